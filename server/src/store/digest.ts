import { createHash } from 'node:crypto';
import type { Bank } from '../directory/bank.ts';

/** Of all banks of an edition, in whatever order: another one as soon as one letter is. */
export function digestOf(banks: readonly Bank[]): string {
  const rows = banks.map(({ blz, name, city, bic }) => JSON.stringify([blz, name, city, bic]));
  return createHash('sha256').update(rows.sort().join('\n')).digest('hex');
}
