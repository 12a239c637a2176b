import type { Bank } from '../directory/bank.ts';

/** What `/api/bank/:blz` answers. */
export function bankRecord({ blz, name, city, bic }: Bank) {
  return { blz, name, city, bic, source: 'bundesbank' };
}
