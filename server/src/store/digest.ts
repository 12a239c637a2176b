import { createHash } from 'node:crypto';
import type { Bank } from '../directory/bank.ts';
import { BANK_COLUMNS } from '../directory/columns.ts';

/** The SHA-256 of all banks of an edition, in hexadecimal. It does not depend on their order. */
export function digestOf(banks: readonly Bank[]): string {
  const rows = banks.map((bank) => JSON.stringify(BANK_COLUMNS.map(({ field }) => bank[field])));
  return createHash('sha256').update(rows.sort().join('\n')).digest('hex');
}
