import { assert, constantFrom, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { hasOneError } from './spelling.ts';

/** The Damerau–Levenshtein distance (optimal string alignment), by the book. */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) => [row]);
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let column = 1; column <= other.length; column += 1) rows[0]?.push(column);
  for (let row = 1; row <= one.length; row += 1)
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  return at(one.length, other.length);
}

it('two words that differ by one typing error have a distance of one', () => {
  const letters = string({ unit: constantFrom('a', 'b'), maxLength: 6 });
  assert(
    property(letters, letters, (one, other) => {
      expect(hasOneError(one, other)).toBe(distance(one, other) === 1);
    }),
    { numRuns: 2000, examples: [['', '']] },
  );
});
