import type { Bank } from '../directory/bank.ts';
import type { Edition } from '../directory/edition.ts';
import type { Part } from '../sentences/english.ts';
import type { Contents } from './contents.ts';
import { type Difference, sizeOf } from './difference.ts';
import type { Period } from './period.ts';
import { dayAfter } from './period.ts';
import { RefusedError } from './refused-error.ts';

/** How many banks of each kind a refusal names. */
const MAX_NAMED = 3;

/**
 * Refuses a file that changes what is stored without marking the changes.
 *
 * From one quarter to the next, each bank that goes is marked D, each that comes is marked A and each that changes is
 * marked M, and the records balance: those that lasted, plus the added, minus the deleted. (Measured without exception: the
 * marks in 29 pairs of quarters, 2017 to 2025, the balance in three, of 2022 and 2025.)
 * A file in which any lines are missing breaks that. If quarters were skipped, their changes are no longer marked.
 *
 * @param difference between the stored edition's banks and the file's
 * @throws {RefusedError}
 */
export function checkMarks(file: Contents, edition: Edition, difference: Difference): void {
  const distance = distanceBetween(edition, file);
  if (distance === 'quarters skipped') return;
  const { removed, added, changed } = unmarked(difference, file.marks);
  // Marks last for one quarter only. Additions or changes without them come from a quarter that was skipped.
  if (distance === 'unknown' && added.length + changed.length > 0) return;

  const changes: Part[] = [];
  if (removed.length > 0) changes.push({ is: 'missing-without-mark', ...countOf(removed) });
  if (added.length > 0) changes.push({ is: 'new-without-mark', ...countOf(added) });
  if (changed.length > 0) changes.push({ is: 'changed-without-mark', ...countOf(changed) });
  const expected = edition.lastingRecords + file.added - file.deleted;
  const isCompared = distance === 'next quarter' || sizeOf(difference) > 0;
  if (isCompared && file.lastingRecords !== expected)
    changes.push({ is: 'records-out-of-balance', lasting: file.lastingRecords, expected });
  if (changes.length === 0) return;
  throw new RefusedError('unmarked', { is: 'unmarked', changes }, { sha256: file.sha256 });
}

/** Of the banks that changed, those that the new file does not mark D, A and M. */
function unmarked({ removed, added, changed }: Difference, marks: Contents['marks']): Difference {
  const without = (mark: string, banks: readonly Bank[]) =>
    banks.filter(({ blz }) => marks.get(blz) !== mark);
  return { removed: without('D', removed), added: without('A', added), changed: without('M', changed) };
}

/** Whether one quarter follows the other, as far as their periods of validity tell. */
export function distanceBetween(
  stored: Period,
  next: Period,
): 'next quarter' | 'quarters skipped' | 'unknown' {
  if (stored.validUntil === null || next.validFrom === null) return 'unknown';
  const following = dayAfter(stored.validUntil);
  if (next.validFrom === following) return 'next quarter';
  // A file of the same quarter may be one that was corrected.
  return next.validFrom > following ? 'quarters skipped' : 'unknown';
}

/** How many banks there are, and the first of them by their BLZ. */
function countOf(banks: readonly Bank[]): { readonly count: number; readonly named: string } {
  const codes = banks.slice(0, MAX_NAMED).map(({ blz }) => blz);
  return { count: banks.length, named: `${codes.join(', ')}${banks.length > MAX_NAMED ? ' …' : ''}` };
}
