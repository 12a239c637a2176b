import type { Bank } from '../api.d.ts';
import { packedBanks } from './packed-banks.ts';

/** See pack-banks.ts. */
const PACKED = /(.{8})(.{4})(..)(\w*) (.+), (.+)/g;

/** By BLZ. Unpacked at the first use, then kept. */
const banks = new Map<string, Bank>();

/**
 * The bank of the short list that has this BLZ.
 *
 * @param blz eight digits, without separators
 */
export function findBank(blz: string): Bank | null {
  if (banks.size === 0) {
    for (const [, key = '', bank, place, branch, name = '', city = ''] of packedBanks.matchAll(PACKED))
      banks.set(key, { name, city, bic: `${bank}DE${place}${branch || 'XXX'}` });
  }
  const bank = banks.get(blz);
  // A copy, so that a caller who changes it changes no later answer.
  return bank ? { ...bank } : null;
}
