import { berlinDay } from '../directory/edition.ts';
import type { Note } from '../sentences/english.ts';
import type { StoredState } from '../store/store.ts';

/** Clocks of several machines may differ a little. */
const MAX_DIFFERENCE_MS = 24 * 60 * 60 * 1000;

/**
 * Tells an operator if this machine's clock, or the one of an earlier run, must be wrong. Editions are served by
 * their days, so a wrong clock serves the wrong one.
 *
 * @returns a note for each contradiction
 */
export function clockNotes(
  { edition, lastAttempt, history }: Pick<StoredState, 'edition' | 'lastAttempt' | 'history'>,
  now: Date,
): Note[] {
  const notes: Note[] = [];
  const clock = now.toISOString();
  const { validFrom } = edition;
  if (validFrom !== null && validFrom > berlinDay(now))
    notes.push({ is: 'clock-before-edition', clock, validFrom });
  const lastRun = lastAttempt?.at;
  if (lastRun === undefined) return notes;
  if (Date.parse(lastRun) - now.getTime() > MAX_DIFFERENCE_MS)
    notes.push({ is: 'clock-before-last-run', clock, lastRun });
  const earlier = history.map(({ at }) => Date.parse(at)).filter((at) => at <= now.getTime());
  if (Math.max(...earlier) - Date.parse(lastRun) > MAX_DIFFERENCE_MS)
    notes.push({ is: 'clock-was-wrong', lastRun });
  return notes;
}
