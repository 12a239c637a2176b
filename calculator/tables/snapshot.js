import { existsSync, readFileSync } from 'node:fs';
import { snapshotText } from './edition-files.js';
import { readTsv } from './tsv.js';

/** The edition after the snapshot. The file appears some weeks before its first day. */
const NEXT = new URL('../../server/data/next.tsv', import.meta.url);

/**
 * @param {string} text of a snapshot
 * @param {'validFrom' | 'validUntil' | 'highestRecordNumber' | 'rebuilt'} name
 * @returns what its head says about the edition; null if nothing
 */
export const headOf = (text, name) => new RegExp(`^# ${name}\\t(.+)$`, 'm').exec(text)?.[1] ?? null;

/**
 * Reads the snapshot as rechner.js wants it.
 *
 * @param {string} text of the file
 * @returns {import('../src/banks/bank.ts').ListedEdition}
 */
export function readSnapshot(text = snapshotText()) {
  return {
    validFrom: headOf(text, 'validFrom'),
    validUntil: headOf(text, 'validUntil'),
    banks: readTsv(text).map(([blz = '', name = '', city = '', bic, method = '', deletion, successor]) => ({
      blz,
      name,
      city,
      bic: bic || null,
      method,
      // A successor counts only if this record is going to be deleted.
      successor: (deletion === '1' && successor) || null,
    })),
  };
}

/** The edition after the snapshot; null if it is not known. */
export const readNext = () => (existsSync(NEXT) ? readSnapshot(readFileSync(NEXT, 'utf8')) : null);
