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
  it.each([
    ['', 'Enter the IBAN.'],
    ['12', 'An IBAN begins with two letters for the country, such as DE.'],
    ['XX12', '“XX” is not in the IBAN registry.'],
    ['DE8937040044053201300', 'An IBAN from Germany has 22 characters, this one has 21.'],
    ['NL91ABNA041716430', 'An IBAN (Netherlands) has 18 characters, this one has 17.'],
    ['DE89 37O4 0044 0532 0130 00', 'Character\u00a07 of the IBAN is “O”, but a digit belongs there.'],
    [
      'DE98370400440532013000',
      'The IBAN has a typing error or two characters swapped. Compare it with the account statement.',
    ],
  ])('say what is wrong with the IBAN %s', (iban, sentence) => {
    expect(english.validate(iban).reasons[0]).toBe(sentence);
  });

  it.each([
    ['', '1', 'Enter the bank code.'],
    ['DE89370400440532013000', '1', 'This is an IBAN.'],
    ['3704OO44', '1', 'A bank code has only digits. Character\u00a05 is “O”.'],
    ['3704004', '1', 'A bank code has 8 digits, this one has 7.'],
    ['97040044', '1', 'A bank code begins with a digit from 1 to 8.'],
    ['37040044', '', 'Enter the account number.'],
    ['37040044', '12345678901', 'An account number has at most 10 digits, this one has 11.'],
    ['37040044', '000', 'The account number can’t have only zeros.'],
  ])('say what is wrong with the bank code %s and the account number %s', (blz, kontonummer, error) => {
    expect(english.buildIban(blz, kontonummer)).toEqual({ error });
  });

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

describe('the English sentences about notes', () => {
  it.each<[Note, string]>([
    [
      { code: 'rule', rule: { number: 20, version: 2 }, date: '2025-09-08' },
      'IBAN rule\u00a020 of this bank applies (rules as of September 2025). The IBAN on the account statement has the final say.',
    ],
    [
      { code: 'rule', rule: null, date: '2025-09-08' },
      'The IBAN on the account statement has the final say.',
    ],
    [
      { code: 'blz-unknown', blz: '37040045', validFrom: '2026-03-09' },
      'The bank code 370\u00a0400\u00a045 is not in the Bundesbank’s directory (in force from 9\u00a0March 2026).',
    ],
    [
      { code: 'directory-ended', blz: '70013300', validUntil: '2026-06-07' },
      'The bank code 700\u00a0133\u00a000 is not known here. The directory was in force until 7\u00a0June 2026.',
    ],
    [{ code: 'no-iban', reason: 'bank' }, 'We can’t work out an IBAN for this bank. Ask the bank.'],
    [
      { code: 'given-otherwise', change: { code: 'sub-account', appended: '00' } },
      'This bank adds the sub-account number 00 to account numbers as short as this.',
    ],
    [
      { code: 'given-otherwise', change: { code: 'one-account', to: '11404' } },
      'This bank keeps all accounts under the account number 11404.',
    ],
  ])('%j', (note, sentence) => {
    expect(english.sentences([note])).toEqual([sentence]);
  });

  it('do not blame the reader', () => {
    const notes: readonly Note[] = [
      { code: 'check-digit' },
      { code: 'unclear' },
      { code: 'national-check-digit' },
      { code: 'sub-account-missing' },
      { code: 'successor-check-digit', blz: '37050198' },
    ];
    for (const sentence of english.sentences(notes)) {
      expect(sentence).toMatch(/\.$/);
      expect(sentence).not.toMatch(/\b(?:please|invalid|valid|illegal|sorry|oops|wrong|your)\b|[!✓]/i);
    }
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
