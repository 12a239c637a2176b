import { readFileSync } from 'node:fs';
import { readTsv as rowsOf } from '../tables/tsv.js';

/** The rows of a TSV file. Lines that begin with `#` are comments. */
export const readTsv = (path: URL): string[][] => rowsOf(readFileSync(path, 'utf8'));
