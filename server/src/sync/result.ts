import { RefusedError } from '../bundesbank/refused-error.ts';
import { type Attempt, berlinDay } from '../directory/edition.ts';
import { UnreachableError } from '../download/unreachable-error.ts';
import { ADVICE, type Note } from '../sentences/english.ts';
import type { StoredState } from '../store/state.ts';
import type { Change, Taken } from './store-file.ts';

/** Why a run could not fetch a file, or refused it. */
export type Failure = RefusedError | UnreachableError;

/** How a run ended, in more detail than the database keeps. */
export interface Result extends Omit<Attempt, 'reason'> {
  /** The sentences of all failures: for operators, and for the public. Null if there was none. */
  readonly reason: { readonly english: string; readonly german: string } | null;
  readonly changes: readonly Change[];
  readonly failures: readonly Failure[];
  /** What the run found, but did not stop for. */
  readonly notes: readonly Note[];
}

/** Whether an error concerns a file or its source. Any other comes from the database or this program. */
export const isFailure = (error: unknown): error is Failure =>
  error instanceof RefusedError || error instanceof UnreachableError;

/**
 * Sums up a run.
 *
 * @param at when the run began, ISO 8601 in UTC
 */
export function resultOf(
  at: string,
  taken: readonly Taken[],
  failures: readonly Failure[],
  notes: readonly Note[],
): Result {
  const changes = taken.flatMap(({ change }) => change ?? []);
  const success = changes.length > 0 ? 'updated' : 'unchanged';
  if (failures.length === 0) return { at, outcome: success, reason: null, changes, failures, notes };
  const isRefused = failures.some((failure) => failure instanceof RefusedError);
  const outcome = isRefused ? 'rejected' : 'unreachable';
  const english = failures.map(({ code, message }) => `${message} ${ADVICE[code]}`).join(' ');
  // Several failures of one kind differ only in what is not public.
  const german = [...new Set(failures.map((failure) => failure.german))].join(' ');
  return { at, outcome, reason: { english, german }, changes, failures, notes };
}

/**
 * For how long a source is not asked again after a temporary failure, in seconds: a little less than the schedule's
 * pause before its next attempt (see schedule.ts). So a server that is restarted does not ask sooner.
 */
const PAUSE_S = 45;

/**
 * When the source may be asked again after these failures.
 *
 * @returns ISO 8601 in UTC; null if it may be asked again now
 */
export function notBefore(failures: readonly Failure[], now: Date): string | null {
  const seconds = failures.map((failure) => {
    if (!(failure instanceof UnreachableError)) return 0;
    return failure.retryAfter ?? (failure.retry ? PAUSE_S : 0);
  });
  const longest = Math.max(0, ...seconds);
  return longest > 0 ? new Date(now.getTime() + longest * 1000).toISOString() : null;
}

/** Clocks of several machines may differ a little. */
const MAX_DIFFERENCE_MS = 24 * 60 * 60 * 1000;

/**
 * Finds out whether this machine's clock, or the one of an earlier run, must be wrong. Editions are served by
 * their days, so a wrong clock serves the wrong one.
 *
 * @returns a note for each contradiction
 */
export function clockNotes(
  { edition, lastAttempt }: Pick<StoredState, 'edition' | 'lastAttempt'>,
  now: Date,
): Note[] {
  const notes: Note[] = [];
  const clock = now.toISOString();
  const { validFrom } = edition;
  if (validFrom !== null && validFrom > berlinDay(now))
    notes.push({ is: 'clock-before-edition', clock, validFrom });
  const lastRun = lastAttempt?.at;
  if (lastRun !== undefined && Date.parse(lastRun) - now.getTime() > MAX_DIFFERENCE_MS)
    notes.push({ is: 'clock-before-last-run', clock, lastRun });
  return notes;
}
