import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Contents, contentsOf } from './contents.ts';
import { quarterFrom } from './quarter.ts';

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
