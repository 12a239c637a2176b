const isLong = process.env['TEST_COUNTS'] === 'long';

/**
 * How often a test repeats what it does: kills, restarts, random input.
 *
 * @param usual enough to see each promise kept
 * @param long with `TEST_COUNTS=long`, as in `.ci/run`: enough to meet what happens rarely
 */
export function count({ usual, long }: { readonly usual: number; readonly long: number }): number {
  return isLong ? long : usual;
}
