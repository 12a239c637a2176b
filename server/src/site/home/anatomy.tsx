import { EXAMPLE_ACCOUNT } from '../example-account.ts';
import { IbanParts } from '../iban-parts.tsx';

/**
 * The parts of the example IBAN. Once the calculator has a result, browser/show-own-iban.ts shows the visitor's own IBAN
 * here instead.
 */
export function Anatomy() {
  const { blz, kontonummer } = EXAMPLE_ACCOUNT;
  return (
    <figure class="anatomy" data-anatomy="">
      <p class="whose">Beispiel</p>
      <IbanParts checkDigits="89" blz={blz} kontonummer={kontonummer.padStart(10, '0')} />
      <figcaption>
        Eine deutsche IBAN hat vier Teile. Die zwei Prüfziffern verraten Tippfehler, die Kontonummer ist mit
        Nullen auf zehn Stellen gebracht.
      </figcaption>
    </figure>
  );
}
