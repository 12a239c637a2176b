import { readFileSync } from 'node:fs';

/** The rows of a TSV file. Lines that begin with `#` are comments. */
export function readTsv(path: URL): string[][] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}
