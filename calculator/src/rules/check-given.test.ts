import { beforeAll, describe, expect, it } from 'vitest';
import { readSuite } from '../../../conformance/run.js';
import { readSnapshot } from '../../tables/snapshot.js';
import { bankFacts, tables } from '../../test/bank-facts.ts';
import { fullCalculator } from '../../test/full-calculator.ts';
import { randomAccounts } from '../../test/random.ts';
import { withCheckDigits } from '../../test/with-check-digits.ts';
import { checkGiven } from './check-given.ts';
import { specialAccounts } from './special-tables.ts';

const { banks } = readSnapshot();
const { explainAccount, explainIban } = fullCalculator;
/** How many random accounts of each bank are tried. */
const ACCOUNTS = 100;

/** The Bundesbank's examples and special accounts, with the accounts that these mean, by Bankleitzahl. */
const named = new Map<string, string[]>();
const name = (blz: string, account: string) => named.set(blz, [...(named.get(blz) ?? []), account]);
for (const { cases } of readSuite('iban-rules').sections)
  for (const { input } of cases) name(input.blz, input.account);
for (const [blz, accounts] of specialAccounts())
  for (const [account, to] of accounts) {
    name(blz, account);
    name(to.blz, to.account);
  }

/** Account numbers of every length for a bank, some with what a rule could append, and all in `named`. */
function accountsOf(blz: string, seed: number): string[] {
  const random = randomAccounts(ACCOUNTS, seed).map((account) => account.replace(/^0+/, ''));
  const longer = random.slice(0, ACCOUNTS / 5).flatMap((account) => [`${account}00`, `${account}000`]);
  return [...random, ...longer, ...(named.get(blz) ?? [])].filter((account) => account.length <= 10);
}

/** Whether the plain IBAN of this account (its number unchanged) is that of another account of the bank. */
function isGivenByAnother(blz: string, account: string): boolean {
  const rule = bankFacts(blz).rule?.number;
  // Deutsche Bank: 12345 becomes 1234500, and 1234500 becomes 123450000, if the check digits are right.
  return rule === 20 && /^0*\d{5}00$/.test(account);
}

/** Builds IBANs for all banks that have a rule, and checks these and the plain ones. */
function tryAll() {
  const tried = { confirmed: 0, plain: 0, doubted: [] as string[], passed: [] as string[] };
  for (const [index, { blz, successor }] of banks.entries()) {
    if (bankFacts(blz).rule?.number === 0 && !successor) continue;
    for (const account of accountsOf(blz, index + 1)) {
      const built = explainAccount(blz, account);
      const plain = withCheckDigits('DE', blz + account.padStart(10, '0'));
      if (built.state === 'confirmed') {
        tried.confirmed += 1;
        if (explainIban(built.iban).state !== 'confirmed') tried.doubted.push(`${blz} ${account}`);
      }
      if (built.state !== 'none' && built.iban === plain) continue;
      tried.plain += 1;
      if (explainIban(plain).state === 'confirmed' && !isGivenByAnother(blz, account))
        tried.passed.push(`${blz} ${account}`);
    }
  }
  return tried;
}

describe('of the accounts of every bank with a rule', () => {
  let tried: ReturnType<typeof tryAll>;
  // Stryker sees what runs in a test, not what runs while its file is loaded.
  beforeAll(() => {
    tried = tryAll();
  });

  it('no IBAN that buildIban confirms is doubted by validate', () => {
    expect(tried.confirmed).toBeGreaterThan(20_000);
    expect(tried.doubted).toEqual([]);
  });

  it('every plain IBAN that differs from the built one is doubted, unless the bank gives it to another account', () => {
    expect(tried.plain).toBeGreaterThan(50_000);
    expect(tried.passed).toEqual([]);
  });
});

describe('an account is given', () => {
  it('if a special account number leads to it, although its own check digit is wrong', () => {
    const factsOf = () => ({ rule: { number: 7, version: 0 }, method: '06', successor: null });
    const special = { changes: [{ code: 'special-account', from: '111', to: '1115' }] };
    expect(checkGiven('37050198', '0000001115', factsOf, tables.moved)).toMatchObject({
      isGiven: true,
      ruled: special,
    });
    expect(checkGiven('37050198', '0000001116', factsOf, tables.moved)).toMatchObject({
      isGiven: false,
      ruled: { kontonummer: '0000001116', changes: [], doubts: [{ code: 'check-digit' }] },
    });
  });

  it.each([
    ['zeros are appended', '21050000', { number: 36, version: 0 }, '0101105000', '0101103000', '0101104000'],
    ['digit 4 is removed', '51210800', { number: 29, version: 0 }, '0260123455', '0260123450', '0260123451'],
  ])(
    'if its check digit is right before %s, or as it is, but not if it is wrong in both',
    (_, blz, rule, before, asIs, neither) => {
      const factsOf = () => ({ rule, method: '00', successor: null });
      expect(checkGiven(blz, before, factsOf, tables.moved)).toMatchObject({
        isGiven: true,
        ruled: { changes: [{ code: expect.stringMatching(/zeros-appended|digit-removed/) }] },
      });
      expect(checkGiven(blz, asIs, factsOf, tables.moved)).toMatchObject({
        isGiven: true,
        ruled: { changes: [] },
      });
      expect(checkGiven(blz, neither, factsOf, tables.moved).isGiven).toBe(false);
    },
  );

  it('if it is right only by the method of another bank, which uses its Bankleitzahl', () => {
    const factsOf = (blz: string) => ({
      rule: { number: 39, version: 0 },
      method: blz === '28020050' ? '00' : '09',
      successor: null,
    });
    expect(checkGiven('28020050', '0000001116', factsOf, tables.moved)).toMatchObject({
      isGiven: true,
      ruled: { changes: [{ code: 'blz', to: '28020050' }] },
    });
  });

  it('by a bank whose successor gets a successor, too', () => {
    const leaving = banks.flatMap(({ blz, successor }) => (successor ? [[blz, successor] as const] : []));
    // A rule with a Bankleitzahl of its own does not ask for the successor.
    const asked = leaving.filter(([blz, successor]) => tables.moved.get(successor)?.includes(blz));
    expect(asked.length).toBeGreaterThan(0);
    for (const [bank, successor] of asked) {
      const next = new Map([
        [bank, successor],
        [successor, '37040044'],
      ]);
      const factsOf = (blz: string) => ({
        rule: { number: 0, version: 0 },
        method: '09',
        successor: next.get(blz) ?? null,
      });
      expect(checkGiven(successor, '0000001116', factsOf, tables.moved)).toMatchObject({
        isGiven: true,
        ruled: { changes: [{ code: 'successor', from: bank, to: successor }] },
      });
    }
  });

  it('by its own number, although a special number leads to it, too', () => {
    const given = checkGiven('43060967', '2222200000', bankFacts, tables.moved);
    expect(given).toMatchObject({ isGiven: true, ruled: { changes: [] } });
  });
});

describe('buildIban and validate agree', () => {
  it('for banks whose successor checks account numbers by another method', () => {
    for (const blz of ['13091084', '37551020', '38650000', '38651390']) {
      let doubted = 0;
      for (const account of randomAccounts(2000)) {
        const built = explainAccount(blz, account);
        if (built.state === 'none') throw new Error(`${blz} ${account} has no IBAN.`);
        const checked = explainIban(built.iban);
        if (built.state === 'confirmed') expect(checked.state).toBe('confirmed');
        if (!built.notes.some(({ code }) => code === 'successor-check-digit')) continue;
        doubted += 1;
        expect(checked.state).toBe('computed');
      }
      expect(doubted).toBeGreaterThan(0);
    }
  });

  it('for account numbers that are right only if their sub-account was left out', () => {
    expect(fullCalculator.buildIban('20090700', '1367960')).toMatchObject({ confirmed: false });
    const built = explainAccount('20090700', '1367960');
    expect(built).toMatchObject({ state: 'computed', notes: [{ code: 'sub-account-missing' }] });
    if (built.state !== 'none') expect(explainIban(built.iban)).toMatchObject({ state: 'computed' });
  });
});
