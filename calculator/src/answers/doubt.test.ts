import { describe, expect, it } from 'vitest';
import { fullCalculator } from '../../test/full-calculator.ts';
import * as plain from '../package/index.ts';
import { CHECKED, COMPUTED, GERMAN_DOUBTS, NOT_CHECKED, STATEMENT_DECIDES } from './de.ts';
import { doubtOf, sayDoubt } from './doubt.ts';

const { explainAccount, explainIban } = fullCalculator;
const known = (answer: ReturnType<typeof explainAccount | typeof explainIban>) => {
  if (answer.state === 'none') throw new Error(JSON.stringify(answer));
  return doubtOf(answer);
};

describe('the doubt about an IBAN', () => {
  it('is a wrong check digit, or an unusual IBAN, or none', () => {
    expect(known(explainAccount('37040044', '532013000'))).toBeNull();
    expect(known(explainAccount('50010517', '5407324930'))).toBe('check-digit');
    expect(known(explainIban('BE41539007547035'))).toBe('check-digit');
    // Rule 20 would give another account number.
    expect(known(explainIban('DE97100700240000056002'))).toBe('unusual');
    expect(known(explainIban('DE27370400450532013000'))).toBe('unusual');
    const missing = { code: 'sub-account-missing' } as Parameters<typeof doubtOf>[0]['notes'][0];
    expect(doubtOf({ state: 'computed', notes: [missing] })).toBe('unusual');
  });

  it('is a wrong check digit, whatever other notes there are', () => {
    const notes = [{ code: 'no-iban', reason: 'unclear' }, { code: 'check-digit' }] as const;
    for (const both of [notes, notes.toReversed()])
      expect(doubtOf({ state: 'computed', notes: both })).toBe('check-digit');
  });

  it('is “provisional” if rules and directory were not asked', () => {
    expect(known(plain.explainAccount('50010517', '5407324930'))).toBe('provisional');
    expect(known(plain.explainIban('BE41539007547035'))).toBe('provisional');
  });
});

describe('the words about a doubt', () => {
  const { doubts, noBank, copyAllTheSame: copy, notChecked } = GERMAN_DOUBTS;
  const unknown = { code: 'blz-unknown', blz: '10000000', validFrom: null } as const;
  const say = (asked: 'build' | 'check', ...notes: Parameters<typeof doubtOf>[0]['notes']) =>
    sayDoubt({ state: 'computed', notes }, asked, GERMAN_DOUBTS);

  it('are none if the IBAN is confirmed', () => {
    expect(sayDoubt({ state: 'confirmed', notes: [] }, 'build', GERMAN_DOUBTS)).toBeNull();
  });

  it('advise what to do about a wrong check digit once, whether or not the bank is known', () => {
    const { headline, advice } = doubts['check-digit'];
    for (const asked of ['build', 'check'] as const)
      for (const notes of [[{ code: 'check-digit' }], [{ code: 'check-digit' }, unknown]] as const)
        expect(say(asked, ...notes)).toEqual({
          doubt: 'check-digit',
          headline: headline[asked],
          advice: advice?.[asked],
          limit: '',
          notes: notes.slice(1),
          copy,
        });
  });

  it('name an unknown bank in the headline', () => {
    const words = { doubt: 'unusual', advice: '', limit: '', copy };
    const rule = { code: 'no-iban', reason: 'unclear' } as const;
    expect(say('check', rule)).toEqual({ ...words, notes: [rule], headline: doubts.unusual.headline.check });
    expect(say('check', rule, unknown)).toEqual({ ...words, notes: [rule, unknown], headline: noBank });
  });

  it('say what was not checked, unless a note says it', () => {
    const words = { doubt: 'provisional', advice: '', copy: '' };
    const limit = `${NOT_CHECKED} ${STATEMENT_DECIDES}`;
    expect(say('build')).toEqual({ ...words, notes: [], headline: COMPUTED, limit });
    expect(say('check')).toMatchObject({
      headline: CHECKED,
      limit: `${notChecked.check} ${STATEMENT_DECIDES}`,
    });
    const unknownRule = { code: 'rule-unknown' } as const;
    expect(say('build', unknownRule)).toEqual({
      ...words,
      notes: [unknownRule],
      headline: COMPUTED,
      limit: '',
    });
  });
});
