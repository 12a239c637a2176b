import type { Bank } from '../directory/bank.ts';
import type { Edition } from '../directory/edition.ts';
import type { Part } from '../sentences/english.ts';
import type { Contents } from './contents.ts';
import { type Difference, sizeOf } from './difference.ts';
import { dayAfter, type Period } from './period.ts';
import { RefusedError } from './refused-error.ts';

// No past edition comes near these limits (see docs/decisions/0006-gates.md). A file that was cut, mixed up or badly
// decoded exceeds them by far. Shares are from 0 to 1.

const MIN_BANKS = 3000;
const MAX_LAST_MISSING = 2;
const MAX_WITHOUT_BIC = 0.02;
const MIN_WITH_UMLAUT = 0.05;
const MAX_REMOVED = 0.05;
const MAX_ADDED = 0.1;
const MAX_CHANGED = 0.15;
/**
 * Within four years, 3 of 3,541 banks got a BIC with another bank code, and none got one of another country. Within ten
 * years, it was up to 21 of 4,096: too many, but such a file is refused anyway, since a fifth of the banks had gone.
 */
const MAX_MOVED_BICS = 0.005;
/**
 * A wrong method fails right account numbers and passes wrong ones. Within a quarter, at most 2 of 3,541 banks changed
 * theirs; within four years, 17 (0.5 %), mostly to 09. The limit is twice that, for a server that has not synced for
 * years.
 */
const MAX_METHODS_CHANGED = 0.01;
/**
 * The IBANs of a bank with a successor are built with the successor's BLZ. Between two of our files since 2012, at most
 * 37 of 4,096 banks (0.9 %) got one, within three years; within a quarter, none since 2022. One bank was the successor
 * of 42 (1.0 %): one edition may bring as many.
 */
const MAX_NEW_SUCCESSORS = 0.02;
/** None in 13 originals. A few are ignored; more mean that a column has slipped. */
const MAX_STRAY_SUCCESSORS = 0.005;

/** The limits that a directory breaks. */
export interface BrokenLimits {
  /** By itself, whatever it changes: it was cut, or its values were lost or badly decoded. */
  readonly alone: readonly Part[];
  /** By what it changes. */
  readonly byChange: readonly Part[];
}

/**
 * Finds out which limits a well-formed directory breaks.
 *
 * @param next in ascending order of BLZ
 * @param difference between the stored banks and the next
 * @param straySuccessors how many of the next have a Nachfolge-BLZ that does not count
 */
export function brokenLimits(
  next: readonly Bank[],
  stored: readonly Bank[],
  difference: Difference,
  straySuccessors = 0,
): BrokenLimits {
  const { removed, added, changed } = difference;
  // A file is sorted by BLZ. One cut between two records is well-formed, but its last banks are missing.
  const last = next.at(-1);
  const missing = last ? stored.filter(({ blz }) => blz > last.blz).length : 0;
  const withoutBic = next.filter(({ bic }) => bic === null);
  const umlauts = next.filter(({ name }) => /[äöüÄÖÜß]/.test(name));
  const share = shareOf(umlauts, next);
  const before = new Map(stored.map((bank) => [bank.blz, bank]));
  const which = (differ: Comparison) => next.filter((bank) => differ(bank, before.get(bank.blz)));
  const alone = broken([
    next.length < MIN_BANKS && { is: 'few-banks', count: next.length, min: MIN_BANKS },
    missing > MAX_LAST_MISSING && { is: 'last-banks-missing', count: missing, max: MAX_LAST_MISSING },
    above('without-bic', shareOf(withoutBic, next), MAX_WITHOUT_BIC),
    share < MIN_WITH_UMLAUT && { is: 'with-umlaut', share, min: MIN_WITH_UMLAUT },
    above('stray-successors', shareOf({ length: straySuccessors }, next), MAX_STRAY_SUCCESSORS),
  ]);
  const byChange = broken([
    above('removed', shareOf(removed, stored), MAX_REMOVED),
    above('added', shareOf(added, stored), MAX_ADDED),
    above('changed', shareOf(changed, stored), MAX_CHANGED),
    above('moved-bics', shareOf(which(hasMovedBic), stored), MAX_MOVED_BICS),
    above('methods-changed', shareOf(which(hasOtherMethod), stored), MAX_METHODS_CHANGED),
    above('new-successors', shareOf(which(hasNewSuccessor), stored), MAX_NEW_SUCCESSORS),
  ]);
  return { alone, byChange };
}

const broken = (limits: readonly (Part | false)[]) => limits.filter((limit) => limit !== false);

/** Whether a bank has some change. @param was the stored bank of the same BLZ, if there is one */
type Comparison = (bank: Bank, was: Bank | undefined) => unknown;

/** The first eight characters of a BIC are the bank, its country and its place; the last three a branch (ISO 9362). */
const hasMovedBic: Comparison = ({ bic }, was) => bic && was?.bic && was.bic.slice(0, 8) !== bic.slice(0, 8);
const hasOtherMethod: Comparison = ({ checkMethod }, was) => was && was.checkMethod !== checkMethod;
const hasNewSuccessor: Comparison = ({ successor }, was) =>
  successor !== null && was?.successor !== successor;

const shareOf = (part: { readonly length: number }, whole: readonly unknown[]) =>
  whole.length === 0 ? 0 : part.length / whole.length;

/** The limit, if a share exceeds it. */
const above = (is: Extract<Part, { share: number; max: number }>['is'], share: number, max: number) =>
  share > max && { is, share, max };

/**
 * Refuses a directory that breaks limits: its content can't be true.
 *
 * @param sha256 of the file, by which an operator can accept it
 * @throws {RefusedError} naming each limit that is broken
 */
export function checkPlausible({ alone, byChange }: BrokenLimits, sha256: string): void {
  const limits = [...alone, ...byChange];
  if (limits.length > 0) throw new RefusedError({ is: 'implausible', limits }, { sha256 });
}

/** How many banks of each kind a refusal names. */
const MAX_NAMED = 3;

/**
 * Refuses a file that changes what is stored without marking the changes.
 *
 * From one quarter to the next, each bank that is removed is marked D, each new one A and each that changes is
 * marked M, and the lasting records balance: those before, plus the added, minus the deleted, are those after.
 * (Measured without exception: marks in 29 pairs of quarters, 2017 to 2025, balance in three, of 2022 and 2025.)
 * A file that lacks lines breaks these rules. If quarters were skipped, their changes are no longer marked.
 *
 * @param difference between the stored edition's banks and the file's
 * @throws {RefusedError}
 */
export function checkMarks(file: Contents, edition: Edition, difference: Difference): void {
  const distance = distanceBetween(edition, file);
  if (distance === 'quarters skipped') return;
  const { removed, added, changed } = unmarked(difference, file);
  // Marks last for one quarter only. Additions or changes without them come from a quarter that was skipped.
  if (distance === 'unknown' && added.length + changed.length > 0) return;

  const lasting = file.lastingRecords;
  const expected = edition.lastingRecords + file.added - file.deleted;
  const isCompared = distance === 'next quarter' || sizeOf(difference) > 0;
  const changes = broken([
    removed.length > 0 && { is: 'missing-without-mark', ...countOf(removed) },
    added.length > 0 && { is: 'new-without-mark', ...countOf(added) },
    changed.length > 0 && { is: 'changed-without-mark', ...countOf(changed) },
    isCompared && lasting !== expected && { is: 'records-out-of-balance', lasting, expected },
  ]);
  if (changes.length === 0) return;
  throw new RefusedError({ is: 'unmarked', changes }, { sha256: file.sha256 });
}

/** Of the banks that differ, those without mark D, A or M in the new file. */
function unmarked({ removed, added, changed }: Difference, { marks, straySuccessors }: Contents): Difference {
  const without = (mark: string, banks: readonly Bank[]) =>
    banks.filter(({ blz }) => marks.get(blz) !== mark);
  // If the line of a successor is missing, the banks that name it only seem to change.
  const own = changed.filter(({ blz }) => !straySuccessors.includes(blz));
  return { removed: without('D', removed), added: without('A', added), changed: without('M', own) };
}

/** Whether one quarter follows the other, as far as their periods of validity show. */
export function distanceBetween(
  stored: Period,
  next: Period,
): 'next quarter' | 'quarters skipped' | 'unknown' {
  if (stored.validUntil === null || next.validFrom === null) return 'unknown';
  const following = dayAfter(stored.validUntil);
  if (next.validFrom > following) return 'quarters skipped';
  // A file of the same quarter may be a corrected one.
  return next.validFrom === following ? 'next quarter' : 'unknown';
}

/** How many banks there are, and the first of them by their BLZ. */
function countOf(banks: readonly Bank[]): { readonly count: number; readonly named: string } {
  const codes = banks.slice(0, MAX_NAMED).map(({ blz }) => blz);
  return { count: banks.length, named: `${codes.join(', ')}${banks.length > MAX_NAMED ? ' …' : ''}` };
}
