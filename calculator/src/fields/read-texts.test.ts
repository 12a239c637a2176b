import { describe, expect, it } from 'vitest';
import { BARE_TEXTS, LABELLED_TEXTS, type Said, UNCLEAR_TEXTS } from '../../test/field-texts.ts';
import { knownBanks } from '../../test/known-banks.ts';
import { cleanIban } from '../iban/explain.ts';
import { group } from '../iban/group.ts';
import { GERMAN_FIELD_WORDS } from '../words/de/fields.ts';
import { lineSentence } from './field-words.ts';
import type { Inserted, Outcome, ReadTexts } from './outcome.ts';
import { passes, readBuild } from './read-build.ts';
import { readLookup } from './read-lookup.ts';
import { readValidate } from './read-validate.ts';

/** The ways in which a text comes into a field. Only what is carried there has its line breaks. */
const WAYS = ['pasted', 'typed and submitted'] as const;
const PLACES = [
  ['build', 0],
  ['build', 1],
  ['validate', 0],
  ['lookup', 0],
] as const;
const READERS: Record<(typeof PLACES)[number][0], ReadTexts> = {
  build: readBuild,
  validate: readValidate,
  lookup: readLookup,
};

/** An outcome with its line in German. */
const inWords = (outcome: Outcome) => ({
  ...outcome,
  line: lineSentence(outcome.line, GERMAN_FIELD_WORDS),
});

function readIn(
  mode: 'build' | 'validate' | 'lookup',
  place: number,
  text: string,
  way: (typeof WAYS)[number],
) {
  const inField = text.replace(/\s*[\r\n]+\s*/g, ' ').trim();
  const texts = mode === 'build' ? [place === 0 ? inField : '', place === 1 ? inField : ''] : [inField];
  const inserted: Inserted | undefined = way === 'pasted' ? { place, text } : undefined;
  const outcome = inWords(READERS[mode](texts, knownBanks, inserted));
  return { outcome, texts: texts.map((before, index) => outcome.texts[index] ?? before), typed: texts };
}

/** What the fields have to be after a text that says this. */
function expectedTexts(mode: string, said: Said, typed: readonly string[]): readonly string[] {
  if (said && 'blz' in said) {
    if (mode === 'build') return [said.blz, said.kontonummer];
    return mode === 'lookup' ? [said.blz] : typed;
  }
  if (said && mode !== 'build') return [group(said.iban)];
  return typed;
}

describe.each(WAYS)('a text that is %s', (way) => {
  it.each(PLACES)('into the fields of %s, field %i, is read if it says what it is', (mode, place) => {
    const misread = [...LABELLED_TEXTS, ...BARE_TEXTS].flatMap(([text, expected]) => {
      const { texts, typed, outcome } = readIn(mode, place, text, way);
      const right = expectedTexts(mode, expected, typed);
      const isRight = texts.every((read, index) => cleanIban(read) === cleanIban(right[index]));
      const isTold = right !== typed || outcome.line !== '';
      return isRight && isTold ? [] : [{ text, texts, line: outcome.line }];
    });
    expect(misread).toEqual([]);
  });

  it.each(PLACES)('into the fields of %s, field %i, fills nothing if it is not clear', (mode, place) => {
    for (const text of UNCLEAR_TEXTS) {
      const { texts, typed } = readIn(mode, place, text, way);
      expect([text, texts]).toEqual([text, typed]);
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
      const { outcome } = readIn(mode, place, text, way);
      expect([way, outcome.texts, outcome.line]).toEqual([way, outcome.texts.map(() => undefined), '']);
    }
  });
});

describe('two fields', () => {
  const build = (texts: readonly string[], inserted?: Inserted) =>
    inWords(readBuild(texts, knownBanks, inserted));
  const RIGHT = ['37040044', '532013000'];

  it.each([
    ['532013000', '37040044'],
    ['532 013 000', '370 400 44'],
  ])('that are swapped are put right: %s, %s', (...texts) => {
    for (const inserted of [undefined, { place: 1, text: texts[1] ?? '' }])
      expect(build(texts, inserted)).toMatchObject({
        texts: RIGHT,
        line: 'Bankleitzahl und Kontonummer waren vertauscht und stehen jetzt richtig.',
      });
  });

  it('take a number with its label, each in its own field', () => {
    expect(build(['', 'BLZ 37040044'], { place: 1, text: 'BLZ 37040044' })).toMatchObject({
      texts: ['37040044', ''],
      line: 'Bankleitzahl übernommen.',
    });
    expect(build(['', 'BLZ 37040044'])).toMatchObject({ texts: ['37040044', ''] });
    expect(build(['BLZ 37040044', 'Kto. 532 013 000'])).toMatchObject({ texts: RIGHT });
    expect(build(['37040044', 'Kto. 532 013 000'])).toMatchObject({ texts: [undefined, '532013000'] });
    expect(build(['Commerzbank 37040044', ''])).toMatchObject({ texts: ['37040044', undefined], line: '' });
  });

  it('keep a pasted account, not what stood there before; a submit refuses both', () => {
    const texts = ['10050000', '37040044 532013000'];
    expect(build(texts, { place: 1, text: '37040044 532013000' }).texts).toEqual(RIGHT);
    expect(build(['37040044 532013000', '4711'])).toMatchObject({ texts: [], reading: { code: 'unclear' } });
  });

  it.each([
    ['37040044', '37040044 12'],
    ['37040044', '1234567 5'],
    ['37040044', '9.03.1956'],
    ['37040044', '1234 2024'],
  ])('are not joined to another number: %s, %s', (blz, kontonummer) => {
    const outcome = build([blz, kontonummer]);
    expect(outcome.texts).toEqual([]);
    expect(outcome.line).toMatch(/\.$/);
    expect(outcome.reading.code).toMatch(/unclear|refused/);
    expect(passes([blz, kontonummer])).toBe(true);
  });

  it('name the field whose number is not clear', () => {
    expect(build(['37040044', '1234567 5']).line).toBe(
      '„1234567 5“ kann mehr als eine Zahl sein. Geben Sie die Kontonummer ohne Trennzeichen ein.',
    );
  });
});

describe('an IBAN or an account in a field for the other', () => {
  it('is named', () => {
    const account = inWords(readValidate(['Kto 532013000 BLZ 37040044'], knownBanks));
    expect(account.line).toBe(
      'Das sind Bankleitzahl und Kontonummer, keine IBAN: 370\u00a0400\u00a044 und 532013000.',
    );
    const iban = (text: string) => inWords(readBuild([text, ''], knownBanks)).line;
    expect(iban('IBAN: DE89 3704 0044 0532 0130 00')).toBe('Das ist eine IBAN.');
    expect(iban('DE88 3704 0044 0532 0130 00')).toBe('Das sieht wie eine IBAN aus.');
  });
});
