import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directory } from '../../test/bank-directory.ts';
import { bankFacts } from '../../test/bank-facts.ts';
import type { RuledAccount } from './account.ts';
import { accountFor } from './account-for.ts';

const RUNS = 5000;

/** Rule 5 may lengthen a number to that of a blocked account: the short one gets a doubt, the long one a refusal. */
const becomesBlocked = ({ rule, doubts }: RuledAccount) =>
  rule?.number === 5 && doubts.some(({ code }) => code === 'unclear');

describe('every bank, and any account', () => {
  const bank = fc.constantFrom(...directory.keys());
  const number = fc
    .integer({ min: 1, max: 10 })
    .chain((length) =>
      fc.tuple(
        fc.integer({ min: 1, max: 9 }),
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length - 1, maxLength: length - 1 }),
      ),
    )
    .map(([first, others]) => [first, ...others].join(''));

  it('give an account number of ten digits, and a BLZ of the directory', () => {
    let given = 0;
    fc.assert(
      fc.property(bank, number, (blz, kontonummer) => {
        const result = accountFor(blz, kontonummer, bankFacts);
        if ('code' in result) return;
        given += 1;
        expect(result.kontonummer).toMatch(/^\d{10}$/);
        expect(Number(result.kontonummer)).toBeGreaterThan(0);
        expect(directory.has(result.blz)).toBe(true);
        const changed = result.changes.some(({ code }) => code === 'blz' || code === 'successor');
        expect(result.blz !== blz).toBe(changed);
      }),
      { numRuns: RUNS },
    );
    expect(given).toBeGreaterThan(RUNS / 2);
  });

  it('give the same account if converted again; only Deutsche Bank may append a second sub-account', () => {
    fc.assert(
      fc.property(bank, number, (blz, kontonummer) => {
        const result = accountFor(blz, kontonummer, bankFacts);
        if ('code' in result) return;
        if (result.rule?.number === 20 && result.kontonummer.startsWith('000')) return;
        const again = accountFor(result.blz, result.kontonummer, bankFacts);
        if (becomesBlocked(result)) expect(again).toMatchObject({ code: 'account' });
        else expect(again).toMatchObject({ blz: result.blz, kontonummer: result.kontonummer, changes: [] });
      }),
      { numRuns: RUNS, examples: [['62280012', '9989870']] },
    );
  });
});
