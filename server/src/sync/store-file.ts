import type { Contents } from '../bundesbank/contents.ts';
import type { Difference } from '../bundesbank/difference.ts';
import type { Stored as StoredBanks, Verdict } from '../bundesbank/judge.ts';
import type { Period } from '../bundesbank/period.ts';
import { RefusedError } from '../bundesbank/refused-error.ts';
import type { Edition } from '../directory/edition.ts';
import type { Note } from '../sentences/english.ts';
import type { Origin, StoredState } from '../store/state.ts';
import type { Store } from '../store/store.ts';

/** The edition that is served on a day, with its banks and with the state of the database. */
export interface Stored extends StoredBanks {
  readonly state: StoredState;
}

/**
 * Reads what the database serves on a day.
 *
 * @param day YYYY-MM-DD in Berlin
 * @param before what was read before: if the same edition is still served, its banks are not read again
 * @throws if the database is empty: opening it puts at least the snapshot into it
 */
export async function readStored(store: Store, day: string, before?: Stored): Promise<Stored> {
  const stored = await store.read(day, before?.state.revision);
  const banks = stored?.banks ?? before?.banks;
  if (!stored || !banks) throw new Error('The database holds no directory to compare with.');
  return { edition: stored.state.edition, banks, state: stored.state };
}

/** A new edition, and how its banks differ from those of its predecessor. */
export interface Change {
  readonly edition: Edition;
  readonly difference: Difference;
}

/** What a run did with a file. */
export interface Taken {
  /** The edition of the file. */
  readonly edition: Edition;
  /** Null if the edition was stored already. */
  readonly change: Change | null;
  /** A note if a stored edition got other days. */
  readonly notes: readonly Note[];
}

interface Options {
  /** When the run began, ISO 8601 in UTC. */
  readonly at: string;
  /** The day of `at` in Berlin, YYYY-MM-DD. */
  readonly today: string;
  /** For which days the file is valid, as far as its page or an operator says. */
  readonly stated: Period;
  /** Whether an operator states these days: they count more than stored ones. */
  readonly isStated: boolean;
  readonly origin: Origin;
  /** SHA-256 of the file that an operator accepts. */
  readonly accept: string | undefined;
  /** Whether to write nothing into the database. */
  readonly dryRun: boolean;
}

/**
 * Stores a new edition, or dates a known one.
 *
 * @throws {RefusedError} if an operator states other days than those that are known, and does not accept this file
 */
export async function storeFile(store: Store, verdict: Verdict, options: Options): Promise<Taken> {
  const { at, today, origin, accept, dryRun } = options;
  if (verdict.is === 'known') checkStated(verdict, options);
  const file = fileToStore(verdict);
  if (!file) {
    const { file: known, edition } = verdict as Known;
    const notes = await storePeriod(store, verdict as Known, options);
    return { edition: known ? editionOf(known, at) : edition, change: null, notes };
  }
  const edition = editionOf(file, at);
  const { banks, sha256 } = file;
  const isAdded = dryRun || (await store.add({ edition, banks }, origin, today, accept === sha256));
  // Another process may have stored the same edition meanwhile.
  const change = isAdded && verdict.is === 'new' ? { edition, difference: verdict.difference } : null;
  return { edition, change, notes: [] };
}

/**
 * The file that is to be stored; null if its edition is stored already. A snapshot gives way to a file with the same
 * banks, too: from then on, the file is what is stored.
 */
export const fileToStore = (verdict: Verdict): Contents | null =>
  verdict.is === 'new' || verdict.edition.origin === 'snapshot' ? verdict.file : null;

/** Refuses a file of which the server could not make its pages and files, even if an operator accepts it. */
export async function checkServable(file: Contents, at: string): Promise<void> {
  // Imported here: most runs find nothing new.
  const { assertServable } = await import('../directory/servable.ts');
  try {
    assertServable(editionOf(file, at), file.banks);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new RefusedError({ is: 'unservable', why });
  }
}

type Known = Verdict & { is: 'known' };

/** Refuses days that differ from the known ones, unless the file is accepted: they may be a typing error. */
function checkStated({ file, edition }: Known, { isStated, stated: { validFrom }, accept }: Options): void {
  const stored = edition.validFrom;
  if (!isStated || validFrom === null || stored === null || validFrom === stored) return;
  const { sha256 } = file ?? edition;
  if (accept === sha256) return;
  throw new RefusedError({ is: 'other-period', validFrom, stored }, { sha256 });
}

/**
 * Stores the period of validity of a stored edition, if it was not known before, an operator states another one, or
 * the source's own file does.
 *
 * @returns a note on the new period
 */
async function storePeriod(store: Store, { file, edition }: Known, options: Options): Promise<Note[]> {
  const { stated, today, isStated, dryRun } = options;
  const { validFrom, validUntil } = file ?? stated;
  if (validFrom === null || validUntil === null) return [];
  if (validFrom === edition.validFrom && validUntil === edition.validUntil) return [];
  if (edition.validFrom !== null && !isStated && !file?.statesDays) return [];
  if (!dryRun) await store.setValidity(edition, validFrom, validUntil);
  return [{ is: 'period-stored', validFrom, validUntil, isLater: validFrom > today }];
}

function editionOf(file: Contents, at: string): Edition {
  const { records, banks, bytes, validFrom, validUntil, sha256, highestRecordNumber, lastingRecords } = file;
  const size = { records, banks: banks.length, bytes, lastingRecords };
  return { origin: 'sync', at, ...size, validFrom, validUntil, sha256, highestRecordNumber };
}
