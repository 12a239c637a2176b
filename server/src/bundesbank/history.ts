import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Contents, contentsOf } from './contents.ts';
import { changedMethods, differenceBetween, movedBics, newSuccessors } from './difference.ts';
import { distanceBetween, unmarked } from './marks.ts';
import { quarterFrom, quartersBetween } from './period.ts';

/** The contents of an original file whose days of validity are known. */
export interface Original extends Contents {
  readonly validFrom: string;
  readonly validUntil: string;
}

/**
 * Reads an original file that somebody has kept. TXT and CSV do not tell their validity; the name under which the file
 * was kept does, by its first day: `blz_2026-03-09.txt`.
 *
 * @throws {RefusedError} if it is no bank file
 * @throws {Error} if neither tells on which day the edition begins, or if no edition begins on that day
 */
export function readOriginal(path: string): Original {
  const contents = contentsOf(readFileSync(path));
  const { validFrom, validUntil } = contents;
  if (validFrom && validUntil) return { ...contents, validFrom, validUntil };
  const period = validFrom ? quarterFrom(validFrom) : periodInName(path);
  if (period === null)
    throw new Error(`${path} tells its first day of validity neither inside nor in its name.`);
  return { ...contents, ...period };
}

/**
 * The period of validity that the name of a file tells by its first day: `blz_2026-03-09.txt`, `blz_2026_03_09.txt` or
 * `blz_20260309.txt`.
 *
 * @param address or path of the file
 * @returns null if the name has no day
 * @throws {Error} if no edition begins on that day
 */
export function periodInName(address: string) {
  const name = basename(address.replace(/[?#].*/, ''));
  const [, year, month, day] = /(?<!\d)(20\d\d)[-_.]?(\d\d)[-_.]?(\d\d)(?!\d)/.exec(name) ?? [];
  return year === undefined ? null : quarterFrom(`${year}-${month}-${day}`);
}

/**
 * The name of a file that says that the file was rebuilt, and is not the Bundesbank's own: `blz_2026-09-07_rebuilt.txt`.
 *
 * @param address or path of the file
 * @returns null if the name does not say so
 */
export function rebuiltByName(address: string): string | null {
  const name = decoded(basename(address.replace(/[?#].*/, '')));
  return /_rebuilt(?![a-z])/i.test(name) ? name : null;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** How much changed from one original to the next, in the figures on which the limits of the gates are based. */
export interface Step {
  readonly from: string;
  readonly to: string;
  readonly isNextQuarter: boolean;
  /** How many banks, and their share of the banks before. */
  readonly removed: Figure;
  readonly added: Figure;
  readonly changed: Figure;
  /** Of these banks, how many are not marked D, A and M. */
  readonly unmarked: number;
  /** Records that remain valid, minus those that should by the marks; 0 in a quarter in which everything is marked. */
  readonly balance: number;
  readonly highestRecordNumber: number;
  /** By how much that is higher than before, for each quarter in between. */
  readonly rise: number;
  /** Of the banks before, those whose BIC has come to name another bank or country. */
  readonly movedBics: Figure;
  /** Of the banks before, those that have another Prüfziffermethode. */
  readonly methodsChanged: Figure;
  /** Banks that name a Nachfolge-BLZ, and did not name that one before. */
  readonly newSuccessors: Figure;
}

interface Figure {
  readonly count: number;
  readonly share: number;
}

/** @param originals in any order; of several with the same first day, the first counts */
export function history(originals: readonly Original[]): Step[] {
  const byDay = new Map(originals.toReversed().map((original) => [original.validFrom, original]));
  const ordered = [...byDay.values()].sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  return ordered.slice(1).map((next, index) => step(ordered[index] as Original, next));
}

function step(before: Original, next: Original): Step {
  const difference = differenceBetween(before.banks, next.banks);
  const figure = ({ length }: readonly unknown[]) => ({ count: length, share: length / before.banks.length });
  const { removed, added, changed } = unmarked(difference, next.marks);
  return {
    from: before.validFrom,
    to: next.validFrom,
    isNextQuarter: distanceBetween(before, next) === 'next quarter',
    removed: figure(difference.removed),
    added: figure(difference.added),
    changed: figure(difference.changed),
    unmarked: removed.length + added.length + changed.length,
    balance: next.lastingRecords - (before.lastingRecords + next.added - next.deleted),
    highestRecordNumber: next.highestRecordNumber,
    rise:
      (next.highestRecordNumber - before.highestRecordNumber) /
      quartersBetween(before.validFrom, next.validFrom),
    movedBics: figure(movedBics(before.banks, next.banks)),
    methodsChanged: figure(changedMethods(before.banks, next.banks)),
    newSuccessors: figure(newSuccessors(before.banks, next.banks)),
  };
}
