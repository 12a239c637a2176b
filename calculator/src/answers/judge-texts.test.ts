import { describe, expect, it } from 'vitest';
import { fullCalculator } from '../../test/full-calculator.ts';
import { type PastedText, pastedTexts } from '../../test/pasted-texts.ts';
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
function expectedTexts(mode: Mode, { meaning }: PastedText, typed: readonly string[]): readonly string[] {
  if (meaning.startsWith('=')) return mode === 'build' ? typed : [group(meaning.slice(1)), ''];
  if (mode === 'validate') return typed;
  return meaning.split(' ').slice(0, mode === 'lookup' ? 1 : 2);
}

const TEXTS = pastedTexts('Into each field');
const CLEAR = TEXTS.filter(({ meaning }) => meaning !== '-');
const UNCLEAR = TEXTS.filter(({ meaning }) => meaning === '-');

describe.each(WAYS)('a text that is %s', (way) => {
  it.each(PLACES)('into the fields of %s, field %i, is read if it is clear', (mode, place) => {
    const misread = CLEAR.flatMap((pasted) => {
      const { text } = pasted;
      const { texts, typed, judgement } = readIn(mode, place, text, way);
      const right = expectedTexts(mode, pasted, typed);
      const isRight = texts.every((read, index) => cleanIban(read) === cleanIban(right[index]));
      const isTold = right !== typed || judgement.question !== null;
      return isRight && isTold ? [] : [{ text, texts, question: judgement.question }];
    });
    expect(misread).toEqual([]);
  });

  it.each(PLACES)('into the fields of %s, field %i, gives no IBAN if it is not clear', (mode, place) => {
    for (const { text } of UNCLEAR) {
      const { texts, typed, judgement } = readIn(mode, place, text, way);
      // On the home page, a submit puts the name of a bank into the first field.
      const isMoved = mode === 'home' && way !== 'pasted' && judgement.understood.code === 'name';
      expect([text, texts, judgement.iban]).toEqual([text, isMoved ? [typed.join(''), ''] : typed, null]);
    }
  });
});

describe('what is right already', () => {
  it.each([
    ['build', 0, '37040044'],
    ['build', 0, '370 400 44'],
    ['build', 0, '3704 0044'],
    ['build', 0, '3704004'],
    ['build', 0, '37040045'],
    ['build', 1, '532013000'],
    ['build', 1, '0532013000'],
    ['build', 1, '532 013 000'],
    ['build', 1, '1000 36-503'],
    ['build', 1, '37040044'],
    ['validate', 0, 'DE89370400440532013000'],
    ['validate', 0, 'DE89 3704 0044 0532 0130 00'],
    ['validate', 0, 'iban: de89-3704-0044-0532-0130-00'],
    ['validate', 0, 'DE88 3704 0044 0532 0130 00'],
    ['validate', 0, 'GB29 NWBK 6016 1331 9268 19'],
    ['lookup', 0, '37040044'],
    ['lookup', 0, '370 400 44'],
    ['lookup', 0, '3704004'],
    ['lookup', 0, 'DE89 3704 0044 0532 0130 00'],
  ] as const)('in %s, field %i, stays as it is: %s', (mode, place, text) => {
    for (const way of WAYS) {
      const { judgement } = readIn(mode, place, text, way);
      expect([way, judgement.texts.filter((to) => to !== undefined), judgement.told]).toEqual([
        way,
        [],
        null,
      ]);
    }
  });
});
