import { createHash } from 'node:crypto';
import type { Bank } from '../directory/bank.ts';

/** Of all banks of an edition, in whatever order: another one as soon as one letter is. */
export function digestOf(banks: readonly Bank[]): string {
  const rows = banks.map(({ blz, name, city, bic, checkMethod, deletion, successor }) => {
    // What an older version has stored was digested without the other fields.
    const more = checkMethod === null ? [] : [checkMethod, deletion, successor];
    return JSON.stringify([blz, name, city, bic, ...more]);
  });
  return createHash('sha256').update(rows.sort().join('\n')).digest('hex');
}
