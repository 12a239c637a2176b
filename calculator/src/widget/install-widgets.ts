import { own } from '../own.ts';
import { makeForm } from './form.ts';
import { MODES, type Mode } from './modes.ts';
import css from './widget.css';

/** The modes of this page's widgets. */
const modes = new WeakMap<HTMLElement, Mode>();

/**
 * Makes a widget of each `<div data-iban-rechner>`, now and whenever the page gets another, and makes it anew when its
 * `data-mode` changes.
 *
 * @throws where the browser is too old, or the page has shadowed a name of the document
 */
export function installWidgets(): void {
  makeWidgets();
  new MutationObserver(makeWidgets).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-mode'],
  });
}

function makeWidgets(): void {
  for (const host of document.querySelectorAll<HTMLElement>('[data-iban-rechner]')) {
    try {
      makeWidget(host);
    } catch {
      // An old browser lacks a part, or the element has a root of the page's own. It keeps its content.
    }
  }
}

function makeWidget(host: HTMLElement): void {
  const mode = MODES.find(({ name }) => name === host.dataset['mode']) ?? MODES[0];
  const present = modes.get(host);
  if (mode === present) return;
  // What may fail comes before the page's element is touched.
  const form = makeForm(host, own(mode));
  const root = present ? host.shadowRoot : makeRoot(host);
  root?.replaceChildren(form);
  modes.set(host, mode);
}

function makeRoot(host: HTMLElement): ShadowRoot {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const root = host.attachShadow(own({ mode: 'open' as const }));
  root.adoptedStyleSheets = [sheet];
  // A page's reset may hide every div. Only an important declaration of the element itself is stronger.
  host.style.setProperty('display', 'block', 'important');
  return root;
}
