import { basename } from 'node:path';
import { quarterFrom } from './period.ts';

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
