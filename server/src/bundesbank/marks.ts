import type { Bank } from '../directory/bank.ts';
import type { Edition } from '../directory/edition.ts';
import type { Contents } from './contents.ts';
import { type Difference, sizeOf } from './difference.ts';
import { dayAfter } from './quarter.ts';
import { RefusedError } from './refused-error.ts';
import type { Period } from './validity.ts';
import { joined, type Wording } from './wording.ts';

/** How many banks of each kind a refusal names. */
const MAX_NAMED = 3;

/**
 * Refuses a file that changes what is stored without marking the changes.
 *
 * From one quarter to the next, each bank that goes is marked D, each that comes is marked A and each that changes is
 * marked M, and the records balance: those that lasted, plus the added, minus the deleted. (Measured without exception: the
 * marks in 29 pairs of quarters, 2017 to 2025, the balance in three, of 2022 and 2025; `npm run history` measures others.)
 * A file in which any lines are missing breaks that. Where quarters were skipped, their changes are no longer marked.
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

  const faults = [
    clauseOn(removed, { english: 'missing without mark D', german: 'fehlen ohne Kennzeichen D' }),
    clauseOn(added, { english: 'new without mark A', german: 'sind neu ohne Kennzeichen A' }),
    clauseOn(changed, { english: 'changed without mark M', german: 'sind geändert ohne Kennzeichen M' }),
  ].flat();
  const expected = edition.lastingRecords + file.added - file.deleted;
  const isCompared = distance === 'next quarter' || sizeOf(difference) > 0;
  if (isCompared && file.lastingRecords !== expected)
    faults.push({
      english: `${file.lastingRecords} records instead of ${expected} go on`,
      german: `${file.lastingRecords} statt ${expected} Datensätze gelten weiter`,
    });
  if (faults.length === 0) return;
  const { english, german } = joined(faults, '; ');
  throw new RefusedError(
    'unmarked',
    {
      english: `The file changes what is stored without marking it: ${english}. Lines of it are probably missing.`,
      german: `Die Datei ändert den gespeicherten Stand, ohne es zu kennzeichnen: ${german}. Vermutlich fehlen ihr Zeilen.`,
    },
    { sha256: file.sha256 },
  );
}

/** Of the banks that changed, those that the new file does not mark D, A and M. */
export function unmarked({ removed, added, changed }: Difference, marks: Contents['marks']): Difference {
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

/** Says which banks have a fault, in a list of one clause; an empty list where none has. */
function clauseOn(banks: readonly Bank[], fault: Wording): Wording[] {
  if (banks.length === 0) return [];
  const codes = banks.slice(0, MAX_NAMED).map(({ blz }) => blz);
  const named = `${codes.join(', ')}${banks.length > MAX_NAMED ? ' …' : ''}`;
  return [
    {
      english: `${banks.length} ${banks.length === 1 ? 'bank' : 'banks'} (${named}) ${fault.english}`,
      german: `${banks.length} ${banks.length === 1 ? 'Bank' : 'Banken'} (${named}) ${fault.german}`,
    },
  ];
}
