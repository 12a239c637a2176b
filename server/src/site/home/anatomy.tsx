import { EXAMPLE_ACCOUNT } from '../example-account.ts';
import { IbanParts } from '../iban-parts.tsx';
import type { HomeWords } from '../words/words.ts';

/**
 * The parts of the example IBAN. Once the calculator has a result, browser/show-own-iban.ts shows the visitor's own IBAN
 * here instead.
 */
export function Anatomy({ words }: { words: HomeWords['anatomy'] }) {
  const { blz, kontonummer } = EXAMPLE_ACCOUNT;
  return (
    <figure class="anatomy" data-anatomy="">
      <p class="whose">{words.example}</p>
      <IbanParts checkDigits="89" blz={blz} kontonummer={kontonummer.padStart(10, '0')} names={words.parts} />
      <figcaption>{words.caption}</figcaption>
    </figure>
  );
}
