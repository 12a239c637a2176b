import type { BankWithBlz } from '../bic.d.ts';
import type { NamesByBlz } from './names/bank-names.ts';

/** What the directory adds to the name of a bank whose BLZ will be given up. */
const GIVEN_UP = / -alt-?$/;

/**
 * The records in the order in which somebody looks for them: first the usual BLZs of the banks that people know by a name of
 * their own, then the others, and at the end those that will be given up. Each of these groups is sorted by the size of the
 * city, that is by how many BLZs it has: Frankfurt am Main comes before Frankfurt (Oder). In a city, short names come first,
 * because the long ones are those of offices.
 */
export function inUsualOrder<B extends BankWithBlz>(banks: readonly B[], names: NamesByBlz): B[] {
  const sizes = new Map<string, number>();
  for (const { city } of banks) sizes.set(city, (sizes.get(city) ?? 0) + 1);
  const places = banks.map((bank) => {
    const isUsual = Boolean(names.get(bank.blz)?.inUse.length);
    return {
      bank,
      group: isUsual ? 0 : GIVEN_UP.test(bank.name) ? 2 : 1,
      size: sizes.get(bank.city) ?? 0,
      letters: bank.name.length,
      blz: Number(bank.blz),
    };
  });
  places.sort(
    (one, other) =>
      one.group - other.group || other.size - one.size || one.letters - other.letters || one.blz - other.blz,
  );
  return places.map(({ bank }) => bank);
}
