import type { Contents } from '../bundesbank/contents.ts';
import { type Difference, differenceBetween } from '../bundesbank/difference.ts';
import { checkPlausible, limitsBrokenAlone } from '../bundesbank/gates.ts';
import { checkMarks } from '../bundesbank/marks.ts';
import { checkRise, isNewer } from '../bundesbank/order.ts';
import { dayBefore } from '../bundesbank/quarter.ts';
import { RefusedError } from '../bundesbank/refused-error.ts';
import type { Edition } from '../directory/edition.ts';
import type { Store } from '../store/store.ts';
import { readStored, type Stored } from './stored.ts';

/** What a file is, compared with what is stored. */
export type Checked =
  | { readonly is: 'new'; readonly file: Contents; readonly difference: Difference }
  /** A stored edition, perhaps in another format. */
  | { readonly is: 'known'; readonly file: Contents; readonly edition: Edition };

/**
 * Compares a file with what is stored, and refuses it where it is older, not plausible, not marked as the Bundesbank
 * marks changes, or was taken back by an operator.
 *
 * @param served the edition that is served today
 * @param today YYYY-MM-DD in Berlin
 * @param accept SHA-256 of a file that an operator has looked at: it is not refused
 * @throws {RefusedError}
 */
export async function check(
  store: Store,
  file: Contents,
  served: Stored,
  { today, accept }: { today: string; accept: string | undefined },
): Promise<Checked> {
  const before = await predecessorOf(file, served, store, today);
  const { edition } = before;
  const difference = differenceBetween(before.banks, file.banks);
  if (accept !== file.sha256) {
    checkNotWithdrawn(file, served);
    // A file that was cut or garbled is refused as such: its record number may be wrong, too.
    const isWhole = limitsBrokenAlone(file.banks, before.banks).length === 0;
    if (isWhole && !isNewer(file, edition, difference)) return { is: 'known', file, edition };
    checkRise(file, edition, today);
    checkPlausible(file, before.banks, difference);
    checkMarks(file, edition, difference);
  }
  return { is: 'new', file, difference };
}

/**
 * The stored edition with which a file is compared: the upcoming one, where it has the same highest Datensatznummer;
 * else the one that is served today or, where the file is valid later, on the day before it becomes valid.
 */
async function predecessorOf(
  { highestRecordNumber, validFrom }: Contents,
  served: Stored,
  store: Store,
  today: string,
): Promise<Stored> {
  const { upcoming } = served.state;
  if (upcoming?.validFrom && upcoming.highestRecordNumber === highestRecordNumber)
    return readStored(store, upcoming.validFrom);
  return validFrom !== null && validFrom > today ? readStored(store, dayBefore(validFrom)) : served;
}

function checkNotWithdrawn({ sha256, highestRecordNumber }: Contents, { state }: Stored): void {
  if (!state.withdrawn.some((edition) => edition.highestRecordNumber === highestRecordNumber)) return;
  throw new RefusedError(
    'withdrawn',
    {
      english: `An operator has taken this edition back (highest record number ${highestRecordNumber}).`,
      german: `Diese Ausgabe (höchste Datensatznummer ${highestRecordNumber}) hat der Betreiber zurückgenommen.`,
    },
    { sha256 },
  );
}
