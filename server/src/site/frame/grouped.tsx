import { groupedBlz } from '../../calculator/functions.ts';

/**
 * A BLZ in the usual groups, which stay on one line: 370 400 44. Margins separate them, not spaces, so that a visitor
 * who selects the BLZ copies it as one word.
 */
export function Blz({ blz }: { blz: string }) {
  return (
    <span class="held">
      <span class="code grouped">
        {groupedBlz(blz)
          .split('\u00a0')
          .map((group) => (
            <span>{group}</span>
          ))}
      </span>
    </span>
  );
}

type Props = Readonly<Record<'checkDigits' | 'blz' | 'kontonummer', string>>;

/** The four parts of a German IBAN side by side, each in its colour and with its name. The last has ten characters. */
export function IbanParts({ checkDigits, blz, kontonummer }: Props) {
  const parts = [
    ['land', 'DE', 'Land'],
    ['pruef', checkDigits, 'Prüfziffern'],
    ['blz', blz, 'Bankleitzahl'],
    ['konto', kontonummer, 'Kontonummer'],
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
