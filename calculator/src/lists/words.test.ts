import { describe, expect, it } from 'vitest';
import type { RowReading } from '../reader/reading.ts';
import { GERMAN_LIST_WORDS, listNotes, questionSentence } from './de.ts';
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

  const IBAN = 'DE89370400440532013000';
  it.each<[RowReading, german: string, english: string]>([
    [{ code: 'iban', iban: IBAN }, '', ''],
    [{ code: 'account', blz: '37040044', kontonummer: '5320' }, '', ''],
    [{ code: 'nothing' }, 'In dieser Zeile stehen keine Kontodaten.', 'This row has no account.'],
    [{ code: 'no-account', found: 'bar' }, 'In der Zeile steht „bar“.', 'The row says “bar”.'],
    [{ code: 'skipped' }, 'Titel oder Summe, kein Konto.', 'A title or a total, no account.'],
    [{ code: 'incomplete', blz: '37040044' }, 'Die Kontonummer fehlt.', 'The account number is missing.'],
    [{ code: 'incomplete', kontonummer: '5320' }, 'Die Bankleitzahl fehlt.', 'The bank code is missing.'],
    [
      { code: 'which-number', kontonummer: '5320' },
      'Ist 5320 die Kontonummer? Die Bankleitzahl fehlt.',
      'Is 5320 the account number? The bank code is missing.',
    ],
    [
      { code: 'not-whole', found: '…3000' },
      '„…3000“ ist keine ganze Nummer. Geben Sie alle Ziffern ein, ohne andere Zeichen.',
      '“…3000” is not a complete number. Enter all its digits, and nothing else.',
    ],
    [
      { code: 'refused', fault: 'date', found: '9.03.1956' },
      '„9.03.1956“ ist ein Datum. Hat eine Tabelle die Zahl verändert, tragen Sie sie als Text neu ein.',
      '“9.03.1956” is a date. If a table has changed the number, enter it again as text.',
    ],
    [
      { code: 'refused', fault: 'letters', found: 'x1' },
      'In „x1“ stehen Buchstaben. Bankleitzahl und Kontonummer haben nur Ziffern.',
      '“x1” has letters in it. Bank code and account number have only digits.',
    ],
    [
      { code: 'unclear', candidates: [] },
      'Welche Zahl ist die Bankleitzahl, welche die Kontonummer? Schreiben Sie „BLZ“ und „Konto“ davor.',
      'Which number is the bank code, which the account number? Write “BLZ” and “account” before them.',
    ],
    [
      { code: 'unclear', candidates: [{ iban: IBAN }, { blz: '37040044', kontonummer: '5320' }] },
      'Welches Konto gemeint ist, lässt sich nicht erkennen. Möglich: IBAN DE89 3704 0044 0532 0130 00; Bankleitzahl 370\u00a0400\u00a044, Kontonummer 5320.',
      'Which account is meant is not clear. Possible: IBAN DE89 3704 0044 0532 0130 00; bank code 370\u00a0400\u00a044, account number 5320.',
    ],
    [
      { code: 'contradiction', iban: IBAN, blz: '10050000' },
      'Die IBAN DE89 3704 0044 0532 0130 00 und Bankleitzahl 100\u00a0500\u00a000 gehören nicht zum selben Konto. Fragen Sie nach, welche Angabe gilt.',
      'The IBAN DE89 3704 0044 0532 0130 00 and bank code 100\u00a0500\u00a000 do not belong to the same account. Ask which one is right.',
    ],
  ])('say of a row that is not an account what is wrong with it: %j', (reading, ...sentences) => {
    expect(LANGUAGES.map((words) => words.reading(reading))).toEqual(sentences);
  });

  it('write numbers as their language does', () => {
    const counted = LANGUAGES.flatMap((words) =>
      [1, 1234].flatMap((count) => listNotes([{ code: 'formulas-without-result', count }], words)),
    );
    expect(counted).toEqual([
      'Eine Formel hat kein gespeichertes Ergebnis. Öffnen und speichern Sie die Datei in Excel.',
      '1.234 Formeln haben kein gespeichertes Ergebnis. Öffnen und speichern Sie die Datei in Excel.',
      'One formula has no saved result. Open and save the file in Excel.',
      '1,234 formulas have no saved result. Open and save the file in Excel.',
    ]);
  });

  it.each([
    ['German', GERMAN_LIST_WORDS],
    ['English', ENGLISH_LIST_WORDS],
  ])('are in %s complete sentences, each once, and do not blame the reader', (_, words) => {
    const notes = Object.values(words.notes).flatMap((sentence) => [1, 2, 1234].map(sentence));
    const texts = [...Object.values(words.faults), ...new Set(notes)];
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) {
      expect(text).toMatch(/^[A-ZÄÖÜ\d].*\.$/);
      expect(text).not.toMatch(
        /\b(?:bitte|(?:un)?gültig|fehlerhaft|illegal|ups|leider|please|(?:in)?valid|sorry|oops|wrong|User|submit)\b|[!"](?!“)|--| - |\d [MG]B/i,
      );
    }
  });
});
