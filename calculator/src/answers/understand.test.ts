import { expect, it } from 'vitest';
import { fullCalculator } from '../../test/full-calculator.ts';
import type { Meaning } from './judgement.ts';
import { knownBanks } from './known-banks.ts';
import { understand } from './understand.ts';

const HOME: readonly Meaning[] = ['bank', 'kontonummer'];
const WIDGET: readonly Meaning[] = ['blz', 'kontonummer'];
const LOOKUP: readonly Meaning[] = ['bank'];
const CHECK: readonly Meaning[] = ['iban'];
const ROW: readonly Meaning[] = ['iban', 'blz', 'kontonummer'];
const LINE: readonly Meaning[] = ['text'];
const IBAN = 'DE89370400440532013000';
const ACCOUNT = 'account 37040044 532013000';

/** What the fields of a form mean: what was understood, the name of a bank, the new texts, and what is reported. */
type Row = [
  form: readonly Meaning[],
  texts: string[],
  is: string,
  name: string,
  texts: string[],
  told?: string,
];

/** A text after `+` was inserted. A new text `=` stays as it was typed. */
it.each<Row>([
  // Names of banks
  [HOME, [' Commerzbank ', ''], 'name', 'Commerzbank', []],
  [HOME, ['1822direkt', ''], 'name', '1822direkt', []],
  [HOME, ['1abc', ''], 'name', '1abc', []],
  [HOME, ['ab', ''], 'name', 'ab', []],
  [HOME, ['N 26', ''], 'name', 'N 26', []],
  [HOME, ['n26 bank', '532013000'], 'kontonummer 532013000', 'n26 bank', []],
  [HOME, ['Bank IBAN24 eG', ''], 'name', 'Bank IBAN24 eG', []],
  [HOME, [' Volksbank, Hauptstr. 5 ', ''], 'name', 'Volksbank, Hauptstr. 5', []],
  [HOME, ['', 'Commerzbank'], 'name', 'Commerzbank', ['Commerzbank', '']],
  [HOME, ['+Commerzbank', '532013000'], 'name', 'Commerzbank', []],
  [HOME, ['532013000', '+Commerzbank'], 'name', 'Commerzbank', []],
  [HOME, ['  Commerzbank', '532013000'], 'kontonummer 532013000', 'Commerzbank', []],
  [HOME, ['532013000', 'Commerzbank'], 'kontonummer 532013000', 'Commerzbank', ['Commerzbank', '532013000']],
  // No names
  [HOME, ['DE12', ''], 'unread refused', '', []],
  [HOME, ['0O', ''], 'unread refused', '', []],
  [HOME, ['1ab', ''], 'unread refused', '', []],
  [HOME, ['ab 5', ''], 'unread nothing', '', []],
  [HOME, ['', 'Hauptstr. 5'], 'unread nothing', '', []],
  [WIDGET, ['Hauptstr. 5', ''], 'unread nothing', '', []],
  [WIDGET, ['', 'Commerzbank'], 'unread nothing', '', []],
  [HOME, ['Commerzbank', 'x5'], 'unread refused', '', []],
  [HOME, ['Commerzbank', '12/37040044'], 'unread unclear', '', []],
  [HOME, ['Commerzbank', '9.03.1956'], 'unread refused', '', []],
  // Names that are not needed
  [HOME, ['37040044', 'Commerzbank'], 'blz 37040044', '', []],
  [HOME, [IBAN, 'Commerzbank'], `iban ${IBAN}`, '', ['=', '']],
  [HOME, ['Commerzbank', 'BLZ 37040044'], 'blz 37040044', '', ['37040044', ''], 'blz-taken'],
  [HOME, ['Haspa', 'Kto 532013000 BLZ 37040044'], ACCOUNT, '', ['37040044', '532013000'], 'account-taken'],
  // A number alone is what its field asks for
  [HOME, ['532013000', ''], 'blz 532013000', '', []],
  [WIDGET, ['', '37040044'], 'kontonummer 37040044', '', []],
  [LOOKUP, ['370 400 44'], 'blz 37040044', '', []],
  [CHECK, ['532013000'], 'kontonummer 532013000', '', []],
  [LINE, ['532013000'], 'kontonummer 532013000', '', []],
  [CHECK, ['de89 3704 0044 0532 0130 00'], `iban ${IBAN}`, '', []],
  // A label says what a number is
  [HOME, ['BLZ 37040044', ''], 'blz 37040044', '', ['37040044', '=']],
  [LOOKUP, ['BLZ 37040044'], 'blz 37040044', '', ['37040044'], 'blz-taken'],
  [WIDGET, ['', 'BLZ 37040044'], 'blz 37040044', '', ['37040044', ''], 'blz-taken'],
  [HOME, ['37040044', '+BLZ 10070024'], 'blz 10070024', '', ['10070024', ''], 'blz-taken'],
  [HOME, ['', 'Kto 532013000'], 'kontonummer 532013000', '', ['=', '532013000']],
  [HOME, ['37040044', '+Kto 532013000 Haspa'], 'kontonummer 532013000', '', []],
  [WIDGET, ['37040044', '+Konto 532013000, Max Müller'], 'kontonummer 532013000', '', []],
  [WIDGET, ['70020270', '419 / 318 / 4057 (Girokonto)'], 'unread unclear', '', []],
  [WIDGET, ['37040044', '532 013 000 (Girokonto)'], ACCOUNT, '', ['=', '532013000'], 'account-taken'],
  [HOME, ['37040044', '532,013,000'], ACCOUNT, '', ['=', '532013000'], 'account-taken'],
  [HOME, ['37040044', '532,01'], 'unread refused', '', []],
  [HOME, ['37040044', '+Kto 532013000'], 'kontonummer 532013000', '', ['=', '532013000']],
  [HOME, ['Kto 532013000', ''], 'kontonummer 532013000', '', ['', '532013000'], 'kontonummer-taken'],
  [WIDGET, ['Kto 532013000', ''], 'kontonummer 532013000', '', ['', '532013000'], 'kontonummer-taken'],
  [HOME, ['+Kto 532013000', '4711'], 'kontonummer 532013000', '', ['', '532013000'], 'kontonummer-taken'],
  [HOME, ['BLZ 37040044', '532013000'], ACCOUNT, '', ['37040044', '='], 'account-taken'],
  [HOME, ['37040044 532013000', ''], ACCOUNT, '', ['37040044', '532013000'], 'account-taken'],
  [CHECK, ['Kto 532013000 BLZ 37040044'], ACCOUNT, '', []],
  [LINE, ['Kto 532013000 BLZ 37040044'], ACCOUNT, '', []],
  // An account number and a name in one text
  [HOME, ['', 'Kto 532013000 Haspa'], 'kontonummer 532013000', 'Haspa', ['Haspa', '532013000']],
  [HOME, ['Kto 4711 bei der Haspa', ''], 'kontonummer 4711', 'Haspa', ['Haspa', '4711'], 'kontonummer-taken'],
  [
    HOME,
    ['BIC: HASPDEHHXXX Kto 4711', ''],
    'kontonummer 4711',
    'HASPDEHHXXX',
    ['HASPDEHHXXX', '4711'],
    'kontonummer-taken',
  ],
  [WIDGET, ['Haspa Kto 4711', ''], 'kontonummer 4711', 'Haspa', ['Haspa', '4711'], 'kontonummer-taken'],
  [
    HOME,
    ['Haspa 123456789', ''],
    'kontonummer 123456789',
    'Haspa',
    ['Haspa', '123456789'],
    'kontonummer-taken',
  ],
  // A form with one field has no place for the account number, so the text stays
  [LOOKUP, ['Kto 532013000'], 'kontonummer 532013000', '', []],
  [LOOKUP, ['+Haspa Kto 4711'], 'kontonummer 4711', 'Haspa', []],
  [LOOKUP, ['BLZ 37040044 Kto 532013000'], ACCOUNT, '', ['37040044'], 'blz-taken'],
  // White space in a field is not text, inserted or not
  [WIDGET, ['37040044', '+\u00a0'], 'blz 37040044', '', []],
  [WIDGET, ['+ ', ''], 'empty', '', []],
  // A number after a name is not read as an unknown Bankleitzahl, so the name is not lost
  [HOME, ['Haspa 12345678', ''], 'unread unclear', '', []],
  [HOME, ['Haspa 1234567', ''], 'unread unclear', '', []],
  [HOME, ['3704004 Commerzbank', ''], 'blz 3704004', '', []],
  [HOME, ['(3704004) Commerzbank', ''], 'blz 3704004', '', []],
  [HOME, ['12345678 Haspa', ''], 'blz 12345678', '', []],
  [HOME, ['532013000 Haspa', ''], 'unread unclear', '', []],
  [HOME, ['Commerzbank, BLZ 3704004', ''], 'blz 3704004', '', []],
  [HOME, ['Commerzbank 37040044', ''], 'blz 37040044', '', ['37040044', '=']],
  // A name that contradicts the Bankleitzahl stays, to be asked about with the account number
  [HOME, ['+Commerzbank 10010010', ''], 'blz 10010010', '', []],
  [WIDGET, ['10010010 Commerzbank', '532013000'], 'unread unclear', '', []],
  [HOME, ['37040044 Müller', ''], 'blz 37040044', '', ['37040044', '='], 'blz-taken'],
  // Digits of an incomplete number
  [WIDGET, ['', ' …3000 '], 'not-whole 1 …3000', '', []],
  [WIDGET, ['', '****'], 'unread nothing', '', []],
  // Letters glued to digits, and a label
  [HOME, ['37040044 532013000', ' abc571162 '], 'unread refused', '', []],
  [WIDGET, ['37040044', 'Kto571162'], 'account 37040044 571162', '', ['=', '571162'], 'account-taken'],
  [CHECK, ['…3000'], 'unread refused', '', []],
  [LINE, ['…3000'], 'unread refused', '', []],
  // Each number goes into its field; an inserted account replaces what was there, but a submit refuses both
  [WIDGET, ['532013000', '37040044'], ACCOUNT, '', ['37040044', '532013000'], 'put-right'],
  [WIDGET, ['532 013 000', '+370 400 44'], ACCOUNT, '', ['37040044', '532013000'], 'put-right'],
  [WIDGET, ['', '+BLZ 37040044'], 'blz 37040044', '', ['37040044', ''], 'blz-taken'],
  [WIDGET, ['BLZ 37040044', 'Kto. 532 013 000'], ACCOUNT, '', ['37040044', '532013000'], 'account-taken'],
  [WIDGET, ['37040044', 'Kto. 532 013 000'], ACCOUNT, '', ['=', '532013000'], 'account-taken'],
  [WIDGET, ['Commerzbank 37040044', ''], 'blz 37040044', '', ['37040044', '=']],
  [WIDGET, ['10050000', '+37040044 532013000'], ACCOUNT, '', ['37040044', '532013000'], 'account-taken'],
  [WIDGET, ['37040044 532013000', '4711'], 'unread unclear', '', []],
  [WIDGET, ['37040044', '9.03.1956'], 'unread refused', '', []],
  [WIDGET, ['37040044', '532013000 532013001'], 'unread unclear', '', []],
  // A short number beside a Bankleitzahl is not part of it
  [WIDGET, ['37040044', '37040044 12'], 'unread unclear', '', []],
  [WIDGET, ['37040044', '370 400 44 7'], 'unread unclear', '', []],
  [WIDGET, ['37040044', '12 37040044'], 'account 37040044 12', '', ['=', '12'], 'account-taken'],
  [WIDGET, ['37040044', '12 37040044.'], 'account 37040044 12', '', ['=', '12'], 'account-taken'],
  [HOME, ['', '12/37040044'], 'unread unclear', '', []],
  [HOME, ['', '37040044/12'], 'unread unclear', '', []],
  [HOME, ['37040044/12', ''], 'unread unclear', '', []],
  [HOME, ['4711 Müller 532013000 37040044', ''], 'unread unclear', '', []],
  // Whether a tail belongs to the number is asked, even if the two numbers are swapped
  [
    WIDGET,
    ['1234567/00', '37040044'],
    'tail 37040044 1234567 00',
    '',
    ['37040044', '1234567/00'],
    'put-right',
  ],
  [WIDGET, ['37040044', '1234567/00'], 'tail 37040044 1234567 00', '', []],
  [WIDGET, ['37040044', '1234567/00.'], 'tail 37040044 1234567 00', '', []],
  [WIDGET, ['37040044', '1234/000'], 'tail 37040044 1234 000', '', []],
  // No tail: the number before it is too short, or the tail is too long, or there is a second slash
  [WIDGET, ['37040044', '12 3/00'], 'account 37040044 12300', '', []],
  [WIDGET, ['37040044', '123456/0000'], 'account 37040044 1234560000', '', []],
  [WIDGET, ['37040044', '1234/567/00'], 'account 37040044 123456700', '', []],
  // Digits far apart are one number only in a text of up to 60 characters
  [WIDGET, ['37040044', `123${' '.repeat(54)}456`], 'account 37040044 123456', '', []],
  [WIDGET, ['37040044', `123${' '.repeat(55)}456`], 'unread unclear', '', []],
  [
    WIDGET,
    ['1234567890', '37040044'],
    'account 37040044 1234567890',
    '',
    ['37040044', '1234567890'],
    'put-right',
  ],
  [WIDGET, ['12345678901', '37040044'], 'account 12345678901 37040044', '', []],
  // An IBAN stays where it is if no field is for one
  ...['', 'IBAN: '].flatMap((before): Row[] => [
    [WIDGET, ['', before + IBAN], `iban ${IBAN}`, '', []],
    [WIDGET, ['37040044', before + IBAN], `iban ${IBAN}`, '', []],
    [WIDGET, [`${before}DE88 3704 0044 0532 0130 00`, ''], 'iban DE88370400440532013000', '', []],
  ]),
  [HOME, ['', `+${IBAN}`], `iban ${IBAN}`, '', ['DE89 3704 0044 0532 0130 00', ''], 'iban-taken'],
  // An IBAN is one with any separators, also if it is a single word
  [HOME, [`IBAN-${IBAN}`, ''], `iban ${IBAN}`, '', []],
  [HOME, ['NO_93_86_01_11_17_94_7', ''], 'iban NO9386011117947', '', []],
  [HOME, ['I B A N: D E 8 9 3704 0044 0532 0130 00', ''], `iban ${IBAN}`, '', []],
  [HOME, [IBAN, '4711'], 'unread contradiction', '', []],
  [HOME, [`+${IBAN}`, '4711'], `iban ${IBAN}`, '', []],
  // A part of an IBAN: what was typed stays, since the rest may be masked
  [HOME, ['+IBAN: DE89 3704 **** **** **30 00', ''], 'iban DE893704', '', []],
  [CHECK, ['IBAN: DE89 3704 0044 O532 O13O OO'], 'iban DE8937040044O532O13O', '', []],
  // The first characters of an IBAN beside an account belong to its IBAN or to another
  [ROW, ['DE89', '37040044', '532013000'], ACCOUNT, '', []],
  [ROW, ['DE8 9', '37040044', '532013000'], ACCOUNT, '', []],
  [ROW, ['DE12', '37040044', '532013000'], 'unread contradiction', '', []],
  [ROW, ['de1', '37040044', '532013000'], 'unread contradiction', '', []],
  [ROW, ['AT', '37040044', '532013000'], ACCOUNT, '', []],
  [ROW, ['folgt', '37040044', '532013000'], ACCOUNT, '', []],
  [ROW, ['DE89', '10060198', '1234567'], 'unread contradiction', '', []],
  [ROW, ['DE89', '', ''], 'unread nothing', '', []],
  [ROW, ['DE89', 'Hans', ''], 'iban DE89', '', []],
  [ROW, ['DE89', '', '4711'], 'kontonummer 4711', '', []],
  [HOME, ['37040044', `+${IBAN}`], `iban ${IBAN}`, '', ['DE89 3704 0044 0532 0130 00', ''], 'iban-taken'],
  [WIDGET, ['37040044', `+${IBAN}`], `iban ${IBAN}`, '', []],
])('%j with %j is %s', (form, given, is, name, texts, told = undefined) => {
  const typed = form.map((meaning, place) => {
    const text = given[place] ?? '';
    return text.startsWith('+') ? { meaning, text: text.slice(1), isInserted: true } : { meaning, text };
  });
  const { understood, ...rest } = understand(typed, knownBanks(fullCalculator));
  const { code, reading, ...numbers } = { reading: undefined, ...understood };
  const written = rest.texts.map((text) => text ?? '=');
  expect({
    is: [code, ...(reading ? [(reading as { code: string }).code] : Object.values(numbers))].join(' '),
    name: rest.name,
    texts: written.every((text) => text === '=') ? [] : written,
    told: rest.correction ?? undefined,
  }).toEqual({ is, name, texts, told });
});
