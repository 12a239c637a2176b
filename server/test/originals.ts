import { readFileSync } from 'node:fs';
import { type Contents, contentsOf } from '../src/bundesbank/contents.ts';
import { periodInName, quarterFrom } from '../src/bundesbank/period.ts';

/**
 * The folder with original bank files, if `BANK_DATA` names one. They are not part of the project; without them, the
 * tests that read them are skipped, and the run's closing line counts them.
 */
export const originals = process.env['BANK_DATA'];

/** The contents of an original file whose days of validity are known. */
export interface Original extends Contents {
  readonly validFrom: string;
  readonly validUntil: string;
}

/** Reads an original file. TXT and CSV do not state their validity; the name of the file does: `blz_2026-03-09.txt`. */
export function readOriginal(path: string): Original {
  const contents = contentsOf(readFileSync(path));
  const period = contents.validFrom ? quarterFrom(contents.validFrom) : periodInName(path);
  if (period === null) throw new Error(`${path} has no day in its name.`);
  return { ...contents, ...period };
}
