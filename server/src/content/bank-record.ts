import type { Static } from 'typebox';
import type { Bank } from '../directory/bank.ts';
import type { Bank as BankSchema } from './schemas.ts';

/** What `/api/bank/:blz` answers. */
export function bankRecord({ blz, name, city, bic }: Bank): Static<typeof BankSchema> {
  return { blz, name, city, bic, source: 'bundesbank' };
}
