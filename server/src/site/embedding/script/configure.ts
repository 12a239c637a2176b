import { find } from '../../frame/script/element.ts';
import { loadWholeWhenIdle } from '../../frame/script/load-whole.ts';
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

// The script of the pages „Einbetten“ and “Embed”.

/** In pixels. Other widths are half typed, or make no sense. */
const WIDTHS = { least: 240, most: 1280 };
/** Texts for the fields of each need, with a result and with a fault. */
const SAMPLES: Readonly<Record<Need, Record<Exclude<State, 'empty'>, readonly string[]>>> = {
  build: { result: ['37040044', '532013000'], fault: ['3704004', '532013000'] },
  validate: { result: ['DE89370400440532013000'], fault: ['DE88370400440532013000'] },
  lookup: { result: ['37040044'], fault: ['3704004'] },
  field: { result: ['DE89370400440532013000'], fault: ['DE88370400440532013000'] },
};

const configurator = find('.configurator');
const base = configurator.dataset['base'] || location.origin;
const platform = find<HTMLSelectElement>('[name=platform]');
const frameOption = find<HTMLOptionElement>('[value=frame]');
// The preview shows one of these three.
const preview = find('[data-preview]');
const widgetPlace = find('[data-preview] .widget');
const frame = find<HTMLIFrameElement>('[data-preview] iframe');
const field = find('[data-preview] .own-field');
/** Need, language and state of the preview. */
let previewed = '';

const all = <Kind extends HTMLElement = HTMLElement>(selector: string) =>
  configurator.querySelectorAll<Kind>(selector);

/** Keeps the code and the preview in step with the choices. */
function show(): void {
  setAvailable();
  const { state, ...choice } = chosen();
  find('#snippet-chosen code').textContent = embedCode(choice, base);
  find('#snippet-scripts code').textContent = scriptTags(choice, base);
  find('[data-without-npm]').hidden = !isFramework(choice.platform);
  const hint = hintName(choice.need, choice.platform);
  for (const each of all('[data-hint]')) each.hidden = each.dataset['hint'] !== hint;
  preview.className = `ground ${choice.ground}`;
  showPreview(choice, state);
}

function chosen(): Choice & { state: State } {
  const values: Partial<Record<string, string>> = {};
  for (const input of all<HTMLInputElement>(':is(.choose, .looks) [name]'))
    if (!input.matches('[type=radio]:not(:checked), :disabled')) values[input.name] = input.value;
  const pixels = Number(values['width']);
  const width = pixels >= WIDTHS.least && pixels <= WIDTHS.most ? pixels : DEFAULT_CHOICE.width;
  return { ...DEFAULT_CHOICE, state: 'empty', ...values, width };
}

/** Hides and disables choices without an effect, so that chosen() does not read them. */
function setAvailable(): void {
  const isField = find<HTMLInputElement>('[value=field]').checked;
  frameOption.disabled = isField;
  frameOption.hidden = isField;
  if (isField && frameOption.selected) platform.value = DEFAULT_CHOICE.platform;
  const isFrame = platform.value === 'frame';
  const setLook = (selector: string, isIdle: boolean, around: string) => {
    for (const input of all<HTMLInputElement>(selector)) {
      input.disabled = isIdle;
      input.closest(around)?.toggleAttribute('hidden', isIdle);
    }
  };
  // The page's own field has its look already. A frame is as wide as its place, and can't be filled in from outside.
  setLook('#accent', isField, '.choose > div');
  setLook('#width', isField || isFrame, '.choose > div');
  setLook('[name=state]', isFrame, 'fieldset');
}

function showPreview(choice: Choice, state: State): void {
  const { need, language } = choice;
  const isField = need === 'field';
  const wanted = `${need} ${language} ${state}`;
  const chosenFrame = previewFrame(choice);
  // The widget sets its own `display`, so the element around it is hidden.
  widgetPlace.hidden = isField || chosenFrame !== undefined;
  field.hidden = !isField;
  showFrame(chosenFrame);
  if (wanted !== previewed && isField) fillField(language, state);
  else if (wanted !== previewed && previewed + state !== 'empty') makeWidget(choice, state);
  previewed = wanted;
  widgetPlace.style.cssText = variablesOf(choice).join(';');
}

function showFrame(wanted: ReturnType<typeof previewFrame>): void {
  frame.hidden = wanted === undefined;
  if (!wanted || frame.getAttribute('src') === wanted.path) return;
  Object.assign(frame, { src: wanted.path, title: wanted.title });
  frame.style.height = `${wanted.height}px`;
  // The code to copy declares a dark scheme, too.
  frame.style.colorScheme = wanted.path.includes('theme=dark') ? 'dark' : 'light';
}

function fillField(language: string, state: State): void {
  const input = find<HTMLInputElement>('.own-field input');
  find('.own-field iban-field').dataset['lang'] = language;
  [input.value = ''] = state === 'empty' ? [] : SAMPLES.field[state];
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Makes another widget, since a used one keeps the texts in its fields. */
async function makeWidget({ need, language }: Choice, state: State): Promise<void> {
  const widget = document.createElement('div');
  Object.assign(widget.dataset, { ibanRechner: '', mode: need, lang: language });
  widgetPlace.replaceChildren(widget);
  if (need === 'field' || state === 'empty') return;
  // The observer of embed.js reports new elements a moment later.
  await new Promise((resolve) => setTimeout(resolve));
  const form = widget.shadowRoot?.querySelector('form');
  const inputs = widget.shadowRoot?.querySelectorAll('input') ?? [];
  for (const [index, input] of inputs.entries()) input.value = SAMPLES[need][state][index] ?? '';
  // A form with a fault takes the focus, which stays with the choice here.
  widget.inert = true;
  widget.addEventListener('iban-rechner', () => setTimeout(() => (widget.inert = false)), { once: true });
  form?.requestSubmit();
}

configurator.addEventListener('input', ({ target }) => {
  // Ignores what is typed into the preview.
  if ((target as Element).matches('[name]') && !preview.contains(target as Element)) show();
});
// A width that makes no sense is not used, and does not stay.
const width = find<HTMLInputElement>('#width');
width.addEventListener('change', () => (width.value = String(chosen().width)));
// Sets the frame's height, as the code to copy does.
addEventListener('message', ({ source, data }) => {
  const height = Number(data?.ibanRechner?.height);
  if (source === frame.contentWindow && height) frame.style.height = `${height}px`;
});
loadWholeWhenIdle();
// The browser may have kept the choices of an earlier visit.
show();
