import { type CodePiece, codePieces } from '../../frame/code-pieces.ts';
import {
  type Choice,
  DEFAULT_CHOICE,
  embedCode,
  hintName,
  isFramework,
  scriptTags,
  variablesOf,
} from '../embed-code.ts';

/** Keeps the code and the preview in step with the choices. */
function configure(configurator: HTMLElement, choices: HTMLElement): void {
  const code = configurator.querySelector('#snippet-chosen code');
  const scripts = configurator.querySelector('#snippet-scripts code');
  const withoutNpm = configurator.querySelector('[data-without-npm]');
  const hints = configurator.querySelectorAll<HTMLElement>('[data-hint]');
  const widgets = configurator.querySelectorAll<HTMLElement>('[data-preview] [data-iban-rechner]');
  const fields = configurator.querySelectorAll<HTMLElement>('.own-field');
  const base = configurator.dataset['base'] || location.origin;

  const show = () => {
    setAvailable(choices);
    const choice = choiceOf(choices);
    const isField = choice.need === 'field';
    code?.replaceChildren(...codePieces(embedCode(choice, base)).flatMap(nodesOf));
    scripts?.replaceChildren(...codePieces(scriptTags(choice, base)).flatMap(nodesOf));
    withoutNpm?.toggleAttribute('hidden', !isFramework(choice.platform));
    const hint = hintName(choice.need, choice.platform);
    for (const each of hints) each.hidden = each.dataset['hint'] !== hint;
    for (const field of fields) {
      field.hidden = !isField;
      if (isField) field.querySelector('iban-field')?.setAttribute('data-lang', choice.language);
    }
    for (const widget of widgets) {
      // The widget has a style of its own for itself, so what stands around it is hidden.
      widget.parentElement?.toggleAttribute('hidden', isField);
      if (!isField) preview(widget, choice);
    }
  };
  choices.addEventListener('input', show);
  choices.hidden = false;
  // The browser may have kept the choices of an earlier visit.
  show();
}

function choiceOf(choices: HTMLElement): Choice {
  const chosen: Partial<Record<string, string>> = {};
  for (const field of choices.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]'))
    if (!field.matches('[type=radio]:not(:checked), :disabled')) chosen[field.name] = field.value;
  const rem = Number(chosen['width']);
  const width = rem >= 16 && rem <= 80 ? rem : DEFAULT_CHOICE.width;
  return { ...DEFAULT_CHOICE, ...chosen, width };
}

/** Leaves out what has no effect on the code: choiceOf() does not read it then. */
function setAvailable(choices: HTMLElement): void {
  const isField = choices.querySelector<HTMLInputElement>('[value=field]')?.checked ?? false;
  const frame = choices.querySelector<HTMLOptionElement>('[value=frame]');
  const platform = frame?.closest('select');
  if (frame && platform) {
    frame.disabled = isField;
    if (isField && frame.selected) platform.value = DEFAULT_CHOICE.platform;
  }
  const setDisabled = (name: string, disabled: boolean) =>
    choices.querySelector(`[name=${name}]`)?.toggleAttribute('disabled', disabled);
  // The page around a frame cannot change what is inside, and its own field has the look of the page already.
  for (const name of ['accent', 'width']) setDisabled(name, isField || platform?.value === 'frame');
}

/** The widget notices that its attributes change, and makes itself anew. */
function preview(widget: HTMLElement, choice: Choice): void {
  if (widget.dataset['mode'] !== choice.need) widget.dataset['mode'] = choice.need;
  if ((widget.dataset['lang'] ?? 'de') !== choice.language) widget.dataset['lang'] = choice.language;
  for (const name of ['--iban-accent', '--iban-on-accent', '--iban-width']) widget.style.removeProperty(name);
  for (const variable of variablesOf(choice)) {
    const [name = '', value = ''] = variable.split(': ');
    widget.style.setProperty(name, value);
  }
}

/** As snippet.tsx writes them. */
function nodesOf({ text, kind, breaks }: CodePiece): (Node | string)[] {
  const wrap = breaks ? [document.createElement('wbr')] : [];
  if (kind === 'plain') return [...wrap, text];
  const span = document.createElement('span');
  span.className = kind;
  span.textContent = text;
  return [...wrap, span];
}

// The script of the page „Einbetten“.
const page = document.querySelector<HTMLElement>('.configurator');
const places = page?.querySelector<HTMLElement>('[data-choices]');
if (page && places) configure(page, places);
