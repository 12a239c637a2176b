import { type CodePiece, codePieces } from '../../frame/code-pieces.ts';
import {
  type Choice,
  DEFAULT_CHOICE,
  embedCode,
  hintName,
  isFramework,
  type Need,
  previewFrame,
  type State,
  scriptTags,
  variablesOf,
} from '../embed-code.ts';

/** In pixels. Other widths are half typed, or make no sense. */
const WIDTHS = { least: 240, most: 1280 };
/** Texts for the fields of each need, with a result and with a fault. */
const SAMPLES: Readonly<Record<Need, Record<Exclude<State, 'empty'>, readonly string[]>>> = {
  build: { result: ['37040044', '532013000'], fault: ['3704004', '532013000'] },
  validate: { result: ['DE89370400440532013000'], fault: ['DE88370400440532013000'] },
  lookup: { result: ['37040044'], fault: ['3704004'] },
  field: { result: ['DE89370400440532013000'], fault: ['DE88370400440532013000'] },
};

/** Keeps the code and the preview in step with the choices. */
function configure(configurator: HTMLElement): void {
  const find = (selector: string) => configurator.querySelector<HTMLElement>(selector);
  const hints = configurator.querySelectorAll<HTMLElement>('[data-hint]');
  const base = configurator.dataset['base'] || location.origin;
  const preview = new Preview(configurator);

  const show = () => {
    setAvailable(configurator);
    const { state, ...choice } = choiceOf(configurator);
    find('#snippet-chosen code')?.replaceChildren(...codePieces(embedCode(choice, base)).flatMap(nodesOf));
    find('#snippet-scripts code')?.replaceChildren(...codePieces(scriptTags(choice, base)).flatMap(nodesOf));
    find('[data-without-npm]')?.toggleAttribute('hidden', !isFramework(choice.platform));
    const hint = hintName(choice.need, choice.platform);
    for (const each of hints) each.hidden = each.dataset['hint'] !== hint;
    const background = find('[data-preview]');
    if (background) background.className = `ground ${choice.ground}`;
    preview.show(choice, state);
  };
  configurator.addEventListener('input', ({ target }) => {
    // Not what somebody types into the preview.
    if ((target as Element).matches('[name]') && !(target as Element).closest('[data-preview]')) show();
  });
  for (const each of configurator.querySelectorAll('[data-choices], [data-looks]'))
    each.removeAttribute('hidden');
  // The browser may have kept the choices of an earlier visit.
  show();
}

function choiceOf(configurator: HTMLElement): Choice & { state: State } {
  const chosen: Partial<Record<string, string>> = {};
  for (const field of configurator.querySelectorAll<HTMLInputElement>(':is(.choose, .looks) [name]'))
    if (!field.matches('[type=radio]:not(:checked), :disabled')) chosen[field.name] = field.value;
  const pixels = Number(chosen['width']);
  const width = pixels >= WIDTHS.least && pixels <= WIDTHS.most ? pixels : DEFAULT_CHOICE.width;
  return { ...DEFAULT_CHOICE, state: 'empty', ...chosen, width };
}

/** Hides and disables choices without an effect, so that choiceOf() does not read them. */
function setAvailable(configurator: HTMLElement): void {
  const isField = configurator.querySelector<HTMLInputElement>('[value=field]')?.checked ?? false;
  const frame = configurator.querySelector<HTMLOptionElement>('[value=frame]');
  const platform = frame?.closest('select');
  if (frame && platform) {
    frame.disabled = isField;
    frame.hidden = isField;
    if (isField && frame.selected) platform.value = DEFAULT_CHOICE.platform;
  }
  const isFrame = platform?.value === 'frame';
  const setLook = (selector: string, isIdle: boolean, around: string) => {
    for (const input of configurator.querySelectorAll<HTMLInputElement>(selector)) {
      input.disabled = isIdle;
      input.closest(around)?.toggleAttribute('hidden', isIdle);
    }
  };
  // The page's own field has its look already. A frame is as wide as its place, and can't be filled in from outside.
  setLook('#accent', isField, '.choose > div');
  setLook('#width', isField || isFrame, '.choose > div');
  setLook('[name=state]', isFrame, 'fieldset');
}

/** The widget, the frame or the field, as it is chosen. */
class Preview {
  readonly #widget: HTMLElement | null;
  readonly #frame: HTMLIFrameElement | null;
  readonly #field: HTMLElement | null;
  #shown = '';

  constructor(configurator: HTMLElement) {
    this.#widget = configurator.querySelector('[data-preview] .widget');
    this.#frame = configurator.querySelector('[data-preview] iframe');
    this.#field = configurator.querySelector('[data-preview] .own-field');
    // Sets the frame's height, as the code to copy does.
    addEventListener('message', ({ source, data }) => {
      const height = Number(data?.ibanRechner?.height);
      if (this.#frame && source === this.#frame.contentWindow && height) this.#frame.height = String(height);
    });
  }

  show(choice: Choice, state: State): void {
    const { need, language } = choice;
    const isField = need === 'field';
    const wanted = `${need} ${language} ${state}`;
    const frame = previewFrame(choice);
    // The widget sets its own `display`, so the element around it is hidden.
    this.#widget?.toggleAttribute('hidden', isField || frame !== undefined);
    this.#field?.toggleAttribute('hidden', !isField);
    this.#showFrame(frame);
    if (wanted !== this.#shown && isField) this.#fillField(language, state);
    else if (wanted !== this.#shown && this.#shown + state !== 'empty') this.#makeWidget(choice, state);
    this.#shown = wanted;
    const widget = this.#widget?.querySelector<HTMLElement>('[data-iban-rechner]');
    for (const name of ['--iban-accent', '--iban-on-accent', '--iban-width'])
      widget?.style.removeProperty(name);
    for (const variable of variablesOf(choice)) {
      const [name = '', value = ''] = variable.split(': ');
      widget?.style.setProperty(name, value);
    }
  }

  #showFrame(frame: ReturnType<typeof previewFrame>): void {
    if (!this.#frame) return;
    this.#frame.hidden = frame === undefined;
    if (!frame || this.#frame.getAttribute('src') === frame.path) return;
    Object.assign(this.#frame, { src: frame.path, title: frame.title, height: frame.height });
    // The code to copy declares a dark scheme, too.
    this.#frame.style.colorScheme = frame.path.includes('theme=dark') ? 'dark' : 'light';
  }

  #fillField(language: string, state: State): void {
    const input = this.#field?.querySelector('input');
    this.#field?.querySelector('iban-field')?.setAttribute('data-lang', language);
    if (!input) return;
    [input.value = ''] = state === 'empty' ? [] : SAMPLES.field[state];
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }

  /** Makes another widget, since a used one keeps the texts in its fields. */
  async #makeWidget({ need, language }: Choice, state: State): Promise<void> {
    const widget = document.createElement('div');
    Object.assign(widget.dataset, { ibanRechner: '', mode: need, lang: language });
    this.#widget?.replaceChildren(widget);
    if (need === 'field' || state === 'empty') return;
    // The script of the widget hears of new elements a moment later.
    await new Promise((resolve) => setTimeout(resolve));
    const form = widget.shadowRoot?.querySelector('form');
    const inputs = widget.shadowRoot?.querySelectorAll('input') ?? [];
    for (const [index, input] of inputs.entries()) input.value = SAMPLES[need][state][index] ?? '';
    // A form with a fault takes the focus, which stays with the choice here.
    widget.inert = true;
    widget.addEventListener('iban-rechner', () => setTimeout(() => (widget.inert = false)), { once: true });
    form?.requestSubmit();
  }
}

/** A piece's nodes, as in snippet.tsx. */
function nodesOf({ text, kind, breaks }: CodePiece): (Node | string)[] {
  const wrap = breaks ? [document.createElement('wbr')] : [];
  if (kind === 'plain') return [...wrap, text];
  const span = document.createElement('span');
  span.className = kind;
  span.textContent = text;
  return [...wrap, span];
}

// The script of the pages „Einbetten“ and “Embed”.
const page = document.querySelector<HTMLElement>('.configurator');
if (page) configure(page);
