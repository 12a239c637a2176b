import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIban, validate } from '../package/index.ts';

const blz = fc.integer({ min: 10_000_000, max: 89_999_999 }).map(String);
const kontonummer = fc.integer({ min: 1, max: 9_999_999_999 }).map(String);

/** What callers without types may give. */
const anything = fc.anything() as fc.Arbitrary<string>;

describe('buildIban', () => {
  it('builds IBANs that validate accepts, with BLZ and account number in their places', () => {
    fc.assert(
      fc.property(blz, kontonummer, fc.nat(9), (bank, account, zeros) => {
        const answer = buildIban(bank, account.padStart(Math.min(10, account.length + zeros), '0'));
        return (
          answer.iban !== undefined &&
          validate(answer.iban).valid &&
          answer.iban.slice(4) === bank + account.padStart(10, '0')
        );
      }),
    );
  });

  it('builds nothing from anything but digits', () => {
    let refused = 0;
    fc.assert(
      fc.property(anything, anything, (bank, account) => {
        for (const answer of [buildIban(bank, '1'), buildIban('37040044', account)]) {
          if (answer.error) refused++;
          else if (!/^DE\d{20}$/.test(answer.iban ?? '')) return false;
        }
        return !('iban' in buildIban(bank, account));
      }),
    );
    expect(refused).toBeGreaterThan(150);
  });
});
