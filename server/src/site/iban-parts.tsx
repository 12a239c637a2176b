import { GERMAN_IBAN_PARTS } from './words/de/home.tsx';
import type { IbanPartNames } from './words/words.ts';

interface Props {
  readonly checkDigits: string;
  readonly blz: string;
  /** Ten characters. */
  readonly kontonummer: string;
  /** German if absent. */
  readonly names?: IbanPartNames;
}

/** The four parts of a German IBAN side by side, each in its colour and with its name. */
export function IbanParts({ checkDigits, blz, kontonummer, names = GERMAN_IBAN_PARTS }: Props) {
  const parts = [
    ['land', 'DE', names.country],
    ['pruef', checkDigits, names.checkDigits],
    ['blz', blz, names.blz],
    ['konto', kontonummer, names.kontonummer],
  ] as const;
  return (
    <dl class="parts">
      {parts.map(([part, characters, name]) => (
        <div class="part">
          <dt>{name}</dt>
          <dd class={`code ${part}`}>{characters}</dd>
        </div>
      ))}
    </dl>
  );
}
