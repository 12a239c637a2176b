import type { Bank } from '../directory/bank.ts';
import type { Edition } from '../directory/edition.ts';
import { type Contents, contentsOf, sha256Of } from './contents.ts';
import {
  brokenRise,
  type Difference,
  differenceBetween,
  isNewer,
  isOlder,
  replacesSnapshot,
} from './difference.ts';
import { brokenLimits, checkMarks, checkPlausible } from './gates.ts';
import { checkPeriod, dayBefore, type Period } from './period.ts';
import { RefusedError } from './refused-error.ts';

/** The edition that is served on a day, and its banks. */
interface Served {
  readonly edition: Edition;
  readonly banks: readonly Bank[];
}

/** What a file is compared with. */
export interface Stored extends Served {
  readonly state: {
    readonly held: readonly Edition[];
    readonly history: readonly Edition[];
    readonly withdrawn: readonly Edition[];
    readonly upcoming: Edition | null;
  };
}

/** What a file is judged by, besides what is stored. */
export interface Circumstances {
  /** YYYY-MM-DD in Berlin. */
  readonly today: string;
  /** SHA-256 of a file that an operator has looked at: no gate refuses it. */
  readonly accept: string | undefined;
  /** Whether to refuse a new file if its first day is unknown. */
  readonly mustBeDated: boolean;
}

/** What a file is, compared with what is stored. */
export type Verdict =
  | {
      readonly is: 'new';
      readonly file: Contents;
      readonly difference: Difference;
    }
  /** A stored edition. `file` is null for the very file of that edition, which is not read again. */
  | { readonly is: 'known'; readonly file: Contents | null; readonly edition: Edition };

/** The stored edition that was read from this very file; undefined for an older edition, whose file will be refused. */
export function storedEditionOf(bytes: Buffer, { state, edition }: Stored): Edition | undefined {
  const sha256 = sha256Of(bytes);
  return state.held.find((held) => held.sha256 === sha256 && !isOlder(held, edition));
}

/**
 * Reads a file, and adds the days for which it is valid.
 *
 * @param stated for which days it is valid, as far as its page or an operator says
 * @param stored what is stored today
 * @throws {RefusedError} if it is not a bank file, is damaged, or its days can't be true
 */
export function readFile(bytes: Buffer, stated: Period, stored: Stored, today: string): Contents {
  const file = dated(contentsOf(bytes), stated, stored);
  checkPeriod(file, today, stored.edition);
  return file;
}

/**
 * The day whose edition a file is compared with: the first day of the upcoming edition, if that has the same highest
 * Datensatznummer; else today or, if the file is valid later, the day before it becomes valid.
 */
export function predecessorDay(
  { highestRecordNumber, validFrom }: Contents,
  { state: { upcoming } }: Stored,
  today: string,
): string {
  if (upcoming?.validFrom && upcoming.highestRecordNumber === highestRecordNumber) return upcoming.validFrom;
  return validFrom !== null && validFrom > today ? dayBefore(validFrom) : today;
}

/**
 * Judges a file: compares it with what is stored. It is refused if it is older, not plausible, undated,
 * not marked as the Bundesbank marks changes, or taken back by an operator.
 *
 * @param file what readFile() has read
 * @param predecessor what is served on its predecessorDay()
 * @param stored what is stored today
 * @throws {RefusedError}
 */
export function judge(
  file: Contents,
  { edition, banks }: Served,
  stored: Stored,
  { accept, mustBeDated, today }: Circumstances,
): Verdict {
  const difference = differenceBetween(banks, file.banks);
  const isOfItsQuarter = replacesSnapshot(file, edition);
  if (accept !== file.sha256) {
    checkNotWithdrawn(file, stored);
    const limits = brokenLimits(file.banks, banks, difference, file.straySuccessors.length);
    // A file that was cut or garbled is refused as such: its record number may be wrong, too.
    const isWhole = limits.alone.length === 0;
    if (isWhole && !isNewer(file, edition, difference)) return { is: 'known', file, edition };
    const byChange = [...limits.byChange, ...brokenRise(file, edition, today)];
    checkPlausible({ ...limits, byChange }, file.sha256);
    // Marks describe the changes since the previous quarter, but both editions are of the same quarter.
    if (!isOfItsQuarter) checkMarks(file, edition, difference);
  }
  if (mustBeDated) checkDated(file, stored.edition, today);
  return { is: 'new', file, difference };
}

/**
 * Adds the period of validity, from the first that has it: the file itself, its page or an operator, or a stored
 * edition with the same highest Datensatznummer.
 */
function dated(file: Contents, stated: Period, { state }: Stored): Contents {
  const sameNumber = [...state.held, ...state.history].filter(
    ({ highestRecordNumber }) => highestRecordNumber === file.highestRecordNumber,
  );
  const { validFrom, validUntil } = [file, stated, ...sameNumber].find((period) => period.validFrom) ?? file;
  return { ...file, validFrom, validUntil };
}

function checkNotWithdrawn({ sha256, highestRecordNumber: number }: Contents, { state }: Stored): void {
  if (state.withdrawn.some(({ highestRecordNumber }) => highestRecordNumber === number))
    throw new RefusedError({ is: 'withdrawn', number }, { sha256 });
}

/**
 * Refuses a new file whose first day is unknown while the served edition is valid: then it seems to be the file of
 * the next quarter, which the Bundesbank publishes some weeks ahead. Once the served edition has ended, a newer file
 * is the one to serve. An older file, which only comes this far if an operator accepts it, is not the next quarter's.
 *
 * A rise of the highest Datensatznummer does not show the quarter: it rose by 7 in one (2022) and by 120 in another
 * (2025).
 */
function checkDated(file: Contents, served: Edition, today: string): void {
  const { validUntil } = served;
  const mayBeNext = file.validFrom === null && !isOlder(file, served);
  if (mayBeNext && validUntil !== null && validUntil >= today)
    throw new RefusedError({ is: 'undated', validUntil });
}
