import type { Bank } from '../directory/bank.ts';
import type { BankRecord } from './record.ts';
import { RefusedError } from './refused-error.ts';

const NO_SUCCESSOR = '00000000';

/**
 * Takes the banks out of the records: the lead record (Merkmal 1) of each BLZ.
 *
 * A lead record marked D is, by the Bundesbank's leaflet, only a last notice of a BLZ that must not be used any
 * more from the file's first day on, so it makes no bank. A bank whose deletion is announced counts until then.
 *
 * @returns in ascending order of BLZ
 * @throws {RefusedError} if a BLZ has no lead record, or more than one
 */
export function banksOf(records: readonly BankRecord[]): Bank[] {
  const leads = new Map<string, BankRecord>();
  for (const record of records) {
    if (record.merkmal !== '1') continue;
    if (leads.has(record.blz))
      throw new RefusedError('lead-record', { is: 'two-lead-records', blz: record.blz });
    leads.set(record.blz, record);
  }
  const orphan = records.find(({ blz }) => !leads.has(blz));
  if (orphan) throw new RefusedError('lead-record', { is: 'no-lead-record', blz: orphan.blz });

  return [...leads.values()]
    .filter(({ change }) => change !== 'D')
    .map(bankOf)
    .sort((a, b) => (a.blz < b.blz ? -1 : 1));
}

function bankOf({ blz, name, city, bic, checkMethod, deletion, successor }: BankRecord): Bank {
  return {
    blz,
    name: name.replace(/ +/g, ' '),
    city,
    bic: bic || null,
    checkMethod,
    deletion: deletion === '1',
    successor: successor === NO_SUCCESSOR ? null : successor,
  };
}
