import { withoutPrototype } from '../../iban/own-properties.ts';
import { type Sharing, sharedOf, withCalculator } from '../shared.ts';
import css from './good.css';
import { type GoodView, makeGoodView } from './good-view.ts';
import type { Widget } from './widget.ts';

/** These may change the words of a widget. */
const ATTRIBUTES = [
  'lang',
  'data-lang',
  ...['iban', 'blz', 'account', 'button'].map((name) => `data-label-${name}`),
];

/** Gives the good view to the widgets of the page, and to those that are added later. */
export function installGoodView(): void {
  function install(calculator: Sharing): void {
    const shared = sharedOf(calculator);
    const { widgets, refresh } = shared;
    // The first of formular.js and banken.js installs the view. Widgets of version 0.4 have their own view.
    if (!widgets || shared.takeOver) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    const views = new WeakMap<HTMLElement, GoodView>();
    shared.takeOver = (widget: Widget) => {
      const root = widget.form.getRootNode() as ShadowRoot & { host: HTMLElement };
      root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((each) => each !== sheet), sheet];
      views.set(root.host, makeGoodView(widget, calculator));
    };
    const hosts = () => [...document.querySelectorAll<HTMLElement>('[data-iban-rechner]')];
    shared.refresh = (name) => {
      refresh?.(name);
      for (const host of hosts()) views.get(host)?.refresh();
    };
    for (const host of hosts()) {
      const widget = widgets.get(host);
      if (widget) shared.takeOver(widget);
    }
    // If banken.js has installed the view, embed.js need not load formular.js any more.
    shared.refresh('formular');
    new MutationObserver(() => {
      for (const host of hosts()) views.get(host)?.adapt();
    }).observe(document, withoutPrototype({ subtree: true, attributeFilter: ATTRIBUTES }));
  }
  try {
    withCalculator(install);
  } catch {
    // The browser is too old, or the page has shadowed a name of the document. The plain view still works.
  }
}
