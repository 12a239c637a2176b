import { createHash } from 'node:crypto';
import { type Contents, contentsOf } from '../bundesbank/contents.ts';
import {
  checkPlausible,
  compare,
  type Difference,
  type Known,
  limitsBrokenAlone,
} from '../bundesbank/gates.ts';
import { checkMarks } from '../bundesbank/marks.ts';
import { isNewer, isOlder } from '../bundesbank/order.ts';
import { dayBefore } from '../bundesbank/quarter.ts';
import { RefusedError } from '../bundesbank/refused-error.ts';
import type { Period } from '../bundesbank/validity.ts';
import type { Edition } from '../directory/edition.ts';
import type { Store } from '../store/store.ts';
import type { Found } from './source.ts';

/** An edition that a run has stored. */
export interface Change {
  readonly edition: Edition;
  readonly difference: Difference;
}

/** A file that was compared with the stored directory: its edition, and null where there was nothing new in it. */
export interface Taken {
  readonly edition: Edition;
  readonly change: Change | null;
}

/** What one run wants, beside its source. */
export interface Wish {
  /** ISO 8601 in UTC, and its day in Berlin. */
  readonly at: string;
  readonly today: string;
  /** SHA-256 of a file that an operator has looked at: order, gates and marks let it through. */
  readonly accept?: string | undefined;
  /** The file's period, where an operator knows it. */
  readonly validity?: Period | undefined;
  /** Whether nothing is to be stored. */
  readonly dryRun?: boolean | undefined;
  readonly step: (step: 'parse' | 'check' | 'store') => void;
}

/**
 * Compares a file with the stored directory, and stores what is new in it.
 *
 * @throws {RefusedError}
 */
export async function take(store: Store, found: Found, wish: Wish): Promise<Taken> {
  const { at, today, accept, dryRun = false, step } = wish;
  if (found.bytes === null) return { edition: found.edition, change: null };
  const served = await known(store, today);
  const { held, withdrawn } = served.state;
  const sha256 = createHash('sha256').update(found.bytes).digest('hex');
  const told = wish.validity ?? found;
  // The edition that was served before may still be stored. Its file is older than what is served now.
  const same = held.find((edition) => edition.sha256 === sha256 && !isOlder(edition, served.edition));
  if (same) return unchanged(same, told);

  step('parse');
  const file = dated(contentsOf(found.bytes), told, [...held, ...served.state.history]);
  const edition = editionOf(file, at);
  if (served.edition.sha256 === sha256) return completed(served.edition);
  step('check');
  const before = await predecessor(file);
  const difference = compare(before.banks, file.banks);
  if (accept !== sha256) {
    refuseWithdrawn(file, withdrawn);
    // Of what is cut or garbled, the number says nothing.
    if (limitsBrokenAlone(file.banks, before.banks).length === 0 && !isNewer(file, before))
      return unchanged(before.edition, file, edition);
    checkPlausible(file.banks, before.banks, sha256);
    checkMarks(file, before);
  }
  if (!dryRun) {
    step('store');
    await store.add(edition, file.banks, today, found.origin);
  }
  return { edition, change: { edition, difference } };

  /** The same file, of which an older version of this program has kept less. */
  async function completed({ origin, at: since }: Edition): Promise<Taken> {
    if (!dryRun)
      await store.add({ ...edition, origin, at: since }, file.banks, today, found.bytes && found.origin);
    return { edition, change: null };
  }

  /** What is stored stays; but where it did not say for which days it holds, and this file does, that is kept. */
  async function unchanged(
    stored: Edition,
    { validFrom, validUntil }: Period,
    compared = stored,
  ): Promise<Taken> {
    if (stored.validFrom === null && validFrom !== null && validUntil !== null && !dryRun)
      await store.date(stored, validFrom, validUntil);
    return { edition: compared, change: null };
  }

  /** The stored edition with which a file is to be compared: that of the same number, or the last before its first day. */
  async function predecessor({ highestRecordNumber, validFrom }: Contents): Promise<Known> {
    const { upcoming } = served.state;
    if (upcoming?.validFrom && upcoming.highestRecordNumber === highestRecordNumber)
      return known(store, upcoming.validFrom);
    return validFrom !== null && validFrom > today ? known(store, dayBefore(validFrom)) : served;
  }
}

async function known(store: Store, day: string) {
  const stored = await store.read(day);
  if (!stored?.banks) throw new Error('The database holds no directory to compare with.');
  return { state: stored.state, edition: stored.state.edition, banks: stored.banks };
}

/** A file with its period, as far as anybody tells: itself, its page or its operator, or an edition of the same number. */
function dated(file: Contents, told: Period, editions: readonly Edition[]): Contents {
  const same = editions.find(
    ({ highestRecordNumber, validFrom }) =>
      highestRecordNumber === file.highestRecordNumber && validFrom !== null,
  );
  const { validFrom, validUntil } = [file, told, same].find((period) => period?.validFrom) ?? file;
  return { ...file, validFrom, validUntil };
}

function editionOf(file: Contents, at: string): Edition {
  const { records, banks, bytes, validFrom, validUntil, sha256, highestRecordNumber, lastingRecords } = file;
  const source = { validFrom, validUntil, sha256, highestRecordNumber, lastingRecords };
  return { origin: 'sync', at, records, banks: banks.length, bytes, ...source };
}

function refuseWithdrawn({ sha256, highestRecordNumber }: Contents, withdrawn: readonly Edition[]): void {
  if (!withdrawn.some((edition) => edition.highestRecordNumber === highestRecordNumber)) return;
  throw new RefusedError(
    'withdrawn',
    {
      english: `An operator has taken this edition back (highest record number ${highestRecordNumber}).`,
      german: `Diese Ausgabe (höchste Datensatznummer ${highestRecordNumber}) hat der Betreiber zurückgenommen.`,
    },
    { sha256 },
  );
}
