import type { Bank } from './api.d.ts';
import { clean } from './clean.ts';
import { packedBanks } from './packed-banks.ts';

/**
 * The bank of the short list that has this BLZ.
 *
 * @param found what stands behind the BLZ, see pack-banks.ts: the BIC, known by its letters, so that half a BLZ finds
 *   nothing; the name; and somewhere behind it the city, the first part without a digit
 */
export const findBank = (
  blz: unknown,
  found = /^(\D...DE.{5})([^,]*).*?,(\D+),/.exec(packedBanks.split(`,${clean(blz)}`)[1] as string),
): Bank | null => found && { name: found[2] as string, city: found[3] as string, bic: found[1] as string };
