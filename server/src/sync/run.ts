import { RefusedError } from '../bundesbank/refused-error.ts';
import type { Period } from '../bundesbank/validity.ts';
import { joined, type Wording } from '../bundesbank/wording.ts';
import { type Attempt, berlinDay, type Edition } from '../directory/edition.ts';
import type { Store } from '../store/store.ts';
import { LIMITS, type Limits, type OnBytes } from './download.ts';
import { type Found, lookUp, type Offered } from './source.ts';
import { type Change, type Taken, take } from './take.ts';
import { UnreachableError } from './unreachable-error.ts';

/** The parts of a run, in their order; with two editions on offer they are gone through twice. */
export const STEPS = ['download', 'parse', 'check', 'store'] as const;
export type Step = (typeof STEPS)[number];

/** Who watches a run. */
export interface Observer {
  readonly step: (step: Step) => void;
  readonly bytes: OnBytes;
}

/** How a run ended, and what there is to tell of it beyond what the database keeps. */
export interface Result extends Omit<Attempt, 'reason'> {
  /** Of all failures; null where nothing went wrong. */
  readonly reason: Wording | null;
  readonly changes: readonly Change[];
  readonly failures: readonly (RefusedError | UnreachableError)[];
  /** Sentences on what could not be read, and hindered nothing. */
  readonly notes: readonly Wording[];
}

export interface Run {
  readonly source: string;
  readonly userAgent: string;
  /** SHA-256 of a file that an operator has looked at: it is stored, however it differs from what is. */
  readonly accept?: string | undefined;
  /** For which days the source's file holds, where an operator knows it. */
  readonly validity?: Period | undefined;
  /** Whether to tell everything, but to store and to note nothing. */
  readonly dryRun?: boolean | undefined;
  readonly limits?: Limits;
  readonly observer: Observer;
}

/**
 * Brings the directory up to date: fetches what the source offers, reads it, checks it against the stored directory
 * and stores it in one transaction. Whatever is wrong with a file, the stored directory stays.
 *
 * @param store with at least the snapshot in it
 * @throws only where the database or this program fails
 */
export async function sync(store: Store, run: Run): Promise<Result> {
  const now = new Date();
  const at = now.toISOString();
  const today = berlinDay(now);
  const notes: Wording[] = [];
  const compared: Edition[] = [];
  const changes: Change[] = [];
  const failures: (RefusedError | UnreachableError)[] = [];
  const { observer, accept, validity, dryRun } = run;
  const wish = { at, today, accept, validity, dryRun, step: observer.step };
  try {
    observer.step('download');
    const { userAgent, limits = LIMITS } = run;
    const manners = { today, userAgent, limits, onBytes: observer.bytes };
    const { offers, notes: told, close } = await lookUp(run.source, store, manners);
    notes.push(...told);
    try {
      for (const offer of offers) {
        const taken = await takeFirst(offer, (found) => take(store, found, wish)).catch(expected);
        if (taken) compared.push(taken.edition);
        if (taken?.change) changes.push(taken.change);
      }
    } finally {
      await close();
    }
  } catch (error) {
    expected(error);
  }
  const outcome = outcomeOf(changes, failures);
  const reason = reasonOf(failures);
  // The earliest is the one that is valid today.
  const [file = null] = failures.length === 0 ? compared : [];
  const attempt: Attempt = { at, outcome, reason: reason?.german ?? null };
  if (!dryRun) await store.note(attempt, notBefore(failures, now), file);
  return { at, outcome, reason, changes, failures, notes };

  function expected(error: unknown): null {
    if (!(error instanceof RefusedError || error instanceof UnreachableError)) throw error;
    failures.push(error);
    return null;
  }
}

/** The first format of an edition that can be had and read. What is not to be believed in one is so in each. */
async function takeFirst(offer: Offered, takeOne: (found: Found) => Promise<Taken>): Promise<Taken> {
  let reason: unknown;
  for (const fetch of offer) {
    try {
      return await takeOne(await fetch());
    } catch (error) {
      const isInForm = error instanceof RefusedError && error.sha256 !== null;
      if (isInForm || !(error instanceof RefusedError || error instanceof UnreachableError)) throw error;
      reason ??= error;
    }
  }
  throw reason;
}

function outcomeOf(changes: readonly Change[], failures: Result['failures']): Attempt['outcome'] {
  if (failures.length === 0) return changes.length > 0 ? 'updated' : 'unchanged';
  return failures.some((failure) => failure instanceof RefusedError) ? 'rejected' : 'unreachable';
}

function reasonOf(failures: Result['failures']): Wording | null {
  if (failures.length === 0) return null;
  const sentences = failures.map(({ message, german }) => ({ english: message, german }));
  return joined(sentences, ' ');
}

/** A little less than a schedule waits before it tries again (see schedule.ts): a restart is no reason to ask sooner. */
const PAUSE_S = 45;

/** Until when the source is to be left alone: by its own words, or until it may have recovered. */
function notBefore(failures: Result['failures'], now: Date): string | null {
  const seconds = failures.map((failure) => {
    if (!(failure instanceof UnreachableError)) return 0;
    return failure.retryAfter ?? (failure.retry ? PAUSE_S : 0);
  });
  const longest = Math.max(0, ...seconds);
  return longest > 0 ? new Date(now.getTime() + longest * 1000).toISOString() : null;
}
