import { existsSync, readFileSync } from 'node:fs';
import { readTsv } from './tsv.js';

/** The bank directory that the server carries. */
const SNAPSHOT = new URL('../../server/data/snapshot.tsv', import.meta.url);
/** The edition after it, from some weeks before its first day on. */
const NEXT = new URL('../../server/data/next.tsv', import.meta.url);

/**
 * Reads the snapshot as banken.js wants it, and from what it was rebuilt, if it was.
 *
 * @param {string} text of the file
 * @returns {import('../src/directory/pack.ts').DirectoryEdition & { rebuilt: string | null }}
 */
export function readSnapshot(text = readFileSync(SNAPSHOT, 'utf8')) {
  const head = (/** @type {string} */ name) => new RegExp(`^# ${name}\\t(.+)$`, 'm').exec(text)?.[1] ?? null;
  return {
    validFrom: head('validFrom'),
    validUntil: head('validUntil'),
    rebuilt: head('rebuilt'),
    banks: readTsv(text).map(([blz = '', name = '', city = '', bic, method = '', deletion, successor]) => ({
      blz,
      name,
      city,
      bic: bic || null,
      method,
      // A successor counts only where the record announces its deletion.
      successor: (deletion === '1' && successor) || null,
    })),
  };
}

/** The edition after the snapshot; null if it is not known. */
export const readNext = () => (existsSync(NEXT) ? readSnapshot(readFileSync(NEXT, 'utf8')) : null);
