import type { Contents } from '../bundesbank/contents.ts';
import type { Difference } from '../bundesbank/difference.ts';
import type { Period } from '../bundesbank/validity.ts';
import type { Edition } from '../directory/edition.ts';
import type { Origin, Store } from '../store/store.ts';
import type { Checked } from './check.ts';

/** An edition that a run has stored. */
export interface Change {
  readonly edition: Edition;
  readonly difference: Difference;
}

/** What a run took of one file: its edition, and what changed with it, or null where nothing did. */
export interface Taken {
  readonly edition: Edition;
  readonly change: Change | null;
}

/** When a run stores, and what it had from where. */
interface Circumstances {
  /** ISO 8601 in UTC, and its day in Berlin. */
  readonly at: string;
  readonly today: string;
  readonly origin: Origin | null;
  /** Whether to tell everything, but to store nothing. */
  readonly dryRun: boolean;
}

/** Stores of a checked file what is new in it, in one transaction. */
export async function storeFile(
  store: Store,
  checked: Checked,
  { at, today, origin, dryRun }: Circumstances,
): Promise<Taken> {
  const edition = editionOf(checked.file, at);
  const add = (stored: Edition) => dryRun || store.add(stored, checked.file.banks, today, origin);
  switch (checked.is) {
    case 'new':
      await add(edition);
      return { edition, change: { edition, difference: checked.difference } };
    case 'incomplete':
      await add({ ...edition, origin: checked.edition.origin, at: checked.edition.at });
      return { edition, change: null };
    case 'known':
      await takeKnown(store, checked.edition, { ...checked.file, dryRun });
      return { edition, change: null };
  }
}

/** Takes an edition that is stored already. All that is stored anew are its days, where nobody told them before. */
export async function takeKnown(
  store: Store,
  edition: Edition,
  { validFrom, validUntil, dryRun }: Period & { readonly dryRun: boolean },
): Promise<Taken> {
  const isNews = edition.validFrom === null && validFrom !== null && validUntil !== null;
  if (isNews && !dryRun) await store.date(edition, validFrom, validUntil);
  return { edition, change: null };
}

function editionOf(file: Contents, at: string): Edition {
  const { records, banks, bytes, validFrom, validUntil, sha256, highestRecordNumber, lastingRecords } = file;
  const source = { validFrom, validUntil, sha256, highestRecordNumber, lastingRecords };
  return { origin: 'sync', at, records, banks: banks.length, bytes, ...source };
}
