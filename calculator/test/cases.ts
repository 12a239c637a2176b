/** A call with its result. The cases are tested with the source, the npm package and the minified script. */
export interface Case {
  call: 'validate' | 'buildIban' | 'lookupBic';
  input: string[];
  /** The result; of validate(), only the properties that the case is about. */
  expected: Record<string, unknown>;
}

const GOOD = 'DE89370400440532013000';
const commerzbank = { name: 'Commerzbank', city: 'Köln', bic: 'COBADEFFXXX' };

const good = (text: string): Case => ({
  call: 'validate',
  input: [text],
  expected: { valid: true, country: 'DE', formatted: 'DE89 3704 0044 0532 0130 00', reasons: [] },
});
const bad = (text: string, ...reasons: string[]): Case => ({
  call: 'validate',
  input: [text],
  expected: { valid: false, reasons },
});
const CHECKSUM =
  'Die IBAN enthält einen Zahlendreher oder Tippfehler. Vergleichen Sie die IBAN mit der Nachricht oder Rechnung.';
const stray = (place: number, character: string, expected = 'eine Ziffer') =>
  `Stelle\u00a0${place} der IBAN ist ${quoted(character)}, dort gehört ${expected} hin.`;
const strayDigit = (field: string, place: number, character: string) =>
  `Eine ${field} hat nur Ziffern. Stelle\u00a0${place} ist ${quoted(character)}.`;
const quoted = (character: string) => `${character === '1' ? 'eine' : 'ein'} „${character}“`;
const unknown = (code: string) => `„${code}“ steht nicht im IBAN-Register.`;
const NO_COUNTRY = 'Eine IBAN beginnt mit zwei Buchstaben für das Land, z.\u202fB. DE.';
const germanLength = (found: number) => `Eine IBAN aus Deutschland hat 22 Zeichen, diese hat ${found}.`;

/** Every separator that is ignored, once each. */
const SEPARATORS = [
  ' \t\n\v\f\r\u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000',
  '\u200b\u200c\u200d\u2060\ufeff\u00ad',
  '-\u058a\u05be\u1400\u1806\u2010\u2011\u2012\u2013\u2014\u2015\u2e17\u2e1a\u2e3a\u2e3b\u301c\u3030\u30a0\ufe31\ufe58\ufe63\uff0d',
  './_',
].join('');

const validations: Case[] = [
  ...[GOOD, 'DE89 3704 0044 0532 0130 00', 'de89370400440532013000', `IBAN ${GOOD}`, `iban: ${GOOD}`].map(
    good,
  ),
  ...[`IBAN:${GOOD}`, `Iban${GOOD}`, 'DE89-3704-0044-0532-0130-00', 'DE89.3704/0044_0532–0130 00'].map(good),
  ...[...SEPARATORS].map((separator) => good([...GOOD].join(separator))),
  bad('', 'Geben Sie die IBAN ein.'),
  bad(' - ', 'Geben Sie die IBAN ein.'),
  bad('IBAN', 'Geben Sie die IBAN ein.'),
  bad('XX89370400440532013000', unknown('XX')),
  bad('12345678', NO_COUNTRY),
  bad('D', NO_COUNTRY),
  // In STRUCTURES, these letters are the end of one country and the start of the next.
  ...['EI', 'TP'].map((code) => bad(`${code}89370400440532013000`, unknown(code))),
  bad('..89370400440532013000', NO_COUNTRY),
  bad('*+89370400440532013000', NO_COUNTRY),
  bad('CONSTRUCTOR', unknown('CO')),
  bad('DE8937040044053201300', germanLength(21)),
  bad('DE893704004405320130000', germanLength(23)),
  bad('DE', germanLength(2)),
  bad('DE89 37O4 0044 0532 0130 00', stray(7, 'O')),
  bad('DE89 37O4 0044 0532 0130 0', germanLength(21), stray(7, 'O')),
  bad('DEO9370400440532013000', stray(3, 'O')),
  bad('GB29 1WBK 6016 1331 9268 19', stray(5, '1', 'ein Buchstabe')),
  bad('FR14 2004 1010 0505 0001 3!02 606', stray(22, '!', 'ein Buchstabe oder eine Ziffer')),
  bad('DE98370400440532013000', CHECKSUM),
  bad('DE89370400440532013009', CHECKSUM),
  bad('DE89370400440532010300', CHECKSUM),
  // ß, full-width and Arabic digits, NUL, a Cyrillic look-alike, a tag, an emoji: neither dropped nor folded.
  bad('DE8937040044053201300ß', stray(22, 'ß')),
  bad('DE8937040044053201300０', stray(22, '０')),
  bad('DE8937040044053201300٠', stray(22, '٠')),
  bad('DE8937040044053201300\0', stray(22, '\0')),
  bad('DЕ89370400440532013000', NO_COUNTRY),
  bad('ſE89370400440532013000', NO_COUNTRY),
  bad('DE893704004405320130 00<b>', germanLength(25), stray(23, '<', 'ein Buchstabe oder eine Ziffer')),
  bad('DE893704004405320130😀', stray(21, '😀')),
  bad(`${GOOD}${GOOD}`, germanLength(44)),
  bad(`${GOOD} ${GOOD}`, germanLength(44)),
  bad(`IBAN IBAN ${GOOD}`, unknown('IB')),
  bad(`DE 89:370400440532013000`, germanLength(23), stray(5, ':')),
  bad('CH930076201162385295', 'Eine IBAN (Schweiz) hat 21 Zeichen, diese hat 20.'),
  bad('AT61190430023457320', 'Eine IBAN (Österreich) hat 20 Zeichen, diese hat 19.'),
  bad(`${GOOD} IBAN`, germanLength(26)),
  good(GOOD + ' '.repeat(999 - GOOD.length)),
  // Longer texts are not read at all, not even without their separators.
  bad(GOOD + ' '.repeat(1000 - GOOD.length), 'Geben Sie die IBAN ein.'),
  { call: 'validate', input: ['ab ß'], expected: { valid: false, country: null, formatted: 'ABß' } },
  { call: 'validate', input: ['de89 370'], expected: { valid: false, country: 'DE', formatted: 'DE89 370' } },
  {
    call: 'validate',
    input: ['DE8😀9370😀'],
    expected: { valid: false, country: 'DE', formatted: 'DE8😀 9370 😀' },
  },
];

const built = (blz: string, kontonummer: string, iban: string, bank: object | null): Case => ({
  call: 'buildIban',
  input: [blz, kontonummer],
  expected: { iban, formatted: iban.replace(/.{4}(?=.)/g, '$& '), bank },
});
const refused = (blz: string, kontonummer: string, error: string): Case => ({
  call: 'buildIban',
  input: [blz, kontonummer],
  expected: { error },
});

const builds: Case[] = [
  built('37040044', '532013000', GOOD, commerzbank),
  built('370 400 44', '0532013000', GOOD, commerzbank),
  built('370-400-44', '532 013 000', GOOD, commerzbank),
  built('370.400/44', '532\u00a0013\u202f000', GOOD, commerzbank),
  built('10000000', '1', 'DE50100000000000000001', null),
  refused(GOOD, '1', 'Das ist eine IBAN.'),
  refused(`IBAN ${GOOD}`, '1', 'Das ist eine IBAN.'),
  // With a wrong check digit, or with a character missing, it is still meant to be an IBAN.
  refused('DE88370400440532013000', '1', 'Das ist eine IBAN.'),
  refused('DE8937040044053201300', '1', 'Das ist eine IBAN.'),
  refused('37040044', GOOD, 'Das ist eine IBAN.'),
  refused('37040044', 'DE89 3704 0044', 'Das ist eine IBAN.'),
  refused('37040044', 'DE89 370', strayDigit('Kontonummer', 1, 'D')),
  refused('', '1', 'Geben Sie die Bankleitzahl ein.'),
  refused('37040044', '', 'Geben Sie die Kontonummer ein.'),
  refused('37040044', ' ', 'Geben Sie die Kontonummer ein.'),
  refused('3704004', '1', 'Eine Bankleitzahl hat 8 Ziffern, diese hat 7.'),
  refused('370400440', '1', 'Eine Bankleitzahl hat 8 Ziffern, diese hat 9.'),
  refused('3704OO44', '1', strayDigit('Bankleitzahl', 5, 'O')),
  refused('07040044', '1', 'Eine Bankleitzahl beginnt mit einer Ziffer von 1 bis 8.'),
  refused('97040044', '1', 'Eine Bankleitzahl beginnt mit einer Ziffer von 1 bis 8.'),
  refused('IBAN37040044', '1', strayDigit('Bankleitzahl', 1, 'I')),
  refused('37040044', '12345678901', 'Eine Kontonummer hat höchstens 10 Ziffern, diese hat 11.'),
  refused('37040044', '0000000000', 'Die Kontonummer kann nicht nur aus Nullen bestehen.'),
  refused('37040044', '0', 'Die Kontonummer kann nicht nur aus Nullen bestehen.'),
  refused('37040044', '12a4', strayDigit('Kontonummer', 3, 'A')),
  refused('37040044', '１２', strayDigit('Kontonummer', 1, '１')),
  refused('37040044', '12\0', strayDigit('Kontonummer', 3, '\0')),
  refused('1E700000', '1', strayDigit('Bankleitzahl', 2, 'E')),
];

const lookups: Case[] = [
  ...['37040044', '370 400 44', GOOD, `IBAN: ${GOOD}`, 'de89 3704 0044 0532 0130 00'].map(
    (text): Case => ({ call: 'lookupBic', input: [text], expected: commerzbank }),
  ),
  // An unknown bank, no BLZ, nothing, a wrong IBAN, one of another country.
  ...['10000000', '3704004', '', 'DE88370400440532013000', 'AT611904300234573201'].map(
    (text): Case => ({ call: 'lookupBic', input: [text], expected: { notFound: true } }),
  ),
  ...['1.203E7', '0XB7905B0', '1203E04', '(.+)', 'IBAN37040044', 'constructor', '３７０４００４４'].map(
    (text): Case => ({ call: 'lookupBic', input: [text], expected: { notFound: true } }),
  ),
];

export const cases: readonly Case[] = [...validations, ...builds, ...lookups];
