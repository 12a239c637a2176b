import { describe, expect, it } from 'vitest';
import type { RowReading } from '../reader/reading.ts';

import { readingSentence } from './de.ts';

const IBAN = 'DE89370400440532013000';

describe('the sentence about a reading', () => {
  it.each<[RowReading, string]>([
    [{ code: 'iban', iban: IBAN }, ''],
    [{ code: 'account', blz: '37040044', kontonummer: '5320' }, ''],
    [{ code: 'nothing' }, 'In dieser Zeile stehen keine Kontodaten.'],
    [{ code: 'skipped' }, 'Titel oder Summe, kein Konto.'],
    [{ code: 'incomplete', blz: '37040044' }, 'Die Kontonummer fehlt.'],
    [{ code: 'incomplete', kontonummer: '5320' }, 'Die Bankleitzahl fehlt.'],
    [
      { code: 'refused', fault: 'date', found: '9.03.1956' },
      '„9.03.1956“ ist ein Datum. Hat eine Tabelle die Zahl verändert, tragen Sie sie als Text neu ein.',
    ],
    [
      { code: 'refused', fault: 'letters', found: 'x1' },
      'In „x1“ stehen Buchstaben. Bankleitzahl und Kontonummer haben nur Ziffern.',
    ],
    [
      { code: 'unclear', candidates: [{ iban: IBAN }, { blz: '37040044', kontonummer: '5320' }] },
      'Welches Konto gemeint ist, lässt sich nicht erkennen. Möglich: IBAN DE89 3704 0044 0532 0130 00; Bankleitzahl 370\u00a0400\u00a044, Kontonummer 5320.',
    ],
    [
      { code: 'contradiction', iban: IBAN, blz: '10050000' },
      'Die IBAN DE89 3704 0044 0532 0130 00 und Bankleitzahl 100\u00a0500\u00a000 gehören nicht zum selben Konto. Fragen Sie nach, welche Angabe gilt.',
    ],
  ])('%j', (reading, sentence) => {
    expect(readingSentence(reading)).toBe(sentence);
  });
});
