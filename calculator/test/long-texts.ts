import type { Typed } from '../src/answers/judgement.ts';

// biome-ignore format: one line for each kind
const PIECES = [
  '1/', '1 ', '1,', '1.', '1,1', '1 - ', '123 456 789 ', '1234567890', '(', '(10-', '.', ',', '-', '*',
  'IBAN ', 'IBANDE12', 'DE ', 'DE12 ', 'DE89 3704 0044 0532 0130 00 ', 'RF18 ', 'ATU1 ', 'FR1 ', 'CHE-1',
  'Kto ', 'Kto 1 ', 'BLZ 37040044 ', 'Kto/BLZ ', '37040044 ', 'Kto 532013000 BLZ 37040044\n', 'b.l.z',
  'Bank 1 ', 'a 1 ', 'a-', 'xx ', 'O0', 'a.b', 'a@', 'http://a', '4711 (Kunde) ', '1 Jan ', '€1 ', '\u202e',
  'Guten Tag, wir danken für Ihre Bestellung Nr. 4711 vom 12.03.2026 über 123,45 EUR (Tel. 0221 123456).\n',
];

/** Pieces that make reading slow when they are repeated, by name. The last ones differ each time. */
export const SLOW_PIECES: Readonly<Record<string, (count: number) => string>> = {
  ...Object.fromEntries(PIECES.map((piece) => [JSON.stringify(piece), () => piece])),
  'the line below the titles of a table': (count) => (count === 0 ? '\n' : '-|'),
  'numbers that differ': (count) => `${10_000 + count}, `,
  'Bankleitzahlen that differ': (count) => `BLZ ${10_000_000 + count} ${10_000 + count} `,
  'accounts that differ': (count) => `Kto ${10_000 + count} BLZ ${10_000_000 + count}\n`,
  'words that differ': (count) => `w${'abcdefghij'.charAt(count % 10)}${'x'.repeat(count % 7)} ${count} `,
};

/** A text that repeats one of these pieces, at least `length` characters long. */
export function longText(name: string, length: number): string {
  let text = '';
  for (let count = 0; text.length < length; count++) text += SLOW_PIECES[name]?.(count) ?? ' ';
  return text;
}

/** The fields and other places where a text may be pasted. */
export const PLACES: Readonly<Record<string, (text: string) => readonly Typed[]>> = {
  'a line': (text) => [{ meaning: 'text', text }],
  'the field for an IBAN': (text) => [{ meaning: 'iban', text }],
  'the home page, pasted': (text) => [
    { meaning: 'bank', text, isInserted: true },
    { meaning: 'kontonummer', text: '' },
  ],
  'the field for the account number': (text) => [
    { meaning: 'bank', text: '37040044' },
    { meaning: 'kontonummer', text },
  ],
};
