import { describe, expect, it } from 'vitest';
import { readSnapshot } from '../../tables/snapshot.js';
import { bankFacts } from '../../test/bank-facts.ts';
import { fullCalculator } from '../../test/full-calculator.ts';
import { randomNumbers } from '../../test/random.ts';
import { checkNational } from '../iban/check-national.ts';
import { examples } from '../iban/examples.data.ts';
import { ibanFaults } from '../iban/faults.ts';
import { randomIban, varied } from './random.ts';

const { banks } = await readSnapshot();
const blzs = banks.map(({ blz }) => blz);
const KNOWN = { blzs: () => blzs, factsOf: bankFacts };
/** A source of the same numbers in each run. */
function seeded(seed = 1) {
  const number = randomNumbers(seed);
  return () => number(1_000_000) / 1_000_000;
}

describe('randomIban', () => {
  it('makes an IBAN that is confirmed for every German bank whose rule allows any', () => {
    const none: string[] = [];
    for (const blz of blzs) {
      const { iban } = randomIban({ blz, random: seeded(Number(blz)) }, KNOWN);
      if (iban) expect([blz, fullCalculator.explainIban(iban).state]).toEqual([blz, 'confirmed']);
      else none.push(blz);
    }
    // Rule 1 allows none. What rule 5 makes of accounts is known for three check-digit methods only.
    const mayRefuse = (blz: string) => {
      const { rule, method } = bankFacts(blz);
      return !rule || rule.number === 1 || (rule.number === 5 && !/^(09|13|76)$/.test(method ?? ''));
    };
    expect(none.filter((blz) => !mayRefuse(blz))).toEqual([]);
    expect(none.length).toBeLessThan(60);
  });

  it('makes the same IBAN from the same numbers, and another from others', () => {
    const first = randomIban({ random: seeded(1) }, KNOWN).iban;
    expect(randomIban({ random: seeded(1) }, KNOWN).iban).toBe(first);
    expect(randomIban({ random: seeded(2) }, KNOWN).iban).not.toBe(first);
  });

  it('takes another bank if the rule of one allows no IBAN', () => {
    const among = (...banks: string[]) => ({ ...KNOWN, blzs: () => banks });
    for (const number of [0, 0.999]) {
      const random = () => number;
      const { iban } = randomIban({ random }, among('37040044', '50040033'));
      expect(iban).toMatch(/^DE\d\d37040044/);
      expect(randomIban({ random }, among('50040033', '37040044')).iban).toBe(iban);
    }
    expect(randomIban({}, among('50040033')).fault).toEqual({ code: 'no-iban' });
  });

  it.each([
    ...blzs.slice(0, 5).map((blz) => [{ blz }, RegExp(`^DE..${blz}`)] as const),
    ...examples.map((iban) => [{ country: iban.slice(0, 2) }, RegExp(`^${iban.slice(0, 2)}`)] as const),
  ])('makes valid IBANs for %o, even from numbers that are all the same', (options, beginning) => {
    const numbers = [() => 0, () => 0.5, () => 0.999_999, seeded(1), seeded(2), seeded(3)];
    for (const random of numbers) {
      const { iban } = randomIban({ ...options, random }, KNOWN);
      expect(iban).toMatch(beginning);
      expect(ibanFaults(iban)).toEqual([]);
      expect(checkNational(iban)).not.toBe('invalid');
    }
  });

  it.each([
    [{ country: 'XX' }, { code: 'unknown-country', found: 'XX' }],
    [{ country: 1 }, { code: 'unknown-country', found: '' }],
    [{ blz: '37040045' }, { code: 'blz-unknown', blz: '37040045' }],
    [{ blz: null }, { code: 'blz-unknown', blz: '' }],
    // Rule 1: no account of this bank has an IBAN.
    [{ blz: '50040033' }, { code: 'no-iban' }],
  ])('makes no IBAN for %o', (options, fault) => {
    expect(randomIban(options, KNOWN)).toEqual({ iban: null, fault });
  });

  it.each([
    null,
    undefined,
    1,
    'DE',
    Symbol('DE'),
    { random: 1 },
    { random: () => 2 },
    { random: () => 'x' },
    {
      random: () => {
        throw new Error('Not today.');
      },
    },
  ])('answers any value: %s', (options) => expect(ibanFaults(randomIban(options, KNOWN).iban)).toEqual([]));

  it('answers an object that can’t be read', () => {
    const options = {
      get country() {
        throw new Error('Not today.');
      },
    };
    expect(ibanFaults(randomIban(options, KNOWN).iban)).toEqual([]);
  });

  it.each([() => -1, () => 1, () => Number.NaN, () => '0.5', null])(
    'uses Math.random() instead of %s',
    (random) => {
      const [one, other] = [varied(random), varied(random)];
      const numbers = Array.from({ length: 20 }, () => [one(), other()] as const);
      expect(numbers.every(([first, second]) => first >= 0 && first < 1 && first !== second)).toBe(true);
    },
  );
});
