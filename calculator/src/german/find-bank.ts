import type { Bank } from '../api.d.ts';
import { packedBanks } from './packed-banks.ts';

/** See pack-banks.ts. */
const PACKED = /(.{8})(.{4})(..)(\w*) (.+), (.+)/g;

/** By BLZ. Filled at the first use. */
const banks = new Map<string, Bank>();

/**
 * The bank of the short list that has this BLZ.
 *
 * @param blz eight digits, without separators
 */
export function findBank(blz: string): Bank | null {
  if (banks.size === 0) {
    for (const [, code = '', bank, location, branch, name = '', city = ''] of packedBanks.matchAll(PACKED))
      banks.set(code, { name, city, bic: `${bank}DE${location}${branch || 'XXX'}` });
  }
  const bank = banks.get(blz);
  // A copy, so that a caller who changes it does not change later answers.
  return bank ? { ...bank } : null;
}
