import type { Bank } from './api.d.ts';
import { clean } from './clean.ts';
import { blzFaults } from './digits-faults.ts';
import { packedBanks } from './packed-banks.ts';

/** The bank of the short list that has this BLZ. */
export const findBank = (blz: unknown): Bank | null => {
  const found = !blzFaults(blz)[0] && packedBanks.match(`\n([^,]+),.*${clean(blz)}(.{11})([^,\n]+)`);
  return found ? { name: found[3] as string, city: found[1] as string, bic: found[2] as string } : null;
};
