/** On paper, the fields and buttons of a calculator are of no use: only its result is left. */
export function printResults(): void {
  // By then embed.js has run, whichever of the two scripts came first.
  addEventListener('load', () => {
    const sheet = new CSSStyleSheet();
    // A button stands between two texts, which without it would run into one another.
    sheet.replaceSync(`@media print {
      form { padding: 0 }
      form > :not(output) { display: none }
      button { visibility: hidden; height: 0; padding: 0; border: 0 }
    }`);
    for (const { shadowRoot } of document.querySelectorAll('[data-iban-rechner]'))
      shadowRoot?.adoptedStyleSheets.push(sheet);
  });
}
