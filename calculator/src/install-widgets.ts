import { bare } from './bare.ts';
import { page } from './element.ts';
import { HOSTS } from './names.ts';
import { widget } from './widget.ts';

/**
 * Makes a widget of each `<div data-iban-rechner>`, now and whenever the page gets another.
 *
 * Old browsers lack a part, a page may have shadowed a name of the document, an element may have a shadow root already:
 * then the element stays as it was, with the content that the page gave it, and the page hears nothing of it.
 */
export const installWidgets = (): void => {
  const scan = () => {
    for (const host of page.querySelectorAll<HTMLElement>(HOSTS)) {
      try {
        host.shadowRoot ?? widget(host);
      } catch {}
    }
  };
  try {
    scan();
    new MutationObserver(scan).observe(page, bare);
  } catch {}
};
