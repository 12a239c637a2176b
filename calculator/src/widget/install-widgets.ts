import { ENGLISH_ELEMENTS } from '../parts/english-elements.ts';
import type { PartName } from '../parts/shared.ts';
import { withoutPrototype } from '../without-prototype.ts';
import { type Form, makeForm } from './form.ts';
import { loadParts, markLoaded } from './load-parts.ts';
import { MODES, type Mode } from './modes.ts';
import css from './widget.css';

/** The mode that each widget of the page has now, its form, and what has made that: the language. */
const widgets = new WeakMap<HTMLElement, Form & { readonly mode: Mode; readonly make: typeof makeForm }>();

/** What makes the form of an English widget. It is German until en.js has come. */
let makeEnglish: typeof makeForm = makeForm;

/**
 * Puts a widget into each `<div data-iban-rechner>`, also into those that the page adds later, and replaces the widget
 * when its mode or its language changes.
 *
 * @throws if the browser is too old, or the page has shadowed a name of the document
 */
export function installWidgets(): void {
  makeWidgets();
  new MutationObserver(makeWidgets).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-mode', 'data-lang', 'lang'],
  });
}

/**
 * Makes each result that is shown anew, since a part has come. The English words replace the German widgets that wait for
 * them.
 *
 * @param name the script that has come
 * @param make only for `en`: what makes the form of a widget in English
 */
export function refreshResults(name: PartName, make = makeEnglish): void {
  markLoaded(name);
  makeEnglish = make;
  makeWidgets();
  for (const host of hosts()) widgets.get(host)?.refresh();
}

const hosts = () => document.querySelectorAll<HTMLElement>('[data-iban-rechner]');

function makeWidgets(): void {
  for (const host of hosts()) {
    try {
      makeWidget(host);
    } catch {
      // The browser is too old, or the page has given the element a shadow root. The element keeps its content.
    }
  }
}

function makeWidget(host: HTMLElement): void {
  const mode = MODES.find(({ name }) => name === host.dataset['mode']) ?? MODES[0];
  const make = makerFor(host);
  const present = widgets.get(host);
  if (mode === present?.mode && make === present.make) return;
  // The form is made first: if that fails, the page's element is unchanged.
  const made = make(host, mode, loadParts);
  present?.withdraw();
  const root = present ? host.shadowRoot : makeRoot(host);
  root?.replaceChildren(made.form);
  widgets.set(host, { ...made, mode, make });
}

/** What makes the form in the widget's language. */
function makerFor(host: HTMLElement): typeof makeForm {
  if (!host.matches(ENGLISH_ELEMENTS)) return makeForm;
  // At once, not at the first focus: nobody has typed into the German widget then.
  loadParts(['en']);
  return makeEnglish;
}

function makeRoot(host: HTMLElement): ShadowRoot {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const root = host.attachShadow(withoutPrototype({ mode: 'open' as const }));
  root.adoptedStyleSheets = [sheet];
  // The page's styles may hide every div, even with !important. Only an important style of the element itself wins.
  host.style.setProperty('display', 'block', 'important');
  return root;
}
