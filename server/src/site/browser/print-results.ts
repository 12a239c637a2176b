/**
 * Makes what is printed a document of its own: the address and the day stand above it, and of a calculator what was
 * asked and the result. Buttons are of no use on paper.
 */
export function printResults(): void {
  const note = document.createElement('p');
  note.className = 'printed';
  document.querySelector('main')?.prepend(note);
  const tellDay = () => {
    const day = new Date().toLocaleDateString('de-DE', { dateStyle: 'long' }).replace(' ', '\u00a0');
    note.textContent = `${location.host}, gedruckt am ${day}`;
  };
  // Not every browser tells of printing; a page may be open for days.
  tellDay();
  addEventListener('beforeprint', tellDay);

  // By then embed.js has run, whichever of the two scripts came first.
  addEventListener('load', () => {
    const sheet = new CSSStyleSheet();
    // The buttons of a result stand in a div.
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
