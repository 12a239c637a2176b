import type { Bank } from '../directory/bank.ts';
import type { Edition } from '../directory/edition.ts';
import { RefusedError } from './refused-error.ts';
import { joined, numeral, type Wording } from './wording.ts';

/** An edition that is stored, with its banks. */
export interface Known {
  readonly edition: Edition;
  readonly banks: readonly Bank[];
}

/** What changed from one directory to the next. */
export interface Difference {
  readonly added: readonly Bank[];
  readonly removed: readonly Bank[];
  /** As they are in the new directory. */
  readonly changed: readonly Bank[];
}

/** Compares two directories bank by bank. */
export function compare(stored: readonly Bank[], next: readonly Bank[]): Difference {
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

function isChanged(old: Bank, bank: Bank): boolean {
  if (old.name !== bank.name || old.city !== bank.city || old.bic !== bank.bic) return true;
  // An older version did not keep the rest.
  if (old.checkMethod === null) return false;
  return (
    old.checkMethod !== bank.checkMethod || old.deletion !== bank.deletion || old.successor !== bank.successor
  );
}

/** The share that `part` has in `whole`, with which a gate is measured. */
const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
const percent = (value: number): Wording => {
  const { english, german } = numeral(value * 100, { maximumFractionDigits: 1 });
  return { english: `${english} %`, german: `${german}\u00A0%` };
};

/**
 * Refuses a directory that is complete in form but can't be true.
 *
 * The limits stand well outside everything that the file's history shows (see docs/decisions/0006-gates.md) and well
 * inside what a cut, mixed-up or badly decoded file does.
 *
 * @param next in ascending order of BLZ
 * @param sha256 of the file, by which an operator can accept it
 * @throws {RefusedError} naming each limit that is broken
 */
export function checkPlausible(next: readonly Bank[], stored: readonly Bank[], sha256: string): void {
  const broken = [...limitsBrokenAlone(next, stored), ...limitsBrokenByChange(next, stored)];
  if (broken.length === 0) return;
  const { english, german } = joined(broken, ', ');
  throw new RefusedError(
    'implausible',
    {
      english: `The file is not plausible: ${english}.`,
      german: `Die Datei ist nicht plausibel: ${german}.`,
    },
    { sha256 },
  );
}

/** What is wrong with a directory whatever edition it is: too few banks, no end, a broken column or character set. */
export function limitsBrokenAlone(next: readonly Bank[], stored: readonly Bank[]): Wording[] {
  const withoutBic = share(next.filter(({ bic }) => bic === null).length, next.length);
  const withUmlaut = share(next.filter(({ name }) => /[äöüÄÖÜß]/.test(name)).length, next.length);
  // A file is in the order of BLZ. Cut at the end of a record, it lacks its end and is in form otherwise.
  const last = next.at(-1);
  const tail = last ? stored.filter(({ blz }) => blz > last.blz).length : 0;

  const broken: Wording[] = [];
  if (next.length < 3000)
    broken.push({
      english: `only ${next.length} banks (at least 3000)`,
      german: `nur ${next.length} Banken (mindestens 3000)`,
    });
  if (tail > 2)
    broken.push({
      english: `the last ${tail} banks are missing (at most 2)`,
      german: `die letzten ${tail} Banken fehlen (höchstens 2)`,
    });
  if (withoutBic > 0.02)
    broken.push({
      english: `${percent(withoutBic).english} of the banks without a BIC (at most 2 %)`,
      german: `${percent(withoutBic).german} der Banken ohne BIC (höchstens 2\u00A0%)`,
    });
  if (withUmlaut < 0.05)
    broken.push({
      english: `${percent(withUmlaut).english} of the names with an umlaut (at least 5 %)`,
      german: `${percent(withUmlaut).german} der Namen mit Umlaut (mindestens 5\u00A0%)`,
    });
  return broken;
}

function limitsBrokenByChange(next: readonly Bank[], stored: readonly Bank[]): Wording[] {
  const { added, removed, changed } = compare(stored, next);
  const [gone = 0, fresh = 0, altered = 0] = [removed, added, changed].map((banks) =>
    share(banks.length, stored.length),
  );
  const broken: Wording[] = [];
  if (gone > 0.05)
    broken.push({
      english: `${percent(gone).english} of the banks removed (at most 5 %)`,
      german: `${percent(gone).german} der Banken entfernt (höchstens 5\u00A0%)`,
    });
  if (fresh > 0.1)
    broken.push({
      english: `${percent(fresh).english} new banks (at most 10 %)`,
      german: `${percent(fresh).german} neue Banken (höchstens 10\u00A0%)`,
    });
  if (altered > 0.15)
    broken.push({
      english: `${percent(altered).english} of the banks changed (at most 15 %)`,
      german: `${percent(altered).german} der Banken geändert (höchstens 15\u00A0%)`,
    });
  return broken;
}
