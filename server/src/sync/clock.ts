import type { Wording } from '../bundesbank/wording.ts';
import { berlinDay } from '../directory/edition.ts';
import type { StoredState } from '../store/store.ts';

/** Clocks of several machines may differ a little. */
const MAX_DIFFERENCE_MS = 24 * 60 * 60 * 1000;

/**
 * Tells an operator where this machine's clock, or the one of an earlier run, must be wrong. Editions are served by
 * their days, so a wrong clock serves the wrong one.
 *
 * @returns a sentence for each contradiction
 */
export function clockNotes(
  { edition, lastAttempt, history }: Pick<StoredState, 'edition' | 'lastAttempt' | 'history'>,
  now: Date,
): Wording[] {
  const notes: Wording[] = [];
  const clock = now.toISOString();
  const { validFrom } = edition;
  if (validFrom !== null && validFrom > berlinDay(now))
    notes.push({
      english: `The clock stands at ${clock}, before the first day of the stored edition (${validFrom}). Set it.`,
      german: `Die Uhr steht auf ${clock}, vor dem ersten Tag des gespeicherten Stands (${validFrom}). Stellen Sie sie.`,
    });
  const last = lastAttempt?.at;
  if (last === undefined) return notes;
  if (Date.parse(last) - now.getTime() > MAX_DIFFERENCE_MS)
    notes.push({
      english: `The clock stands at ${clock}, but the run before was at ${last}. One of both times is wrong.`,
      german: `Die Uhr steht auf ${clock}, aber der Lauf davor war um ${last}. Eine der beiden Zeiten ist falsch.`,
    });
  const earlier = history.map(({ at }) => Date.parse(at)).filter((at) => at <= now.getTime());
  if (Math.max(...earlier) - Date.parse(last) > MAX_DIFFERENCE_MS)
    notes.push({
      english: `The clock was wrong when the run before was noted (${last}): another edition had been stored later.`,
      german: `Die Uhr ging falsch, als der Lauf davor vermerkt wurde (${last}): Ein anderer Stand war später gespeichert.`,
    });
  return notes;
}
