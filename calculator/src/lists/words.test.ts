import { describe, expect, it } from 'vitest';
import { GERMAN_LIST_WORDS, questionSentence } from './de.ts';
import { ENGLISH_LIST_WORDS } from './en.ts';

const candidates = [
  { columns: { blz: 1, kontonummer: 0 }, isCross: false },
  { columns: { iban: 2 }, isCross: false },
];
const question = { header: null, width: 3, rows: [], mayBeText: false, candidates };
const LANGUAGES = [GERMAN_LIST_WORDS, ENGLISH_LIST_WORDS];

describe('the words about lists', () => {
  it('name the columns that may be meant', () => {
    expect(LANGUAGES.map((words) => questionSentence(question, words))).toEqual([
      'Welche Spalten die Konten enthalten, ist nicht eindeutig. Möglich: Bankleitzahl aus „Spalte 2“, Kontonummer aus „Spalte 1“; IBAN aus „Spalte 3“.',
      'Which columns have the accounts is not clear. Possible: bank code from “Column 2”, account number from “Column 1”; IBAN from “Column 3”.',
    ]);
  });

  it('name the only columns that may be meant', () => {
    const only = { ...question, candidates: candidates.slice(0, 1) };
    expect(LANGUAGES.map((words) => questionSentence(only, words))).toEqual([
      'Die Zeilen reichen nicht, um die Spalten der Konten sicher zu erkennen. Wahrscheinlich: Bankleitzahl aus „Spalte 2“, Kontonummer aus „Spalte 1“.',
      'The rows are not enough to be sure which columns have the accounts. Probably: bank code from “Column 2”, account number from “Column 1”.',
    ]);
  });
});
