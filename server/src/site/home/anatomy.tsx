import { EXAMPLE_ACCOUNT } from '../example-account.ts';
import { IbanParts } from '../iban-parts.tsx';
import type { HomeWords } from '../words/words.ts';

/** The parts of the example IBAN. */
export function Anatomy({ words }: { words: HomeWords['anatomy'] }) {
  const { blz, kontonummer } = EXAMPLE_ACCOUNT;
  return (
    <figure class="anatomy">
      <p class="whose">{words.example}</p>
      <IbanParts checkDigits="89" blz={blz} kontonummer={kontonummer.padStart(10, '0')} names={words.parts} />
      <figcaption>{words.caption}</figcaption>
    </figure>
  );
}
