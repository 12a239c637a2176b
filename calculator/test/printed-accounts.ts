import { directory } from './bank-directory.ts';
import { fullCalculator } from './full-calculator.ts';

/** Account numbers as people and banks print them, by their digits. */
// biome-ignore format: one a line is a long list
const PRINTED: readonly (readonly [digits: string, printed: readonly string[]])[] = [
  ['532013000', ['532013000', '532 013 000', '532.013.000', '532-013-000', '532/013/000', '53 20 13 00 0',
    '5320 1300 0', '5 3 2 0 1 3 0 0 0', '532\u00a0013\u00a0000', '532\u202f013\u202f000', '532–013–000',
    '532 - 013 - 000', '532  013  000', ' 532013000 ', '532013000.']],
  ['0532013000', ['0532013000', '0532 013 000', '0532 013000']],
  ['1234567890', ['1234 567 890', '1234-567-890', '1234.567.890', '12 3456 7890', '1 234 567 890',
    '12-34567-890', '1234567-890', '12345 67890', '12345/67890', '12345_67890']],
  ['578692700', ['5786927 00', '5786927-00', '57 869 27 00']],
  ['123456303', ['123 456-303', '1234 56-303', '123456-303']],
  ['7743578', ['77 43 578', '7 743 578', '774 3578']],
  ['12345675', ['1234567 5']],
  ['12342024', ['1234 2024']],
  ['1234567', ['12\u200b345\u00ad67']],
  ['123456', ['12345 6']],
  ['12', ['1 2']],
  ['7', ['7']],
];

/** Pairs of an account number as it is printed and its digits. */
export const PRINTED_ACCOUNTS = PRINTED.flatMap(([digits, all]) =>
  all.map((printed) => [printed, digits] as const),
);

/** Texts that are not whole account numbers: digits may be missing. */
// biome-ignore format: one a line is a long list
export const NOT_WHOLE_ACCOUNTS: readonly string[] = [
  '******3000', '…3000', '•••• 3000', '..3000', '#####3000', '***-3000', '-3000', '–3000', '− 3000',
  '- 3000', '3000-', 'xxxxxx3000', 'XXXX 3000', '5320***00', '532013…', '532013...', '12..34567', '/3000',
];

/** Texts with letters, or numbers of other things. They must give no account. */
// biome-ignore format: one a line is a long list
export const NO_ACCOUNTS: readonly string[] = [
  '532O13000', 'A-571162', 'x3000', '532013000x', '5711625,50', '1234567.5', '1.234,56', '9.03.1956',
  '12.03.2026', '2026-03-12', '12/03/2026', '9-3-1956', '3.11.', '3. 11. 56', '5,32013E+08', '12345678901', '1234 5678 901', '0', '000 000', 'gelöscht',
  '12:30', '+49 221 123456', '1 235 893.0', '532 013.50', '1.532013000',
];

/** A bank that gives every account number an IBAN. */
export const TAKES_ALL =
  [...directory.keys()].find((blz) => fullCalculator.explainAccount(blz, '1').state === 'computed') ?? '';
