import type { Contents } from '../bundesbank/contents.ts';
import type { Difference } from '../bundesbank/difference.ts';
import type { Stored as StoredBanks, Verdict } from '../bundesbank/judge.ts';
import type { Period } from '../bundesbank/period.ts';
import { RefusedError } from '../bundesbank/refused-error.ts';
import type { Edition } from '../directory/edition.ts';
import type { Note } from '../sentences/english.ts';
import type { Downloaded, Store, StoredState } from '../store/store.ts';

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
  /** Notes on a stored edition that the file has replaced or dated. */
  readonly notes?: readonly Note[];
}

interface Options {
  /** When the run began, ISO 8601 in UTC. */
  readonly at: string;
  /** The day of `at` in Berlin, YYYY-MM-DD. */
  readonly today: string;
  /** For which days the file is valid, as far as its page or an operator says. */
  readonly stated: Period;
  /** The address that the file was downloaded from, if it was; else null. */
  readonly downloaded: Downloaded | null;
  /** Whether an operator states these days: they count more than stored ones. */
  readonly isStated: boolean;
  /** From what the file was rebuilt, if its name says so; null if it is the Bundesbank's own. */
  readonly rebuilt: string | null;
  /** SHA-256 of the file whose known days an operator replaces. */
  readonly accept: string | undefined;
  /** Whether to write nothing into the database. */
  readonly dryRun: boolean;
}

/**
 * Stores a new edition, or confirms or dates a known one.
 *
 * @throws {RefusedError} if an operator states other days than those that are known, and does not accept this file
 */
export async function storeFile(store: Store, verdict: Verdict, options: Options): Promise<Taken> {
  const { at, today, downloaded, rebuilt, dryRun } = options;
  switch (verdict.is) {
    case 'new': {
      const edition = editionOf(verdict.file, at, rebuilt);
      if (!dryRun) await store.add(edition, verdict.file.banks, today, downloaded);
      return { edition, change: { edition, difference: verdict.difference }, notes: verdict.notes };
    }
    case 'known': {
      checkStated(verdict, options);
      const { file, edition } = verdict;
      const known = file ? editionOf(file, at, rebuilt) : edition;
      // Another rebuilt file confirms nothing: the edition stays a rebuilt one.
      const isConfirmed = file !== null && edition.rebuilt !== null && rebuilt === null;
      if (isConfirmed && !dryRun) await store.confirm(edition, known, downloaded);
      const stored = isConfirmed ? { ...edition, sha256: file.sha256 } : edition;
      const notes = await storePeriod(store, stored, file ?? options.stated, options);
      return { edition: known, change: null, notes };
    }
  }
}

/** Refuses days that differ from the known ones, unless the file is accepted: they may be a typing error. */
function checkStated(
  { file, edition }: Verdict & { is: 'known' },
  { isStated, stated: { validFrom }, accept }: Options,
): void {
  const stored = edition.validFrom;
  if (!isStated || validFrom === null || stored === null || validFrom === stored) return;
  const { sha256 } = file ?? edition;
  if (accept === sha256) return;
  throw new RefusedError({ is: 'other-period', validFrom, stored }, { sha256 });
}

/**
 * Stores the period of validity of a stored edition, if it was not known before or an operator states another one.
 *
 * @returns a note on the new period
 */
async function storePeriod(
  store: Store,
  edition: Edition,
  { validFrom, validUntil }: Period,
  { today, isStated, dryRun }: Options,
): Promise<Note[]> {
  if (validFrom === null || validUntil === null || validFrom === edition.validFrom) return [];
  if (edition.validFrom !== null && !isStated) return [];
  if (!dryRun) await store.setValidity(edition, validFrom, validUntil, today);
  return [{ is: 'period-stored', validFrom, validUntil, isLater: validFrom > today }];
}

/** The edition of a file. It has no SHA-256 if it was rebuilt: the Bundesbank's own file has another one. */
function editionOf(file: Contents, at: string, rebuilt: string | null): Edition {
  const { records, banks, bytes, validFrom, validUntil, highestRecordNumber, lastingRecords } = file;
  const sha256 = rebuilt === null ? file.sha256 : null;
  const source = { validFrom, validUntil, sha256, highestRecordNumber, lastingRecords, rebuilt };
  return { origin: 'sync', at, records, banks: banks.length, bytes, ...source };
}
