import type { Bank } from './bank.ts';
import { packedBanks } from './packed-banks.ts';

/** The bank of the short list that has this BLZ. @param blz eight digits, without separators */
export function findBank(blz: string): Bank | null {
  for (const [code, bic, name, city] of packedBanks) if (code === blz) return { name, city, bic };
  return null;
}
