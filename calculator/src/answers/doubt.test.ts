import { describe, expect, it } from 'vitest';
import { fullCalculator } from '../../test/full-calculator.ts';
import { doubtOf } from './doubt.ts';
import { makeFromParts } from './with-parts.ts';

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
  });

  it('is a wrong check digit, whatever other notes there are', () => {
    const notes = [{ code: 'no-iban', reason: 'unclear' }, { code: 'check-digit' }] as const;
    for (const both of [notes, notes.toReversed()])
      expect(doubtOf({ state: 'computed', notes: both })).toBe('check-digit');
  });

  it('is “provisional” if no part is loaded', () => {
    const alone = makeFromParts({});
    expect(known(alone.explainAccount('50010517', '5407324930'))).toBe('provisional');
    expect(known(alone.explainIban('BE41539007547035'))).toBe('provisional');
  });
});
