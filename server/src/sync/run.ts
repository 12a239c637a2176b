import { RefusedError } from '../bundesbank/refused-error.ts';
import type { Period } from '../bundesbank/validity.ts';
import { berlinDay } from '../directory/edition.ts';
import type { Store } from '../store/store.ts';
import { check } from './check.ts';
import { discover } from './discover.ts';
import { LIMITS, type Limits, type OnBytes } from './download.ts';
import { Fetcher } from './fetch.ts';
import { parse } from './parse.ts';
import { attemptOf, type Failure, isFailure, notBefore, type Result, resultOf } from './result.ts';
import { storeFile, type Taken, takeKnown } from './store-file.ts';
import { readStored } from './stored.ts';

/** The parts of a run, in their order; with two editions on offer they are gone through twice. */
export const STEPS = ['download', 'parse', 'check', 'store'] as const;
export type Step = (typeof STEPS)[number];

/** Who watches a run. */
export interface Observer {
  readonly step: (step: Step) => void;
  readonly bytes: OnBytes;
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
 * Brings the directory up to date: discovers what the source offers, and takes each edition of it. Whatever is wrong with
 * a file, the stored directory stays.
 *
 * @param store with at least the snapshot in it
 * @throws only where the database or this program fails
 */
export async function sync(store: Store, run: Run): Promise<Result> {
  const { source, userAgent, limits = LIMITS, dryRun, observer } = run;
  const now = new Date();
  const [at, today] = [now.toISOString(), berlinDay(now)];
  const taken: Taken[] = [];
  const failures: Failure[] = [];
  const failed = (error: unknown): null => {
    if (!isFailure(error)) throw error;
    failures.push(error);
    return null;
  };

  observer.step('download');
  const fetcher = new Fetcher(store, source, { userAgent, limits, onBytes: observer.bytes });
  try {
    const stored = await readStored(store, today);
    const discovered = await discover(source, fetcher, stored, today).catch(failed);
    for (const { addresses, ...period } of discovered?.offers ?? []) {
      const told = run.validity ?? period;
      const one = await firstGood(addresses, (address) =>
        take(address, told, { store, fetcher, run, at, today }),
      ).catch(failed);
      if (one) taken.push(one);
    }
    const result = resultOf(at, taken, failures, discovered?.notes ?? []);
    // The earliest is the one that is valid today.
    const [compared = null] = failures.length === 0 ? taken : [];
    if (!dryRun) await store.note(attemptOf(result), notBefore(failures, now), compared?.edition);
    return result;
  } finally {
    await fetcher.close();
  }
}

interface Context {
  readonly store: Store;
  readonly fetcher: Fetcher;
  readonly run: Run;
  readonly at: string;
  readonly today: string;
}

/**
 * The way of one file: fetched, parsed, checked against the stored directory, and stored in one transaction.
 *
 * @param told for which days it holds, as far as its page or an operator says
 */
async function take(
  address: string,
  told: Period,
  { store, fetcher, run, at, today }: Context,
): Promise<Taken> {
  const { accept, dryRun = false, observer } = run;
  const stored = await readStored(store, today);
  const fetched = await fetcher.fetch(address, stored);
  if (!fetched.bytes) return takeKnown(store, fetched.edition, { ...told, dryRun });
  observer.step('parse');
  const file = parse(fetched.bytes, told, stored);
  observer.step('check');
  const checked = await check(store, file, stored, { today, accept });
  if (checked.is === 'new' && !dryRun) observer.step('store');
  return storeFile(store, checked, { at, today, origin: fetched.origin, dryRun });
}

/** Takes the first format that can be had and read. What is not to be believed in one is so in each. */
async function firstGood(
  addresses: readonly string[],
  takeOne: (address: string) => Promise<Taken>,
): Promise<Taken> {
  let first: unknown;
  for (const address of addresses) {
    try {
      return await takeOne(address);
    } catch (error) {
      const isInForm = error instanceof RefusedError && error.sha256 !== null;
      if (isInForm || !isFailure(error)) throw error;
      first ??= error;
    }
  }
  throw first;
}
