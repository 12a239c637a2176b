import { describe, expect, it } from 'vitest';
import { fullCalculator } from '../../test/full-calculator.ts';
import { knownBanks } from '../../test/known-banks.ts';
import { pastedTexts } from '../../test/pasted-texts.ts';
import { readAccount } from './read-account.ts';

const TEXTS = pastedTexts();

/** What the text leads to: an IBAN, an account number alone, or `-`. */
function resultOf(text: string): string {
  const reading = readAccount(text, knownBanks);
  if (reading.code === 'iban') return fullCalculator.validate(reading.iban).valid ? reading.iban : '-';
  if (reading.code === 'account') return knownBanks.ibanOf(reading.blz, reading.kontonummer) ?? '-';
  return reading.code === 'incomplete' && 'kontonummer' in reading ? `k ${reading.kontonummer}` : '-';
}

/** What it should lead to. */
function expectedOf(meaning: string): string {
  const [blz = '', kontonummer = ''] = meaning.split(' ');
  return /^\d/.test(meaning) ? (knownBanks.ibanOf(blz, kontonummer) ?? 'no IBAN') : meaning.replace('=', '');
}

describe('texts that people paste', () => {
  it.each(TEXTS)('lead to their account, or after “?” to a question: $text', (row) => {
    const isAsked = row.meaning.startsWith('? ');
    expect(resultOf(row.text)).toBe(isAsked ? '-' : expectedOf(row.meaning));
    if (isAsked) expect(readAccount(row.text, knownBanks).code).not.toBe('nothing');
  });

  it('rarely lead to a question if they have an account', () => {
    const clear = TEXTS.filter(({ meaning }) => meaning !== '-');
    const asked = clear.filter(({ meaning }) => meaning.startsWith('? '));
    expect(asked.length / clear.length).toBeLessThanOrEqual(0.05);
  });
});
