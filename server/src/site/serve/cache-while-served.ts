import { berlinDay } from '../../directory/edition.ts';
import type { Served } from '../../store/watch-store.ts';

/**
 * A cache of what was made from the served state. It is emptied when that state changes, and when a new day begins in
 * Berlin, because pages say what is valid today.
 *
 * @param maxKept when the cache has as many entries, it is emptied before the next one
 * @returns a function that gives the entry of a key, or makes and keeps it
 */
export function cacheWhileServed<T>(served: () => Served, maxKept = Number.POSITIVE_INFINITY) {
  let kept = new Map<string, T>();
  let from: Served | undefined;
  let day = '';
  return (key: string, make: () => T): T => {
    const today = berlinDay(new Date());
    if (from !== served() || day !== today || kept.size >= maxKept) {
      kept = new Map();
      from = served();
      day = today;
    }
    const entry = kept.get(key) ?? make();
    kept.set(key, entry);
    return entry;
  };
}
