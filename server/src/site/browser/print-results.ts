/** On paper, the fields and buttons of a calculator are of no use: only its result is left. */
export function printResults(): void {
  // By then embed.js has run, whichever of the two scripts came first.
  addEventListener('load', () => {
    const sheet = new CSSStyleSheet();
    // The buttons of a result stand in a div.
    sheet.replaceSync(`@media print {
      form { padding: 0 }
      form > :not(output), div { display: none }
    }`);
    for (const { shadowRoot } of document.querySelectorAll('[data-iban-rechner]'))
      shadowRoot?.adoptedStyleSheets.push(sheet);
  });
}
