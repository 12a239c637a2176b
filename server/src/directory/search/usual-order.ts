import type { NamesByBlz } from '../names/bank-names.ts';
import type { SearchedBank } from './bank-index.ts';

/** What the directory adds to the name of a bank whose BLZ will be given up. */
const GIVEN_UP = / -alt-?$/;

/**
 * The records in the order in which somebody looks for them: first the usual BLZs of the banks that people know by a name of
 * their own, then the others by the size of their city, that is by how many BLZs it has: Frankfurt am Main comes before
 * Frankfurt (Oder). In a city, short names come first, because the long ones are those of offices.
 */
export function inUsualOrder<B extends SearchedBank>(banks: readonly B[], names: NamesByBlz): B[] {
  const sizes = new Map<string, number>();
  for (const { city } of banks) sizes.set(city, (sizes.get(city) ?? 0) + 1);
  const isUnusual = ({ blz }: B) => Number(!names.get(blz)?.inUse.length);
  const isGivenUp = ({ name }: B) => Number(GIVEN_UP.test(name));
  const size = ({ city }: B) => sizes.get(city) ?? 0;
  return [...banks].sort(
    (one, other) =>
      isUnusual(one) - isUnusual(other) ||
      isGivenUp(one) - isGivenUp(other) ||
      size(other) - size(one) ||
      one.name.length - other.name.length ||
      Number(one.blz) - Number(other.blz),
  );
}
