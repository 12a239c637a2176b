import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditorIdFaults, referenceFaults } from './identifiers.ts';

const GERMAN = 'DE98ZZZ09999999999';

describe('a creditor identifier', () => {
  // The Bundesbank's example, examples of national banking associations, and one with another business code.
  it.each([
    GERMAN,
    'DE98 ZZZ 0999 9999 999',
    'de98abc09999999999',
    'AT61ZZZ01234567890',
    'FR72ZZZ123456',
    'BE69ZZZ050D000000008',
    'IT66ZZZA1B2C3D4E5F6G7H8',
    // The shortest and the longest.
    'NL92ZZZ1',
    `IT55ZZZ${'A'.repeat(28)}`,
  ])('%s is right', (id) => {
    expect(creditorIdFaults(id)).toEqual([]);
  });

  it.each([
    ['', [{ code: 'empty' }]],
    [null, [{ code: 'empty' }]],
    ['XX98ZZZ09999999999', [{ code: 'no-sepa-country', found: 'XX' }]],
    ['98ZZZ', [{ code: 'no-sepa-country', found: '98' }]],
    ['DE98ZZZ0999999999', [{ code: 'length', expected: 18, found: 17 }]],
    ['DE98ZZZ0999999999A', [{ code: 'character', position: 18, expected: 'n', found: 'A' }]],
    ['AT61ZZ', [{ code: 'length', expected: 35, found: 6 }]],
    [`AT61ZZZ${'0'.repeat(29)}`, [{ code: 'length', expected: 35, found: 36 }]],
    // clean() reads no text of 1,000 characters or more, so the country is unknown, and the longest length is expected.
    [`DE98ZZZ${'0'.repeat(1000)}`, [{ code: 'length', expected: 35, found: 1007 }]],
    ['DE98ZZZ09999999998', [{ code: 'check-digits' }]],
  ])('%j has the faults %j', (id, faults) => {
    expect(creditorIdFaults(id)).toEqual(faults);
  });
});

describe('a creditor reference', () => {
  it.each([
    'RF18539007547034',
    'RF18 5390 0754 7034',
    'rf18000000000539007547034',
    'RF741',
    'RF92539007547034000000000',
  ])('%s is right', (reference) => {
    expect(referenceFaults(reference)).toEqual([]);
  });

  it.each([
    ['', [{ code: 'empty' }]],
    ['539007547034', [{ code: 'no-rf', found: '53' }]],
    ['RF18', [{ code: 'length', expected: 5, found: 4 }]],
    [`RF18${'0'.repeat(22)}`, [{ code: 'length', expected: 25, found: 26 }]],
    ['RF1853900754703ü', [{ code: 'character', position: 16, expected: 'c', found: 'ü' }]],
    ['RF18539007547035', [{ code: 'check-digits' }]],
  ])('%j has the faults %j', (reference, faults) => {
    expect(referenceFaults(reference)).toEqual(faults);
  });

  it('of 1,000 characters or more is too long, unless it is only spaces', () => {
    expect(referenceFaults('RF18 '.repeat(300))).toEqual([{ code: 'length', expected: 25, found: 1200 }]);
    expect(referenceFaults(' '.repeat(1000))).toEqual([{ code: 'empty' }]);
  });
});

it('one wrong digit is noticed in a creditor identifier and in a creditor reference', () => {
  const digit = fc.integer({ min: 0, max: 9 }).map(String);
  for (const [right, faultsOf, first] of [
    [GERMAN, creditorIdFaults, 7],
    ['RF18539007547034', referenceFaults, 2],
  ] as const)
    fc.assert(
      fc.property(fc.integer({ min: first, max: right.length - 1 }), digit, (place, other) => {
        const changed = right.slice(0, place) + other + right.slice(place + 1);
        return faultsOf(changed).length > 0 === (changed !== right);
      }),
    );
});
