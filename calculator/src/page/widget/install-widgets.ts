import { shared } from '../calculator.ts';
import { makeWidget, widgets } from './make-widget.ts';

/**
 * Puts a widget into each `<div data-iban-rechner>`, also into those that the page adds later, and replaces the widget
 * when its mode changes.
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
  shared.widgets = widgets;
}

function makeWidgets(): void {
  for (const host of document.querySelectorAll<HTMLElement>('[data-iban-rechner]')) {
    try {
      makeWidget(host);
    } catch {
      // The browser is too old, or the page has given the element a shadow root. The element keeps its content.
    }
  }
}
