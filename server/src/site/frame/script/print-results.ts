import { element } from './element.ts';
import { PAGE_WORDS } from './words.ts';

/**
 * Prepares the page for printing: on paper, the site's address and the day are on top, and widgets show only their
 * fields and results.
 */
export function printResults(): void {
  const note = element('p', 'printed');
  document.querySelector('main')?.prepend(note);
  const writeDay = () => {
    const day = new Date()
      .toLocaleDateString(PAGE_WORDS.locale, { dateStyle: 'long' })
      .replace(' ', '\u00a0');
    note.textContent = PAGE_WORDS.printed(location.host, day);
  };
  // Written now for browsers without `beforeprint`, and again before printing, since a page may be open for days.
  writeDay();
  addEventListener('beforeprint', writeDay);

  // embed.js has made the widgets by then.
  addEventListener('load', () => {
    const sheet = new CSSStyleSheet();
    // `div` is the element around the buttons of a result.
    sheet.replaceSync(`@media print {
      form { padding: 0 }
      form > :not(label, output), div { display: none }
      input { min-height: 0; padding: 0; border: 0; font-family: ui-monospace, monospace }
      :focus-visible { outline: 0 }
      output { break-inside: avoid }
    }`);
    for (const { shadowRoot } of document.querySelectorAll('[data-iban-rechner]'))
      shadowRoot?.adoptedStyleSheets.push(sheet);
  });
}
