import { describe, expect, it } from 'vitest';
import { snapshot } from '../../../test/bank-file.ts';
import { brokenRules } from '../../../test/typography.ts';
import { bankRule, methodSentence, numbersOf, ruleSentence } from './bank-rule.ts';

const banks = snapshot.banks.map((bank) => ({ bank, rule: bankRule(bank.blz) }));
const bankWithSentence = (blz: string) => {
  const found = banks.find(({ bank }) => bank.blz === blz);
  if (!found) throw new Error(`No bank ${blz}.`);
  return { ...found, sentence: ruleSentence(found.bank, found.rule) };
};
const CHANGES_NOTHING = 'ändert die Regel nichts';

describe('the rule of a bank', () => {
  it.each([
    ['10010010', 0, '10010010', null],
    ['37040044', 5, '37040044', null],
    ['10070024', 20, '10070024', null],
    ['50040033', 1, '50040033', null],
    ['62220000', 41, '50060400', '11404'],
    ['30060010', 49, '30060010', null],
  ])('with the BLZ %s has the number %s', (blz, number, target, kontonummer) => {
    expect(bankRule(blz)).toEqual({ number, blz: target, kontonummer });
  });

  it('is described in good German for every bank', () => {
    const sentences = new Set(
      banks.flatMap(({ bank, rule }) => [ruleSentence(bank, rule), methodSentence(bank) ?? '']),
    );
    expect(sentences.size).toBeGreaterThan(25);
    const wrong = [...sentences].flatMap((text) => brokenRules(text).map((name) => `${name}: ${text}`));
    expect(wrong).toEqual([]);
  });

  it('names the BLZ and the account number that replace those of the bank', () => {
    const bank = bankWithSentence('10010010').bank;
    expect(ruleSentence(bank, { number: 28, blz: '25050180', kontonummer: null })).toContain(
      'statt der eigenen die BLZ\u00a0250\u00a0501\u00a080',
    );
    expect(bankWithSentence('62220000').sentence).toContain(
      'Kontonummer\u00a011404 und der BLZ\u00a0500\u00a0604\u00a000',
    );
  });

  it('is said to change nothing only if that is true', () => {
    const unchanged = banks.filter(({ bank, rule }) => ruleSentence(bank, rule).includes(CHANGES_NOTHING));
    const commerzbank = unchanged.filter(({ rule }) => rule.number === 5);
    expect(new Set(commerzbank.map(({ bank }) => bank.checkMethod))).toEqual(new Set(['09']));
    // These banks have the very BLZ that their rule puts in, and it does nothing else.
    const others = unchanged.filter(({ rule }) => rule.number !== 5);
    expect(others.length).toBeGreaterThan(0);
    for (const { bank, rule } of others) {
      expect(rule.blz).toBe(bank.blz);
      expect([8, 12, 13, 14, 28, 37, 38, 39, 46, 50, 57]).toContain(rule.number);
    }
  });

  it('is said to be unknown if the tables do not have it', () => {
    expect(
      ruleSentence(bankWithSentence('37040044').bank, { number: null, blz: '37040044', kontonummer: null }),
    ).toContain('noch nicht bekannt');
  });
});

describe('the check digits', () => {
  it('are described according to their method', () => {
    expect(methodSentence({ checkMethod: '13' })).toContain('eine eigene Prüfziffer');
    expect(methodSentence({ checkMethod: '09' })).toContain('keine Prüfziffer');
  });

  it('and the rule have numbers that no sentence names', () => {
    const { bank, rule } = bankWithSentence('37040044');
    expect(numbersOf(bank, rule)).toEqual([
      ['iban-regel', 'IBAN-Regel', '5'],
      ['pruefzifferberechnungsmethode', 'Prüfzifferberechnungsmethode', '13'],
    ]);
    expect(numbersOf(bank, { ...rule, number: null })).toEqual([
      ['pruefzifferberechnungsmethode', 'Prüfzifferberechnungsmethode', '13'],
    ]);
    for (const { bank, rule } of banks) expect(ruleSentence(bank, rule)).not.toMatch(/IBAN-Regel|Verfahren/);
  });
});
