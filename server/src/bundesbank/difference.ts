import { BANK_FIELDS, type Bank } from '../directory/bank.ts';
import type { Edition } from '../directory/edition.ts';
import type { Part } from '../sentences/english.ts';
import type { Contents } from './contents.ts';
import { quartersBetween } from './period.ts';
import { RefusedError } from './refused-error.ts';

/** What changed from one directory to the next. */
export interface Difference {
  readonly added: readonly Bank[];
  readonly removed: readonly Bank[];
  /** As they are in the new directory. */
  readonly changed: readonly Bank[];
}

/** Compares two directories bank by bank. */
export function differenceBetween(stored: readonly Bank[], next: readonly Bank[]): Difference {
  const before = new Map(stored.map((bank) => [bank.blz, bank]));
  const added: Bank[] = [];
  const changed: Bank[] = [];
  for (const bank of next) {
    const old = before.get(bank.blz);
    if (!old) added.push(bank);
    else if (isChanged(old, bank)) changed.push(bank);
    before.delete(bank.blz);
  }
  return { added, removed: [...before.values()], changed };
}

const isChanged = (old: Bank, bank: Bank) => BANK_FIELDS.some((field) => old[field] !== bank[field]);

/** How many banks are new, gone or changed. */
export const sizeOf = ({ added, removed, changed }: Difference) =>
  added.length + removed.length + changed.length;

/** The Datensatznummer by which editions are ordered. */
type Numbered = Pick<Edition, 'highestRecordNumber'>;

/** Whether an edition is older than another. */
export const isOlder = (edition: Numbered, other: Numbered) =>
  edition.highestRecordNumber < other.highestRecordNumber;

/**
 * Whether a file is of the same quarter as a snapshot that is stored: it has its highest Datensatznummer or its first
 * day. The snapshot then gives way, whatever differs, since it may not have been made from the source's own file.
 */
export function replacesSnapshot(
  file: Contents,
  { origin, highestRecordNumber, validFrom }: Edition,
): boolean {
  if (origin !== 'snapshot') return false;
  return (
    file.highestRecordNumber === highestRecordNumber || (validFrom !== null && file.validFrom === validFrom)
  );
}

/**
 * Decides by the highest Datensatznummer whether a file is newer than what is stored. The number has risen with every
 * edition from 2012 (56254) to 2026 (58500), whatever a page or a file's name says.
 *
 * @param difference between the stored edition's banks and the file's
 * @returns false if it is the stored edition itself, in whatever format
 * @throws {RefusedError} if it is older, or has the number of an edition that was synced, but other banks or records
 */
export function isNewer(file: Contents, edition: Edition, difference: Difference): boolean {
  const { highestRecordNumber: number, sha256 } = file;
  const stored = edition.highestRecordNumber;
  if (isOlder(file, edition)) throw new RefusedError({ is: 'older', number, stored }, { sha256 });
  if (isOlder(edition, file)) return true;

  const differing = sizeOf(difference);
  if (differing === 0 && file.records === edition.records) return false;
  if (replacesSnapshot(file, edition)) return true;
  throw new RefusedError(
    { is: 'same-number', number, differing, records: file.records, stored: edition.records },
    { sha256 },
  );
}

/**
 * How much the highest Datensatznummer may rise within a quarter. So far, it rose by 120 at most (2025), and by 41 on
 * average (2012 to 2026).
 */
const MAX_RISE = 300;

/**
 * Finds out whether the highest Datensatznummer has jumped. If such a file were stored, every later edition would seem
 * older.
 *
 * @param today YYYY-MM-DD, used if the file's first day is not known
 * @returns what exceeds the limit; empty if nothing does
 */
export function brokenRise(file: Contents, edition: Edition, today: string): Part[] {
  const { highestRecordNumber: stored, validFrom, at } = edition;
  const { highestRecordNumber: number } = file;
  const max = MAX_RISE * quartersBetween(validFrom ?? at, file.validFrom ?? today);
  const rise = number - stored;
  return rise > max ? [{ is: 'number-jumped', number, rise, max }] : [];
}
