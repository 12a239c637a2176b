import { type CodePiece, codePieces } from '../../code-pieces.ts';
import { type Choice, DEFAULT_CHOICE, embedCode, variablesOf } from '../../embedding/embed-code.ts';

/** Keeps the code and the preview in step with the choices. */
function configure(configurator: HTMLElement, form: HTMLFormElement): void {
  const code = configurator.querySelector('#snippet-chosen code');
  const hint = configurator.querySelector('[data-hint]');
  const widgets = configurator.querySelectorAll<HTMLElement>('[data-preview] [data-iban-rechner]');
  const base = configurator.dataset['base'] || location.origin;

  const show = () => {
    const choice = choiceOf(form);
    const isFrame = choice.platform === 'frame';
    // The page around a frame cannot change what is inside.
    for (const name of ['accent', 'width']) setDisabled(form, name, isFrame);
    code?.replaceChildren(...codePieces(embedCode(choice, base)).flatMap(nodesOf));
    if (hint) hint.textContent = HINTS[choice.platform];
    for (const widget of widgets) preview(widget, isFrame ? { ...choice, ...LOOK } : choice);
  };
  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.hidden = false;
  // The browser may have kept the choices of an earlier visit.
  show();
}

const { accent, width } = DEFAULT_CHOICE;
const LOOK = { accent, width };

/** Where the code goes, and what to know about it there. */
const HINTS: Readonly<Record<Choice['platform'], string>> = {
  html: 'Kopieren Sie den Code an die Stelle der Seite, an der er erscheinen soll.',
  wordpress:
    'Fügen Sie den Code in einen Block „Individuelles HTML“ ein. Bei WordPress.com erlaubt das nur ein Tarif mit Plugins; sonst hilft der Rahmen.',
  react: 'Für React 19, auch in Next.js. Der Baustein läuft nur im Browser; auf dem Server bleibt er leer.',
  vue: 'Für Vue 3, auch in Nuxt.',
  frame:
    'Im Rahmen läuft kein Skript von uns auf Ihrer Seite. Das kleine Skript darunter führt die Höhe mit; ohne das Skript bleibt sie fest, und der Inhalt lässt sich rollen. Farbe und Breite gibt es im Rahmen nicht; theme=dark in der Adresse macht ihn dunkel.',
};

function choiceOf(form: HTMLFormElement): Choice {
  const chosen = Object.fromEntries(new FormData(form)) as Partial<Record<keyof Choice, string>>;
  const rem = Number(chosen.width);
  return {
    ...DEFAULT_CHOICE,
    ...chosen,
    width: rem >= 16 && rem <= 80 ? rem : DEFAULT_CHOICE.width,
  } as Choice;
}

function setDisabled(form: HTMLFormElement, name: string, disabled: boolean): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.disabled = disabled;
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
const choices = page?.querySelector<HTMLFormElement>('[data-choices]');
if (page && choices) configure(page, choices);
