import { RefusedError } from '../bundesbank/refused-error.ts';
import type { Wording } from '../bundesbank/wording.ts';
import type { Attempt } from '../directory/edition.ts';
import type { Change, Taken } from './store-file.ts';
import { UnreachableError } from './unreachable-error.ts';

/** Why a run could not fetch a file, or refused it. */
export type Failure = RefusedError | UnreachableError;

/** How a run ended, in more detail than the database keeps. */
export interface Result extends Omit<Attempt, 'reason'> {
  /** The sentences of all failures; null where there was none. */
  readonly reason: Wording | null;
  readonly changes: readonly Change[];
  readonly failures: readonly Failure[];
  /** A sentence for each text on a page that was not understood, and for a clock that is wrong: the run went on. */
  readonly notes: readonly Wording[];
}

/** Whether an error concerns a file or its source. Any other is one of the database or of this program. */
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
  notes: readonly Wording[],
): Result {
  const changes = taken.flatMap(({ change }) => change ?? []);
  return {
    at,
    outcome: outcomeOf(changes, failures),
    reason: reasonOf(failures),
    changes,
    failures,
    notes,
  };
}

/** What the database keeps of a run, for `/api/status`: its reason is in German. */
export function attemptOf({ at, outcome, reason }: Result): Attempt {
  return { at, outcome, reason: reason?.german ?? null };
}

function outcomeOf(changes: readonly Change[], failures: readonly Failure[]): Attempt['outcome'] {
  if (failures.length === 0) return changes.length > 0 ? 'updated' : 'unchanged';
  return failures.some((failure) => failure instanceof RefusedError) ? 'rejected' : 'unreachable';
}

function reasonOf(failures: readonly Failure[]): Wording | null {
  if (failures.length === 0) return null;
  return {
    english: failures.map(({ message }) => message).join(' '),
    // Several failures of one kind differ only in what is not public.
    german: [...new Set(failures.map(({ german }) => german))].join(' '),
  };
}

/**
 * For how long a source is left alone after a failure that may pass, in seconds. That is a little less than the
 * schedule waits before its next attempt (see schedule.ts), so that a server which is restarted does not ask sooner.
 */
const PAUSE_S = 45;

/**
 * Until when the source is to be left alone after these failures.
 *
 * @returns ISO 8601 in UTC; null where it may be asked again at once
 */
export function notBefore(failures: readonly Failure[], now: Date): string | null {
  const seconds = failures.map((failure) => {
    if (!(failure instanceof UnreachableError)) return 0;
    return failure.retryAfter ?? (failure.retry ? PAUSE_S : 0);
  });
  const longest = Math.max(0, ...seconds);
  return longest > 0 ? new Date(now.getTime() + longest * 1000).toISOString() : null;
}
