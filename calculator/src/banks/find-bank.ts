import type { Bank } from './bank.ts';
import { SHORT_LIST } from './short-list.data.ts';

/** The bank of the short list that has this BLZ. @param blz eight digits, without separators */
export function findBank(blz: string): Bank | null {
  for (const [code, bic, name, city] of SHORT_LIST) if (code === blz) return { name, city, bic };
  return null;
}
