import { createHash } from 'node:crypto';
import type { Bank } from '../directory/bank.ts';

/** The SHA-256 of all banks of an edition, in hexadecimal. It does not depend on their order. */
export function digestOf(banks: readonly Bank[]): string {
  const rows = banks.map(({ blz, name, city, bic, checkMethod, deletion, successor }) => {
    // Older versions of this program stored, and digested, only the first four fields.
    const more = checkMethod === null ? [] : [checkMethod, deletion, successor];
    return JSON.stringify([blz, name, city, bic, ...more]);
  });
  return createHash('sha256').update(rows.sort().join('\n')).digest('hex');
}
