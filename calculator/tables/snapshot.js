import { readFile } from 'node:fs/promises';
import { readTsv } from './tsv.js';

const SNAPSHOT = new URL('../../server/data/snapshot.tsv', import.meta.url);

/**
 * Reads the snapshot, the bank directory that the server carries, as banken.js wants it.
 *
 * @returns {Promise<{ validFrom: string | null, validUntil: string | null, banks: import('../src/directory/pack.ts').DirectoryBank[] }>}
 */
export async function readSnapshot() {
  const text = await readFile(SNAPSHOT, 'utf8');
  const day = (/** @type {string} */ name) => new RegExp(`^# ${name}\\t(.+)$`, 'm').exec(text)?.[1] ?? null;
  return {
    validFrom: day('validFrom'),
    validUntil: day('validUntil'),
    banks: readTsv(text).map(([blz = '', name = '', city = '', bic, method, , successor]) => ({
      blz,
      name,
      city,
      bic: bic || null,
      method: method || null,
      successor: successor || null,
    })),
  };
}
