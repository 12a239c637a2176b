import { createHash } from 'node:crypto';
import { type Contents, contentsOf } from '../bundesbank/contents.ts';
import type { Period } from '../bundesbank/download-page.ts';
import { checkPlausible, compare, type Difference } from '../bundesbank/gates.ts';
import { Refused } from '../bundesbank/refused.ts';
import { type Attempt, berlinDay, type Edition } from '../directory/edition.ts';
import type { Store } from '../store/store.ts';
import { LIMITS, type Limits, type OnBytes } from './download.ts';
import { type Found, lookUp, type Offered } from './source.ts';
import { Unreachable } from './unreachable.ts';

/** The parts of a run, in their order; with two editions on offer they are gone through twice. */
export const STEPS = ['download', 'parse', 'check', 'store'] as const;
export type Step = (typeof STEPS)[number];

/** Who watches a run. */
export interface Observer {
  readonly step: (step: Step) => void;
  readonly bytes: OnBytes;
}

/** An edition that a run has stored. */
export interface Change {
  readonly edition: Edition;
  readonly difference: Difference;
}

/** How a run ended, and what there is to tell of it beyond what the database keeps. */
export interface Result extends Attempt {
  readonly changes: readonly Change[];
  readonly failures: readonly (Refused | Unreachable)[];
}

export interface Run {
  readonly source: string;
  readonly userAgent: string;
  /** SHA-256 of a file that an operator has looked at: the gates let it through. */
  readonly accept?: string | undefined;
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
  const changes: Change[] = [];
  const failures: (Refused | Unreachable)[] = [];
  try {
    run.observer.step('download');
    const { userAgent, observer, limits = LIMITS } = run;
    const manners = { today, userAgent, limits, onBytes: observer.bytes };
    const { offers, close } = await lookUp(run.source, store, manners);
    try {
      for (const offer of offers) {
        const change = await takeFirst(offer, (found) => take(found)).catch(expected);
        if (change) changes.push(change);
      }
    } finally {
      await close();
    }
  } catch (error) {
    expected(error);
  }
  const attempt: Attempt = { at, ...ending(changes, failures) };
  await store.note(attempt, notBefore(failures, now));
  return { ...attempt, changes, failures };

  function expected(error: unknown): null {
    if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
    failures.push(error);
    return null;
  }

  /** Stores a file, or returns null where there is nothing new in it. */
  async function take({ bytes, validFrom, validUntil, origin }: Found): Promise<Change | null> {
    const stored = await store.read(today);
    if (!stored?.banks) throw new Error('The database holds no directory to compare with.');
    const sha256 = bytes && createHash('sha256').update(bytes).digest('hex');
    if (!sha256 || stored.state.held.includes(sha256)) return null;

    run.observer.step('parse');
    const file = contentsOf(bytes);
    const { banks } = file;
    const edition = editionOf(file, file.validFrom ? file : { validFrom, validUntil });

    run.observer.step('check');
    if (run.accept !== sha256) {
      if (isOlder(edition, stored.state.edition)) return null;
      checkPlausible(banks, stored.banks, sha256);
    }
    run.observer.step('store');
    await store.add(edition, banks, today, origin);
    return { edition, difference: compare(stored.banks, banks) };
  }

  function editionOf(file: Contents, { validFrom, validUntil }: Period): Edition {
    const { records, banks, bytes, sha256, highestRecordNumber, lastingRecords } = file;
    const order = { validFrom, validUntil, sha256, highestRecordNumber, lastingRecords };
    return { origin: 'sync', at, records, banks: banks.length, bytes, ...order };
  }
}

/** The first format of an edition that can be had and read. What is implausible in one is so in each. */
async function takeFirst(
  offer: Offered,
  take: (found: Found) => Promise<Change | null>,
): Promise<Change | null> {
  let reason: unknown;
  for (const fetch of offer) {
    try {
      return await take(await fetch());
    } catch (error) {
      if (!(error instanceof Unreachable || (error instanceof Refused && error.code !== 'implausible')))
        throw error;
      reason ??= error;
    }
  }
  throw reason;
}

/** Last quarter's file, still on the page or in somebody's cache. */
function isOlder({ validFrom }: Edition, stored: Edition): boolean {
  return validFrom !== null && stored.validFrom !== null && validFrom < stored.validFrom;
}

function ending(changes: readonly Change[], failures: Result['failures']): Omit<Attempt, 'at'> {
  if (failures.length === 0) return { outcome: changes.length > 0 ? 'updated' : 'unchanged', reason: null };
  const reason = failures.map(({ message }) => message).join(' ');
  return {
    outcome: failures.some((failure) => failure instanceof Refused) ? 'rejected' : 'unreachable',
    reason,
  };
}

/** A little less than a schedule waits before it tries again (see schedule.ts): a restart is no reason to ask sooner. */
const PAUSE_S = 45;

/** Until when the source is to be left alone: by its own words, or until it may have recovered. */
function notBefore(failures: Result['failures'], now: Date): string | null {
  const seconds = failures.map((failure) => {
    if (!(failure instanceof Unreachable)) return 0;
    return failure.retryAfter ?? (failure.retry ? PAUSE_S : 0);
  });
  const longest = Math.max(0, ...seconds);
  return longest > 0 ? new Date(now.getTime() + longest * 1000).toISOString() : null;
}
