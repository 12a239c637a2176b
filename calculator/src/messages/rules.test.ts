import { describe, expect, it } from 'vitest';
import type { Change, RefusalCode } from '../rules/account.ts';
import { changeSentence, checkDigitSentences, refusalSentences, ruleSentences } from './rules.ts';

const CHANGES: [Change, string][] = [
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
    'Diese Bank führt ihre Konten unter der BLZ 500\u00a0202\u00a000.',
  ],
  [
    { code: 'successor', from: '13061088', to: '13061078' },
    'Die BLZ 130\u00a0610\u00a088 wird gelöscht. An ihre Stelle tritt 130\u00a0610\u00a078.',
  ],
];
const REFUSALS: [RefusalCode, string][] = [
  ['malformed', 'Eine Bankleitzahl hat 8 Ziffern, eine Kontonummer 1 bis 10.'],
  ['bank', 'Für diese Bank darf keine IBAN berechnet werden. Fragen Sie die Bank.'],
  ['account', 'Für diese Kontonummer darf bei dieser Bank keine IBAN berechnet werden. Fragen Sie die Bank.'],
  [
    'check-digit',
    'Mit dieser Prüfziffer hat die Kontonummer keine IBAN. Vergleichen Sie sie mit Ihrem Kontoauszug.',
  ],
  [
    'unclear',
    'Wie diese Bank die IBAN für diese Kontonummer bildet, ist nicht eindeutig bekannt. Fragen Sie die Bank.',
  ],
];
const CHECKS = [
  ['valid', 'Die Prüfziffer der Kontonummer passt zu dieser Bank.'],
  [
    'invalid',
    'Die Prüfziffer der Kontonummer passt nicht zu dieser Bank. Vergleichen Sie die Kontonummer mit Ihrem Kontoauszug.',
  ],
  ['unchecked', 'Die Kontonummer hat keine Prüfziffer, die sich bei dieser Bank prüfen lässt.'],
] as const;
const RULES = [
  [
    { number: 20, version: 2 },
    '2025-09-08',
    'Berechnet nach IBAN-Regel 20 dieser Bank (Stand der Regeln: September 2025). Maßgeblich ist die IBAN auf Ihrem Kontoauszug.',
  ],
  [
    { number: 0, version: 0 },
    '2026-03-09',
    'Berechnet nach der Standardregel (Stand der Regeln: März 2026). Maßgeblich ist die IBAN auf Ihrem Kontoauszug.',
  ],
  [
    null,
    '2025-09-08',
    'Die IBAN-Regel dieser Bank ist nicht bekannt: berechnet nach der Standardregel. Maßgeblich ist die IBAN auf Ihrem Kontoauszug.',
  ],
] as const;

describe('the sentences about rules', () => {
  it.each(CHANGES)('of the change %j', (change, message) => expect(changeSentence(change)).toBe(message));
  it.each(REFUSALS)('of the refusal %s', (code, message) => expect(refusalSentences(code)).toBe(message));
  it.each(CHECKS)('of a check digit that is %s', (result, message) =>
    expect(checkDigitSentences(result)).toBe(message),
  );
  it.each(RULES)('of the rule %j of %s', (rule, date, message) =>
    expect(ruleSentences(rule, date)).toBe(message),
  );

  const messages = [...CHANGES, ...REFUSALS, ...CHECKS, ...RULES].map((row) => String(row.at(-1)));

  it.each(messages)('has sentences like all others: %s', (message) => {
    expect(message).not.toMatch(/bitte|gültig|fehlerhaft|illegal|ups|leider|!/i);
    expect(message).toMatch(/\.$/);
    for (const sentence of message.split(/(?<=\.) (?=[A-ZÄÖÜ])/))
      expect(sentence.length).toBeLessThanOrEqual(120);
  });
});
