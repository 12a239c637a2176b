import { describe, expect, it } from 'vitest';
import type { Note } from './answer.ts';
import { NOTES as WORDS } from './notes-de.ts';

const DECIDES = 'Maßgeblich ist die IBAN auf dem Kontoauszug.';

const NOTES: readonly (readonly [Note, string])[] = [
  [{ code: 'sub-account', appended: '00' }, 'Die Unterkontonummer 00 wurde ergänzt.'],
  [{ code: 'zeros-appended', appended: '000' }, 'Die Kontonummer wurde rechts um 000 ergänzt.'],
  [{ code: 'digit-removed', place: 4 }, 'Die Null an Stelle\u00a04 der Kontonummer wurde weggelassen.'],
  [
    { code: 'special-account', from: '1111111', to: '2222200000' },
    'Spendenkonto 1111111: die Bank führt es als 2222200000.',
  ],
  [{ code: 'one-account', to: '11404' }, 'Diese Bank führt alle Konten unter der Kontonummer 11404.'],
  [
    { code: 'blz', from: '51020000', to: '50020200' },
    'Diese Bank führt ihre Konten unter der BLZ\u00a0500\u00a0202\u00a000.',
  ],
  [
    { code: 'successor', from: '13061088', to: '13061078' },
    'Die BLZ\u00a0130\u00a0610\u00a088 wird gelöscht. An ihre Stelle tritt 130\u00a0610\u00a078.',
  ],
  [{ code: 'no-iban', reason: 'malformed' }, 'Eine Bankleitzahl hat 8 Ziffern, eine Kontonummer 1 bis 10.'],
  [
    { code: 'no-iban', reason: 'bank' },
    'Für diese Bank können wir keine IBAN berechnen. Fragen Sie die Bank.',
  ],
  [{ code: 'no-iban', reason: 'account' }, 'Zu diesem Konto gibt es keine IBAN. Fragen Sie die Bank.'],
  [
    { code: 'no-iban', reason: 'check-digit' },
    'Diese Kontonummer kann es bei der Bank nicht geben: Eine Ziffer stimmt nicht. Vergleichen Sie sie mit dem Kontoauszug.',
  ],
  [
    { code: 'no-iban', reason: 'unclear' },
    'Wie diese Bank die IBAN für diese Kontonummer bildet, ist nicht eindeutig bekannt. Fragen Sie die Bank.',
  ],
  [
    { code: 'unclear' },
    'Wie diese Bank die IBAN für diese Kontonummer bildet, ist nicht eindeutig bekannt. Fragen Sie die Bank.',
  ],
  [
    { code: 'given-otherwise', change: { code: 'sub-account', appended: '00' } },
    'Diese Bank ergänzt bei so kurzen Kontonummern die Unterkontonummer 00.',
  ],
  [
    { code: 'given-otherwise', change: { code: 'zeros-appended', appended: '000' } },
    'Diese Bank ergänzt so lange Kontonummern rechts um 000.',
  ],
  [
    { code: 'given-otherwise', change: { code: 'digit-removed', place: 4 } },
    'Diese Bank lässt die Null an Stelle\u00a04 der Kontonummer weg.',
  ],
  [
    { code: 'given-otherwise', change: { code: 'one-account', to: '11404' } },
    'Diese Bank führt alle Konten unter der Kontonummer 11404.',
  ],
  [
    { code: 'rule-unknown' },
    'Die IBAN-Regel dieser Bank ist nicht bekannt. Angenommen wird die Standardregel.',
  ],
  [{ code: 'method-unknown' }, 'Wie diese Bank ihre Kontonummern prüft, ist nicht bekannt.'],
  [
    { code: 'check-digit' },
    'Die Prüfziffer der Kontonummer passt nicht zu dieser Bank. Vergleichen Sie sie mit dem Kontoauszug.',
  ],
  [
    { code: 'sub-account-missing' },
    'Die Prüfziffer passt nur, wenn am Ende der Kontonummer die Unterkontonummer fehlt. Fragen Sie die Bank.',
  ],
  [
    { code: 'successor-check-digit', blz: '37050198' },
    'Die Prüfziffer der Kontonummer passt nicht zur Nachfolgerin, BLZ\u00a0370\u00a0501\u00a098. Fragen Sie die Bank.',
  ],
  [
    { code: 'blz-unknown', blz: '37040045', validFrom: '2026-03-09' },
    'Die Bankleitzahl 370\u00a0400\u00a045 steht nicht im Verzeichnis der Bundesbank (gültig ab 9.\u00a0März 2026).',
  ],
  [
    { code: 'blz-unknown', blz: '37040045', validFrom: null },
    'Die Bankleitzahl 370\u00a0400\u00a045 steht nicht im Verzeichnis der Bundesbank.',
  ],
  [
    { code: 'directory-ended', blz: '70013300', validUntil: '2026-06-07' },
    'Die Bankleitzahl 700\u00a0133\u00a000 ist hier nicht bekannt. Das Verzeichnis galt bis 7.\u00a0Juni 2026.',
  ],
  [
    {
      ...{ code: 'blz-former', blz: '10010111', name: 'DSK Hyp', longestName: 'SEB', longestUntil: 2018 },
      ...{ city: 'Berlin', lastYear: 2019, successor: null },
    },
    'Diese Bankleitzahl gibt es nicht mehr. Bis 2018 gehörte sie zur SEB, Berlin, zuletzt DSK Hyp (bis 2019). Die heutige IBAN nennt Ihnen die Bank, die das Konto übernommen hat.',
  ],
  [{ code: 'former-iban' }, 'Manche Banken nehmen Zahlungen an alte IBANs noch eine Zeit lang an.'],
  [
    { code: 'successor-taken', from: '41060120', to: '44160014' },
    'Mit der Bankleitzahl kann sich auch die Kontonummer geändert haben. Fragen Sie die Bank, bevor Sie überweisen.',
  ],
  [
    { code: 'blz-replaced', blz: '37069330', successor: null },
    'Die Bank nutzt heute vermutlich eine andere Bankleitzahl; diese gilt noch.',
  ],
  [
    { code: 'national-check-digit' },
    'Die Prüfziffer der Kontonummer passt in diesem Land nicht. Vergleichen Sie die IBAN mit dem Kontoauszug.',
  ],
  [
    { code: 'qr-iban' },
    'Diese QR-IBAN nimmt nur Zahlungen mit QR-Referenz an. Für andere gilt die gewöhnliche IBAN des Kontos.',
  ],
  [{ code: 'check-digit-fits' }, 'Die Prüfziffer der Kontonummer passt.'],
  [
    { code: 'rule', rule: { number: 20, version: 2 }, date: '2025-09-08' },
    `Es gilt IBAN-Regel\u00a020 dieser Bank (Stand der Regeln: September 2025). ${DECIDES}`,
  ],
  [
    { code: 'rule', rule: { number: 0, version: 0 }, date: '2026-03-09' },
    `Es gilt die Standardregel (Stand der Regeln: März 2026). ${DECIDES}`,
  ],
  [{ code: 'rule', rule: null, date: '2025-09-08' }, DECIDES],
];

describe('the sentences about notes', () => {
  it.each(NOTES)('%j', (note, sentence) => {
    expect((WORDS[note.code] as (note: Note) => string)(note)).toBe(sentence);
  });

  it('exist for every note', () => {
    expect(Object.keys(WORDS).sort()).toEqual([...new Set(NOTES.map(([{ code }]) => code))].sort());
  });

  it.each(NOTES.map(([, sentence]) => sentence))('follow the common style: %s', (sentence) => {
    expect(sentence).not.toMatch(/bitte|ungültig|fehlerhaft|illegal|ups|leider|Ihrem|!/i);
    expect(sentence).toMatch(/\.$/);
    for (const part of sentence.split(/(?<=\D\.) (?=[A-ZÄÖÜ])/)) expect(part.length).toBeLessThanOrEqual(120);
  });
});
