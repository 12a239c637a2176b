import { berlinDay } from '../../directory/edition.ts';
import type { Served } from '../../store/follow.ts';

/** So many, because a client may ask under as many host names as it likes. */
const MAX_KEPT = 200;

/**
 * Keeps what was made from the served state until that changes, or the day does: a page says what is valid today.
 *
 * @param maxKept where there are as many, all are forgotten before the next one is kept
 * @returns gives what is kept under a key, or makes it
 */
export function keptWhileServed<T>(
  served: () => Served,
  maxKept = MAX_KEPT,
): (key: string, make: () => T) => T {
  let kept = new Map<string, T>();
  let from: Served | undefined;
  let day = '';
  return (key, make) => {
    const today = berlinDay(new Date());
    if (from !== served() || day !== today || kept.size >= maxKept) {
      kept = new Map();
      from = served();
      day = today;
    }
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make();
    kept.set(key, made);
    return made;
  };
}
