import { describe, expect, it, vi } from 'vitest';
import { fullCalculator } from '../../test/full-calculator.ts';
import { knownBanks } from '../../test/known-banks.ts';
import { longText, PLACES, SLOW_PIECES } from '../../test/long-texts.ts';
import { MAX_TEXT_LENGTH } from '../reader/tokens.ts';
import { judge } from './judge.ts';
import type { Typed } from './judgement.ts';

const judged = (typed: readonly Typed[]) => judge(typed, { functions: fullCalculator, banks: knownBanks });

/**
 * How many characters the regular expressions go over while a text is judged, and how often they are asked. All other work
 * on a text is done for what they have found.
 */
function workOn(typed: readonly Typed[]): number {
  let work = 0;
  const { exec } = RegExp.prototype;
  const counted = vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = exec.call(this, text);
    const end = found ? found.index + found[0].length : this.sticky ? from : text.length;
    work += 1 + end - from;
    return found;
  });
  try {
    judged(typed);
  } finally {
    counted.mockRestore();
  }
  return work;
}

describe.each(Object.entries(PLACES))('a long text in %s', (_, place) => {
  it.each(Object.keys(SLOW_PIECES))('of %s takes as much work as it is long', (name) => {
    const [short = 0, long] = [1000, 8000].map((length) => workOn(place(longText(name, length))));
    // It is eight times as long. A short one may be refused before all of it is read.
    expect(long).toBeLessThan(12 * short);
    expect(long).toBeLessThan(200 * 8000);
  });
});

describe('a text of many pages', () => {
  const page = longText(Object.keys(SLOW_PIECES).find((name) => name.includes('Guten Tag')) ?? '', 3000);
  const IBAN = 'DE89370400440532013000';
  const letter = (pages: number) => `${page.repeat(pages)}\nIBAN: ${IBAN}\n${page}`;

  it('is read', () => {
    expect(judged([{ meaning: 'bank', text: letter(20), isInserted: true }]).iban?.iban).toBe(IBAN);
  });

  it('is refused as too long, rather than read in part', () => {
    for (const place of Object.values(PLACES)) {
      const { iban, question } = judged(place(letter(MAX_TEXT_LENGTH / page.length)));
      expect([iban, question]).toMatchObject([
        null,
        { code: 'unread', reading: { code: 'refused', fault: 'length' } },
      ]);
    }
  });
});
