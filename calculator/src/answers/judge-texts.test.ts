import { describe, expect, it } from 'vitest';
import { fullCalculator } from '../../test/full-calculator.ts';
import { group } from '../iban/clean.ts';
import { cleanIban } from '../iban/faults.ts';
import { judge } from './judge.ts';
import type { Meaning } from './judgement.ts';

/** The ways in which a text gets into a field. Only a pasted text has its line breaks. */
const WAYS = ['pasted', 'typed and submitted'] as const;
const FORMS = {
  build: ['blz', 'kontonummer'],
  home: ['bank', 'kontonummer'],
  validate: ['iban'],
  lookup: ['bank'],
} satisfies Record<string, readonly Meaning[]>;
type Mode = keyof typeof FORMS;
const IBAN = 'DE89370400440532013000';
const PLACES = [
  ['build', 0],
  ['build', 1],
  ['home', 0],
  ['home', 1],
  ['validate', 0],
  ['lookup', 0],
] as const;

function readIn(mode: Mode, place: number, text: string, way: (typeof WAYS)[number]) {
  const inField = text.replace(/\s*[\r\n]+\s*/g, ' ').trim();
  const typed = FORMS[mode].map((_, index) => (index === place ? inField : ''));
  const isInserted = way === 'pasted';
  const judgement = judge(
    FORMS[mode].map((meaning, index) =>
      index === place && isInserted ? { meaning, text, isInserted } : { meaning, text: typed[index] ?? '' },
    ),
    fullCalculator,
  );
  return { judgement, typed, texts: typed.map((before, index) => judgement.texts[index] ?? before) };
}

/** What the fields must contain after a text with this meaning. */
function expectedTexts(mode: Mode, meaning: string, typed: readonly string[]): readonly string[] {
  if (meaning === IBAN) return mode === 'build' ? typed : [group(IBAN), ''];
  if (mode === 'validate') return typed;
  return meaning.split(' ').slice(0, mode === 'lookup' ? 1 : 2);
}

/** Texts of every form with their accounts: Bankleitzahl and account number, or an IBAN. */
const CLEAR: readonly (readonly [meaning: string, text: string])[] = [
  ['37040044 532013000', 'Bankverbindung: Commerzbank Köln, BLZ 370 400 44, Kto.-Nr. 532 013 000'],
  [
    '37040044 532013000',
    'Viele Grüße\nMax Muster\n\nCommerzbank\nKontonummer 532013000\nBankleitzahl 37040044',
  ],
  ['37040044 0532013000', 'Kontoinhaber: Erika Mustermann\nKontonr.: 0532013000\nBLZ: 370 400 44\n'],
  [
    '37040044 532013000',
    'Rechnung 2026-4711 vom 12.11.2026\nBetrag: 119,00 EUR\nKonto 532013000\nBLZ 37040044',
  ],
  ['50050222 123', 'Konto 123 bei der 1822direkt, BLZ 50050222'],
  ['37010050 100036503', 'Postbank Köln, Konto 1000 36-503, BLZ 370 100 50'],
  ['37040044 532013000', '532013000\n37040044'],
  ['37040044 532013000', '370 400 44 532 013 000'],
  [IBAN, 'Max Muster\nIBAN: DE89 3704 0044 0532 0130 00\nBIC: COBADEFFXXX\nCommerzbank Köln'],
  [IBAN, 'IBAN (Commerzbank): DE89-3704-0044-0532-0130-00'],
  [IBAN, 'Konto 532013000, BLZ 37040044, IBAN DE89 3704 0044 0532 0130 00'],
  [IBAN, 'DE89\n3704\n0044\n0532\n0130\n00'],
];
const UNCLEAR = [
  'DE89 3704 0044 0532 0130 00 COLSDE33XXX',
  'Kto 532013000, Kto 532013001, BLZ 37040044',
  'IBAN DE89 3704 0044 0532 0130 00 oder DE02 1203 0000 0000 2020 51',
  'IBAN DE89 3704 0044 0532 0130 00, BLZ 12030000',
  'BLZ 37040044, Konto 9.03.1956',
  'BLZ 37040044 Konto 532O13000',
  'Commerzbank Köln',
  'Kundennummer 4711, Rechnung 12345678 vom 01.02.2026',
  'DE98ZZZ09999999999',
  'BLZ 1822direkt, Konto 532013000',
];

describe.each(WAYS)('a text that is %s', (way) => {
  it.each(PLACES)('into the fields of %s, field %i, is read if it is clear', (mode, place) => {
    const misread = CLEAR.flatMap(([meaning, text]) => {
      const { texts, typed, judgement } = readIn(mode, place, text, way);
      const right = expectedTexts(mode, meaning, typed);
      const isRight = texts.every((read, index) => cleanIban(read) === cleanIban(right[index]));
      const isTold = right !== typed || judgement.question !== null;
      return isRight && isTold ? [] : [{ text, texts, question: judgement.question }];
    });
    expect(misread).toEqual([]);
  });

  it.each(PLACES)('into the fields of %s, field %i, gives no IBAN if it is not clear', (mode, place) => {
    for (const text of UNCLEAR) {
      const { texts, typed, judgement } = readIn(mode, place, text, way);
      // On the home page, a submit puts the name of a bank into the first field.
      const isMoved = mode === 'home' && way !== 'pasted' && judgement.understood.code === 'name';
      expect([text, texts, judgement.iban]).toEqual([text, isMoved ? [typed.join(''), ''] : typed, null]);
    }
  });
});

it.each([
  ['build', 0, '370 400 44'],
  ['build', 0, '3704004'],
  ['build', 1, '0532013000'],
  ['build', 1, '1000 36-503'],
  ['build', 1, '37040044'],
  ['validate', 0, 'iban: de89-3704-0044-0532-0130-00'],
  ['validate', 0, 'DE88 3704 0044 0532 0130 00'],
  ['lookup', 0, '370 400 44'],
  ['lookup', 0, 'DE89 3704 0044 0532 0130 00'],
] as const)('in %s, field %i, stays as it is: %s', (mode, place, text) => {
  for (const way of WAYS) {
    const { judgement } = readIn(mode, place, text, way);
    expect([judgement.texts.filter((to) => to !== undefined), judgement.correction]).toEqual([[], null]);
  }
});
