import { describe, expect, it } from 'vitest';
import { bankFacts } from '../../test/bank-facts.ts';
import { checkKontonummer } from './account-for.ts';

describe('checkKontonummer', () => {
  it.each([
    ['37040044', '532013000', { result: 'valid', method: '13' }],
    ['37040044', '532013100', { result: 'invalid', method: '13' }],
    ['370 400-44', '532 013 000', { result: 'valid', method: '13' }],
    ['80053762', '467310018', { result: 'invalid', method: 'B6' }],
    ['10000000', '10001000', { result: 'unchecked', method: '09' }],
    ['37040044', 'x', { result: 'invalid', method: '13' }],
    ['3704004', '532013000', { result: 'unchecked', method: null }],
    ['370400440', '532013000', { result: 'unchecked', method: null }],
    ['3704004x', '532013000', { result: 'unchecked', method: null }],
    ['00000000', '532013000', { result: 'unchecked', method: null }],
    [null, undefined, { result: 'unchecked', method: null }],
    [37040044, 532013000, { result: 'unchecked', method: null }],
  ])('%s %s: %o', (blz, kontonummer, expected) => {
    const answer = checkKontonummer(blz as string, kontonummer as string, bankFacts);
    expect(answer).toEqual(expected);
  });

  it('takes the method from the facts that are given, by the cleaned Bankleitzahl', () => {
    const asked: string[] = [];
    const factsOf = (blz: string) => {
      asked.push(blz);
      return { method: '00' };
    };
    expect(checkKontonummer('370 400 44', '9290701', factsOf)).toEqual({ result: 'valid', method: '00' });
    expect(asked).toEqual(['37040044']);
  });
});
