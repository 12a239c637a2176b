import { createHash } from 'node:crypto';
import { type Bank, dropStraySuccessors } from '../directory/bank.ts';
import type { Edition } from '../directory/edition.ts';
import { banksOf } from './banks.ts';
import { readBankFile } from './read.ts';
import { RefusedError } from './refused-error.ts';

/** Änderungskennzeichen: added, deleted with this edition, modified, unchanged. */
type Mark = 'A' | 'D' | 'M' | 'U';

/** What one bank file holds. */
export interface Contents extends Omit<Edition, 'origin' | 'at' | 'banks'> {
  readonly sha256: string;
  readonly highestRecordNumber: number;
  readonly lastingRecords: number;
  /** In ascending order of BLZ. */
  readonly banks: readonly Bank[];
  /** The Änderungskennzeichen of each lead record, by BLZ. Those marked D are not among the banks. */
  readonly marks: ReadonlyMap<string, Mark>;
  /** How many banks name a Nachfolge-BLZ that does not count (see bank.ts). */
  readonly straySuccessors: number;
  /** How many records of any kind are marked A and D. */
  readonly added: number;
  readonly deleted: number;
}

/** The SHA-256 of a file, in hexadecimal. */
export const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/**
 * Reads a bank file of any format.
 *
 * @throws {RefusedError} if it is no bank file or holds no bank, if a line is faulty, or if a BLZ has no lead
 *   record, or more than one
 */
export function contentsOf(bytes: Buffer, sha256 = sha256Of(bytes)): Contents {
  const { records, validFrom, validUntil } = readBankFile(bytes);
  const { banks, dropped: straySuccessors } = dropStraySuccessors(banksOf(records));
  if (banks.length === 0)
    throw new RefusedError('not-a-bank-file', { is: 'not-a-bank-file', instead: { is: 'without-bank' } });
  const marked = (mark: Mark) => records.filter(({ change }) => change === mark).length;
  const deleted = marked('D');
  return {
    records: records.length,
    bytes: bytes.length,
    validFrom,
    validUntil,
    sha256,
    highestRecordNumber: records.reduce(
      (highest, { recordNumber }) => Math.max(highest, Number(recordNumber)),
      0,
    ),
    lastingRecords: records.length - deleted,
    rebuilt: null,
    banks,
    marks: new Map(
      records.filter(({ merkmal }) => merkmal === '1').map(({ blz, change }) => [blz, change as Mark]),
    ),
    straySuccessors,
    added: marked('A'),
    deleted,
  };
}
