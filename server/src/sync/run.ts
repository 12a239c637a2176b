import type { Offer } from '../bundesbank/download-page.ts';
import { judge, predecessorDay, readFile, storedEditionOf, type Verdict } from '../bundesbank/judge.ts';
import { checkPeriod, type Period, periodInName } from '../bundesbank/period.ts';
import { RefusedError } from '../bundesbank/refused-error.ts';
import { berlinDay, type Edition } from '../directory/edition.ts';
import { LIMITS, type Limits, type OnBytes } from '../download/download.ts';
import type { Store } from '../store/store.ts';
import { clockNotes, type Failure, isFailure, notBefore, type Result, resultOf } from './result.ts';
import { discover, type Fetcher, makeFetcher } from './source.ts';
import { checkServable, fileToStore, readStored, type Stored, storeFile, type Taken } from './store-file.ts';

/** The steps that a run announces, in their order. If a page offers two editions, those after `download` come twice. */
export type Step = 'download' | 'parse' | 'check' | 'store';

/** Follows the progress of a run. */
export interface Observer {
  readonly step?: (step: Step) => void;
  readonly bytes?: OnBytes;
  /** Called with each file that was read and accepted, even in a dry run, and its edition. */
  readonly file?: (bytes: Buffer, edition: Edition) => void;
}

export interface Run {
  /** `file:PATH`, or the http(s) address of a bank file or of a page with links to it. */
  readonly source: string;
  /** The `User-Agent` header of its requests. */
  readonly userAgent: string;
  /** SHA-256 of a file that an operator has looked at: it is stored even if it is older or not plausible. */
  readonly accept?: string | undefined;
  /** For which days the file is valid, if an operator says so. */
  readonly validity?: Period | undefined;
  /** Whether the day in a file's name counts as its first one, if nothing else names it. */
  readonly datedByName?: boolean | undefined;
  /** Whether to refuse a new file if its first day is unknown. */
  readonly mustBeDated?: boolean | undefined;
  /** Whether to report what would change, and to write nothing into the database. */
  readonly dryRun?: boolean | undefined;
  readonly limits?: Limits;
  readonly observer?: Observer;
}

/** What the steps of one run share. */
interface Context {
  readonly store: Store;
  readonly fetcher: Fetcher;
  readonly run: Run;
  readonly observer: Observer;
  /** When the run began, ISO 8601 in UTC. */
  readonly at: string;
  /** The day of `at` in Berlin, YYYY-MM-DD. */
  readonly today: string;
  /** What was stored when the run began. */
  readonly before: Stored;
}

/**
 * Brings the directory up to date: finds out which editions the source offers, and stores each of them. If a file can't
 * be fetched or is refused, the stored directory stays as it is, and the result says why.
 *
 * @param store with at least the snapshot in it
 * @throws only if the database or this program fails
 */
export async function sync(store: Store, run: Run): Promise<Result> {
  const { source, userAgent, limits = LIMITS, dryRun, observer = {} } = run;
  const now = new Date();
  const [at, today] = [now.toISOString(), berlinDay(now)];
  const taken: Taken[] = [];
  const failures: Failure[] = [];
  // A failure of one edition does not keep the run from the next one.
  const collectFailure = (error: unknown): null => {
    if (!isFailure(error)) throw error;
    failures.push(error);
    return null;
  };

  observer.step?.('download');
  const fetcher = makeFetcher(store, source, { userAgent, limits, onBytes: observer.bytes });
  try {
    const before = await readStored(store, today);
    const discovered = await discover(source, fetcher, before, today).catch(collectFailure);
    const context: Context = { store, fetcher, run, observer, at, today, before };
    for (const offer of discovered?.offers ?? []) {
      const edition = await takeEdition(offer, context).catch(collectFailure);
      if (edition) taken.push(edition);
    }
    const notes = [
      ...clockNotes(before.state, now),
      ...(discovered?.notes ?? []),
      ...taken.flatMap((edition) => edition.notes),
    ];
    const result = resultOf(at, taken, failures, notes);
    // Of two files, `/api/status` names the first, which is valid today, as the one that was compared.
    const [compared = null] = failures.length === 0 ? taken : [];
    // The reason is public, in `/api/status`.
    const attempt = { at, outcome: result.outcome, reason: result.reason?.german ?? null };
    if (!dryRun) await store.noteAttempt(attempt, notBefore(failures, now), compared?.edition);
    return result;
  } finally {
    await fetcher.close();
  }
}

/**
 * Stores an edition from the first format that can be fetched and read. If a file could be read, but is refused, the
 * other formats are not tried: they have the same banks.
 */
async function takeEdition({ addresses, ...period }: Offer, context: Context): Promise<Taken> {
  const stated = context.run.validity ?? period;
  let firstFailure: unknown;
  for (const address of addresses) {
    const named = context.run.datedByName && stated.validFrom === null ? periodInName(address) : null;
    try {
      return await takeFile(address, named ?? stated, context);
    } catch (error) {
      const couldBeRead = error instanceof RefusedError && error.sha256 !== null;
      if (couldBeRead || !isFailure(error)) throw error;
      firstFailure ??= error;
    }
  }
  throw firstFailure;
}

/** Reads a file, unless it is that of a stored edition, and judges it against the edition before it. */
async function judgeBytes(
  bytes: Buffer,
  stated: Period,
  stored: Stored,
  { store, observer, today, run }: Context,
): Promise<Verdict> {
  const known = storedEditionOf(bytes, stored);
  if (known) return { is: 'known', file: null, edition: known };
  observer.step?.('parse');
  const file = readFile(bytes, stated, stored, today);
  observer.step?.('check');
  const day = predecessorDay(file, stored, today);
  const predecessor = day === today ? stored : await readStored(store, day);
  return judge(file, predecessor, stored, {
    today,
    accept: run.accept,
    mustBeDated: run.mustBeDated ?? false,
  });
}

/**
 * Fetches one file, judges it against the stored directory, and stores it in one transaction.
 *
 * @param stated for which days it is valid, as far as its page or an operator says
 */
async function takeFile(address: string, stated: Period, context: Context): Promise<Taken> {
  const { store, fetcher, observer, at, today, before } = context;
  const { accept, validity, dryRun = false } = context.run;
  // Read for each file, because the one before it may have been stored.
  const stored = await readStored(store, today, before);
  checkPeriod(stated, today, stored.edition);
  const fetched = await fetcher.fetch(address, stored);
  const verdict: Verdict = fetched.bytes
    ? await judgeBytes(fetched.bytes, stated, stored, context)
    : { is: 'known', file: null, edition: fetched.edition };
  const file = fileToStore(verdict);
  if (file) await checkServable(file, at);
  if (file && !dryRun) observer.step?.('store');
  const taken = await storeFile(store, verdict, {
    at,
    today,
    stated,
    isStated: validity !== undefined,
    origin: fetched.origin,
    accept,
    dryRun,
  });
  if (fetched.bytes) observer.file?.(fetched.bytes, taken.edition);
  return taken;
}
