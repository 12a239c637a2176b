import { readFileSync } from 'node:fs';

/** The rows of a TSV file; lines that begin with `#` tell what it is. */
export function readTsv(path: URL): string[][] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}
