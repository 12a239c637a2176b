/** What the form of the home page must make of two texts. */
export type Expected =
  /** A confirmed IBAN. */
  | { readonly confirmed: string }
  /** An IBAN that is computed, not confirmed. */
  | { readonly computed: string }
  /** The card of a wrong IBAN says this. */
  | { readonly wrong: string }
  /** By the rule of its bank, the account has no IBAN. */
  | { readonly refused: string }
  /** The bank is shown, and the account number is asked for. */
  | { readonly bank: string }
  /** The person chooses among banks; the first of them has this BLZ, whatever its name is in the shipped edition. */
  | { readonly choose: string }
  /** What is wrong with the first or second field. */
  | { readonly first: string }
  | { readonly second: string }
  /** A sentence about both fields, and no result. */
  | { readonly question: string };

const IBAN = 'DE89370400440532013000';
const RIGHT: Expected = { confirmed: IBAN };

const NO_BANK: Expected = {
  first: 'Keine Bank gefunden. Versuchen Sie es mit einem Teil des Namens oder nur mit dem Ort.',
};
/** The account 123 at 1822direkt. Rule 10 replaces its BLZ 50050222 by 50050201. */
const AT_1822DIREKT: Expected = { computed: 'DE98500502010000000123' };

/** Texts that people have at hand, in the two fields, and what they lead to once they are submitted. */
export const TEXTS_AT_HAND: readonly (readonly [first: string, second: string, expected: Expected])[] = [
  // Numbers in both fields, in every spelling.
  ['37040044', '532013000', RIGHT],
  ['370 400 44', '532 013 000', RIGHT],
  ['370-400-44', '0532013000', RIGHT],
  ['370.400.44', '532.013.000', RIGHT],
  ['3704 0044', '0532 013000', RIGHT],
  ['370\u00a0400\u00a044', '532\u202f013\u202f000', RIGHT],
  ['10070024', '56002', { confirmed: 'DE61100700240005600200' }],
  ['10050000', '1234567', { computed: 'DE65100500000001234567' }],
  // Swapped.
  ['532013000', '37040044', RIGHT],
  ['532 013 000', '370 400 44', RIGHT],
  // With labels, some in the other field.
  ['BLZ 37040044', 'Kto. 532013000', RIGHT],
  ['BLZ: 370 400 44', 'Kontonummer 532 013 000', RIGHT],
  ['Kto 532013000', 'BLZ 37040044', RIGHT],
  ['Konto-Nr. 532013000', '', { first: 'Geben Sie eine Bankleitzahl' }],
  ['', 'BLZ 37040044', { bank: '370 400 44' }],
  ['Bankleitzahl 37040044', '', { bank: '370 400 44' }],
  // Everything in one field.
  ['37040044 532013000', '', RIGHT],
  ['532013000 / 37040044', '', RIGHT],
  ['Kto 532013000 BLZ 37040044', '', RIGHT],
  ['BLZ 370 400 44, Kto.-Nr. 532 013 000', '', RIGHT],
  ['Commerzbank Köln, BLZ 37040044, Konto 532013000', '', RIGHT],
  ['', 'Konto 532013000, BLZ 37040044', RIGHT],
  ['12345678 10000000', '', { refused: 'Keine IBAN' }],
  // One number.
  ['37040044', '', { bank: '370 400 44' }],
  ['370 400 44', '', { bank: '370 400 44' }],
  ['Commerzbank 37040044', '', { bank: '370 400 44' }],
  ['', '532013000', { first: 'Geben Sie eine Bankleitzahl' }],
  ['532013000', '', { first: 'Eine Bankleitzahl hat 8 Ziffern, diese hat 9.' }],
  ['3704004', '', { first: 'Eine Bankleitzahl hat 8 Ziffern, diese hat 7.' }],
  ['37040045', '', { first: 'Die Bankleitzahl 370 400 45 steht nicht im Verzeichnis' }],
  ['37040045', '532013000', { first: 'Die Bankleitzahl 370 400 45 steht nicht im Verzeichnis' }],
  ['97040044', '532013000', { first: 'Eine Bankleitzahl beginnt mit einer Ziffer von 1 bis 8.' }],
  // A letter or a sign that slipped in.
  ['3704OO44', '532013000', { first: 'Stelle 5 ist ein „O“' }],
  ['37040044', '53201300O', { second: 'Stelle 9 ist ein „O“' }],
  ['37040044x', '532013000', { first: 'Stelle 9 ist ein „X“' }],
  ['37040044', '5320130001234', { second: 'Eine Kontonummer hat höchstens 10 Ziffern, diese hat 13.' }],
  ['37040044', '0', { second: 'Die Kontonummer kann nicht nur aus Nullen bestehen.' }],
  ['37040044', '12.03.2026', { question: '„12.03.2026“ ist ein Datum.' }],
  ['37040044', '5,32013E+08', { question: 'Excel hat diese Zahl gekürzt' }],
  ['10050000', '12345 67', { computed: 'DE65100500000001234567' }],
  // No part of an incomplete number is used.
  ['37040044', '******3000', { second: '„******3000“ ist keine ganze Nummer.' }],
  ['37040044', '-532013000', { second: '„-532013000“ ist keine ganze Nummer.' }],
  ['37040044', 'A-532013000', { second: 'Stelle 1 ist ein „A“' }],
  // Digits after a slash: at some banks, they are the sub-account by rule; elsewhere, only the person knows.
  ['10070024', '56002/00', { confirmed: 'DE61100700240005600200' }],
  ['10050000', '1234567/00', { question: 'Gehört „00“ zur Kontonummer?' }],
  ['', '37040044', { question: 'Das ist die Bankleitzahl von Commerzbank, Köln.' }],
  ['37040044, 532013000, 4711', '', { question: 'lässt sich nicht erkennen' }],
  // Names of banks, and a BIC.
  ['Commerzbank Köln', '', { bank: '370 400 44' }],
  ['Commerzbank Köln', '532013000', { choose: 'BLZ 370 400 44' }],
  ['532013000', 'Commerzbank Köln', { choose: 'BLZ 370 400 44' }],
  ['DKB', '', { bank: '120 300 00' }],
  ['Sparkase Köln', '', { choose: 'BLZ 370 501 98' }],
  ['1822direkt', '', { bank: '500 502 22' }],
  ['COBADEFFXXX', '', { bank: '370 400 44' }],
  ['COBADEFF', '', { bank: '370 400 44' }],
  // The name of a bank and an account number with its label. A bank that is meant without doubt is chosen.
  ['Hamburger Sparkasse Kto 1234566', '', { confirmed: 'DE80200505500001234566' }],
  ['', 'Haspa, Konto 1234566', { confirmed: 'DE80200505500001234566' }],
  ['Kto. 1234566 bei der Haspa', '', { confirmed: 'DE80200505500001234566' }],
  ['Bank: Haspa, Kontonummer: 1234567', '', { computed: 'DE53200505500001234567' }],
  ['HASPDEHHXXX Kto 1234567', '', { computed: 'DE53200505500001234567' }],
  ['Haspa', '1234566', { confirmed: 'DE80200505500001234566' }],
  ['Sparkasse KölnBonn Kto 123', '', { computed: 'DE27370501980000000123' }],
  // A name may begin with digits.
  ['1822direkt Kto 123', '', AT_1822DIREKT],
  ['', '1822direkt, Kontonummer 123', AT_1822DIREKT],
  ['Kto. 123 bei der 1822direkt', '', AT_1822DIREKT],
  ['1822direkt', '123', AT_1822DIREKT],
  ['123', '1822direkt', AT_1822DIREKT],
  // The Bankleitzahl is another bank's.
  ['1822direkt, BLZ 37040044, Kto 532013000', '', { question: 'Welches Konto gemeint ist' }],
  // The only bank that is found is taken, but for one with several Bankleitzahlen.
  ['Sparkase KölnBonn Kto 123', '', { computed: 'DE27370501980000000123' }],
  ['Sparkasse Landsberg Kto 123', '', { computed: 'DE61700520600000000123' }],
  ['Commerzbank Köln, Konto 532013000', '', { choose: 'BLZ 370 400 44' }],
  ['comdirect Kto 123', '', { choose: 'BLZ 200 411 11' }],
  ['Bank von Entenhausen, Konto 123', '', NO_BANK],
  // Without a label, a number beside a name is not read as an account number.
  ['Sparkasse KölnBonn 1234567', '', { question: 'Ist 1234567 die Kontonummer?' }],
  ['1822direkt 12345678', '', { question: 'Ist 12345678 die Kontonummer?' }],
  ['1822direkt 60311 Frankfurt', '', { choose: 'BLZ 500 502 22' }],
  ['3704004 Commerzbank', '', { first: 'hat 8 Ziffern, diese hat 7.' }],
  // A number with typing errors is not read as a name.
  ['3704OO44 Kto 532013000', '', { question: 'In „3704OO44“ stehen Buchstaben.' }],
  // Where both numbers have a label, others in the text do not matter.
  ['3704OO44 Konto 532013000 BLZ 37040044', '', RIGHT],
  ['Konto 532O13000, 1822direkt', '', { question: 'In „532O13000“ stehen Buchstaben.' }],
  ['Kto 1822direkt', '', { choose: 'BLZ 500 502 22' }],
  ['Sparkasse KölnBonn, Hahnenstraße 57', '', NO_BANK],
  ['Sparkasse KölnBonn 50667 Köln', '', { choose: 'BLZ 370 501 98' }],
  ['Sparkasse KölnBonn 12.03.2026', '', NO_BANK],
  ['Sparkasse KölnBonn Konto 12.03.2026', '', { question: '„12.03.2026“ ist ein Datum.' }],
  ['Sparkasse KölnBonn Kundennr. 4711', '', NO_BANK],
  ['Bank von Entenhausen', '', NO_BANK],
  // IBANs, right and wrong.
  ['DE89370400440532013000', '', RIGHT],
  ['DE89 3704 0044 0532 0130 00', '', RIGHT],
  ['iban: de89-3704-0044-0532-0130-00', '', RIGHT],
  ['Max Muster, IBAN DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX', '', RIGHT],
  ['', 'DE89 3704 0044 0532 0130 00', RIGHT],
  ['DE89 3704 0044 0532 0130 00', 'COBADEFFXXX', RIGHT],
  ['DE89 3704 0044 0532 0130 00', '532013000', RIGHT],
  ['AT61 1904 3002 3457 3201', '', { confirmed: 'AT611904300234573201' }],
  ['DE97 1007 0024 0000 0560 02', '', { computed: 'DE97100700240000056002' }],
  ['DE88 3704 0044 0532 0130 00', '', { wrong: 'Eine Stelle ist vertippt oder zwei sind vertauscht.' }],
  ['DE89 3704 0044 0532 0130 0', '', { wrong: 'hat 22 Zeichen, diese hat 21.' }],
  ['DE89 37O4 0044 0532 0130 00', '', { wrong: 'Stelle 7 der IBAN ist ein „O“' }],
  ['XX89 3704 0044 0532 0130 00', '', { wrong: '„XX“ steht nicht im IBAN-Register.' }],
  ['DE89 3704 0044 0532 0130 00', '4711', { question: 'gehören nicht zum selben Konto' }],
  ['', '', { first: 'Geben Sie eine Bankleitzahl, den Namen einer Bank oder eine IBAN ein.' }],
];
