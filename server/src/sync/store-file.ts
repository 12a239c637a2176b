import type { Contents } from '../bundesbank/contents.ts';
import type { Difference } from '../bundesbank/difference.ts';
import type { Period } from '../bundesbank/validity.ts';
import type { Wording } from '../bundesbank/wording.ts';
import type { Edition } from '../directory/edition.ts';
import type { Downloaded, Store } from '../store/store.ts';
import type { Checked } from './check.ts';

/** A new edition, and how its banks differ from those of the edition before. */
export interface Change {
  readonly edition: Edition;
  readonly difference: Difference;
}

/** What became of one file. */
export interface Taken {
  /** The edition of which it is the file. */
  readonly edition: Edition;
  /** Null where the edition was stored already. */
  readonly change: Change | null;
  /** What became of a stored edition: a sentence for the operator. */
  readonly notes?: readonly Wording[];
}

interface Options {
  /** When the run began, ISO 8601 in UTC. */
  readonly at: string;
  /** The same day in Berlin, YYYY-MM-DD. */
  readonly today: string;
  /** From which address the file came; null for a file of this machine. */
  readonly downloaded: Downloaded | null;
  /** Whether an operator states for which days the file is valid: that counts more than what was stored. */
  readonly isStated: boolean;
  /** Whether to write nothing into the database. */
  readonly dryRun: boolean;
}

/** Stores a checked file in one transaction, as far as it is new. */
export async function storeFile(store: Store, checked: Checked, options: Options): Promise<Taken> {
  const { at, today, downloaded, dryRun } = options;
  const edition = editionOf(checked.file, at);
  switch (checked.is) {
    case 'new':
      if (!dryRun) await store.add(edition, checked.file.banks, today, downloaded);
      return { edition, change: { edition, difference: checked.difference } };
    case 'known':
      return { ...(await takeKnown(store, checked.edition, checked.file, options)), edition };
  }
}

/**
 * Takes an edition that is stored already. Only its period of validity is stored, where it was not known before or an
 * operator states another one.
 */
export async function takeKnown(
  store: Store,
  edition: Edition,
  { validFrom, validUntil }: Period,
  { today, isStated, dryRun }: Pick<Options, 'today' | 'isStated' | 'dryRun'>,
): Promise<Taken> {
  const unchanged = { edition, change: null };
  if (validFrom === null || validUntil === null || validFrom === edition.validFrom) return unchanged;
  if (edition.validFrom !== null && !isStated) return unchanged;
  if (!dryRun) await store.setValidity(edition, validFrom, validUntil, today);
  return { ...unchanged, notes: [isNowValid(validFrom, validUntil, today)] };
}

function isNowValid(validFrom: string, validUntil: string, today: string): Wording {
  const [english, german] = validFrom > today ? [', and kept until then', ' und wartet bis dahin'] : ['', ''];
  return {
    english: `The stored edition is valid from ${validFrom} until ${validUntil}${english}.`,
    german: `Der gespeicherte Stand gilt vom ${validFrom} bis ${validUntil}${german}.`,
  };
}

function editionOf(file: Contents, at: string): Edition {
  const { records, banks, bytes, validFrom, validUntil, sha256, highestRecordNumber, lastingRecords } = file;
  const source = { validFrom, validUntil, sha256, highestRecordNumber, lastingRecords };
  return { origin: 'sync', at, records, banks: banks.length, bytes, ...source };
}
