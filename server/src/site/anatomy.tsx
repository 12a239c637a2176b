/** The worked example, as the IBAN registry has it for Germany. */
export const EXAMPLE = {
  blz: '37040044',
  kontonummer: '532013000',
  iban: 'DE89 3704 0044 0532 0130 00',
} as const;

const PARTS = [
  ['land', 'DE', 'Land'],
  ['pruef', '89', 'Prüfziffern'],
  ['blz', '37040044', 'Bankleitzahl'],
  ['konto', '0532013000', 'Kontonummer'],
] as const;

/**
 * The parts of an IBAN side by side, each with its name: what the eye needs to read one.
 *
 * Once the calculator has a result, browser/show-own-iban.ts puts the visitor's IBAN in the place of the example.
 */
export function Anatomy() {
  return (
    <figure class="anatomy" data-anatomy="">
      <p class="whose">Beispiel</p>
      <dl class="parts">
        {PARTS.map(([part, digits, name]) => (
          <div class="part">
            <dt>{name}</dt>
            <dd class={`code ${part}`}>{digits}</dd>
          </div>
        ))}
      </dl>
      <figcaption>
        Eine deutsche IBAN hat vier Teile. Die zwei Prüfziffern verraten Tippfehler, die Kontonummer ist mit
        Nullen auf zehn Stellen gebracht.
      </figcaption>
    </figure>
  );
}
