import { describe, expect, it } from 'vitest';
import { cases } from '../../test/cases.ts';
import { IN_QUARTER } from '../../test/days.ts';
import { calculatorWithoutRule, fullCalculator } from '../../test/full-calculator.ts';
import { GERMAN_WIDGET, PRIVATE } from '../page/widget/de.ts';
import { ENGLISH_WIDGET as englishWidget } from '../page/widget/en.ts';
import { MODES } from '../page/widget/widget.ts';
import type { Note } from './answer.ts';
import { ENGLISH } from './notes-en.ts';

const english = calculatorWithoutRule('', IN_QUARTER, ENGLISH);
const german = fullCalculator;

describe('the functions in English', () => {
  it('give the same as in German for every case, except for the sentences', () => {
    const withoutWords = (result: object) =>
      JSON.stringify(result, (key, value) =>
        key === 'reasons' ? value.length : key === 'error' ? 1 : value,
      );
    for (const { call, input } of cases) {
      const [one, other] = input as readonly string[];
      expect(withoutWords(english[call](one, other))).toBe(withoutWords(german[call](one, other)));
    }
  });

  it('say the notes in English, and answer with the same data', () => {
    const { notes } = fullCalculator.explainAccount('10070024', '56002') as { notes: readonly Note[] };
    expect(english.sentences(notes)).toEqual(['The sub-account number 00 was added.']);
    expect(english.explainIban('DE1')).toEqual(german.explainIban('DE1'));
  });
});

describe('the words of the widget', () => {
  const germanWidget = {
    ...GERMAN_WIDGET,
    form: {
      labels: Object.fromEntries(
        MODES.map(([mode, , ...fields]) => [mode, fields.map(([, label]) => label)]),
      ),
      actions: Object.fromEntries(MODES.map(([mode, action]) => [mode, action])),
      private: PRIVATE,
    },
  };
  const leaves = (words: object): string[] =>
    Object.values(words).flatMap((word) => (typeof word === 'string' ? [word] : leaves(word)));

  it('are English, except for what both languages share', () => {
    const german = new Set(leaves(germanWidget));
    expect(leaves(englishWidget).filter((word) => german.has(word))).toEqual(['BIC\u00a0', 'IBAN']);
  });
});
