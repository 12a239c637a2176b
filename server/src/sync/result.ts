import { RefusedError } from '../bundesbank/refused-error.ts';
import { joined, type Wording } from '../bundesbank/wording.ts';
import type { Attempt } from '../directory/edition.ts';
import type { Change, Taken } from './store-file.ts';
import { UnreachableError } from './unreachable-error.ts';

/** Why a run did not have or take a file. */
export type Failure = RefusedError | UnreachableError;

/** How a run ended, and what there is to tell of it beyond what the database keeps. */
export interface Result extends Omit<Attempt, 'reason'> {
  /** Of all failures; null where nothing went wrong. */
  readonly reason: Wording | null;
  readonly changes: readonly Change[];
  readonly failures: readonly Failure[];
  /** Sentences on what could not be read, and hindered nothing. */
  readonly notes: readonly Wording[];
}

export const isFailure = (error: unknown): error is Failure =>
  error instanceof RefusedError || error instanceof UnreachableError;

/** @param at when the run began, ISO 8601 in UTC */
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

/** What the database keeps of a run, and the API tells: in German. */
export function attemptOf({ at, outcome, reason }: Result): Attempt {
  return { at, outcome, reason: reason?.german ?? null };
}

function outcomeOf(changes: readonly Change[], failures: readonly Failure[]): Attempt['outcome'] {
  if (failures.length === 0) return changes.length > 0 ? 'updated' : 'unchanged';
  return failures.some((failure) => failure instanceof RefusedError) ? 'rejected' : 'unreachable';
}

function reasonOf(failures: readonly Failure[]): Wording | null {
  if (failures.length === 0) return null;
  const sentences = failures.map(({ message, german }) => ({ english: message, german }));
  return joined(sentences, ' ');
}

/** A little less than a schedule waits before it tries again (see schedule.ts): a restart is no reason to ask sooner. */
const PAUSE_S = 45;

/**
 * Until when the source is to be left alone: by its own words, or until it may have recovered.
 *
 * @returns ISO 8601 in UTC; null where it may be asked at once
 */
export function notBefore(failures: readonly Failure[], now: Date): string | null {
  const seconds = failures.map((failure) => {
    if (!(failure instanceof UnreachableError)) return 0;
    return failure.retryAfter ?? (failure.retry ? PAUSE_S : 0);
  });
  const longest = Math.max(0, ...seconds);
  return longest > 0 ? new Date(now.getTime() + longest * 1000).toISOString() : null;
}
