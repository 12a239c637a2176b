import { expect, it } from 'vitest';
import { fullCalculator } from '../../test/full-calculator.ts';
import { checkingBanks } from './known-banks.ts';

const { check } = checkingBanks(fullCalculator);
/** Its accounts have no check digit. */
const N26 = '10011001';

it.each([
  ['37050198', '983168683', 'valid'],
  ['37050198', '983168684', 'invalid'],
  [N26, '983168683', 'unchecked'],
] as const)('the check digit of an account is told: %s %s', (blz, kontonummer, is) => {
  expect(check(blz, kontonummer)).toBe(is);
});
