import { describe, expect, it } from 'vitest';
import { fullCalculator } from '../../test/full-calculator.ts';
import { longText, PLACES, SLOW_PIECES } from '../../test/long-texts.ts';
import { MAX_TEXT_LENGTH } from '../reader/tokens.ts';
import { judge } from './judge.ts';
import type { Typed } from './judgement.ts';

const judged = (typed: readonly Typed[]) => judge(typed, fullCalculator);

/**
 * How many characters the regular expressions go over while a text is judged, plus how often they are called. All other
 * work on a text is done for their matches.
 */
function workOn(typed: readonly Typed[]): number {
  let work = 0;
  const { exec } = RegExp.prototype;
  // No spy: a spy would keep each call.
  RegExp.prototype.exec = function (text) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = exec.call(this, text);
    const end = found ? found.index + found[0].length : this.sticky ? from : text.length;
    work += 1 + end - from;
    return found;
  };
  try {
    judged(typed);
  } finally {
    RegExp.prototype.exec = exec;
  }
  return work;
}

// The index of the banks' names is made once.
judged([{ meaning: 'text', text: 'Commerzbank, Konto 532013000, BLZ 37040044' }]);

describe.each(Object.entries(PLACES))('a long text in %s', (_, place) => {
  it.each(Object.keys(SLOW_PIECES))('of %s takes work in proportion to its length', (name) => {
    const lengths = [1000, 2000, 8000];
    const works = lengths.map((length) => workOn(place(longText(name, length))));
    const [short = 0, , long] = works;
    // It is 8 times as long; 12 leaves room. A short text may be refused early, a long one for too many numbers.
    expect(long).toBeLessThan(12 * short);
    for (const [index, work] of works.entries()) expect(work).toBeLessThan(200 * (lengths[index] ?? 0));
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

  it.each([
    [1000, IBAN],
    [1001, undefined],
  ])('with %d numbers gives %s: a list is not a text', (numbers, iban) => {
    const text = `Konto: 532013000, BLZ: 37040044${', 1'.repeat(numbers - 2)}`;
    expect(judged([{ meaning: 'text', text }]).iban?.iban).toBe(iban);
  });
});
