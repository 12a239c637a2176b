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
  const firstDay = validFrom ?? /\d{4}-\d{2}-\d{2}/.exec(basename(path))?.[0];
  if (firstDay === undefined)
    throw new Error(`${path} tells its first day of validity neither inside nor in its name.`);
  return { ...contents, ...quarterFrom(firstDay) };
}
