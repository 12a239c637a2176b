import type { Bank } from './api.d.ts';
import { clean } from './clean.ts';
import { blzFault } from './digits-fault.ts';
import { packedBanks } from './packed-banks.ts';

/** The bank of the short list that has this BLZ. */
export function findBank(blz: unknown): Bank | null {
  // Digits for sure, before + accepts "1E7" or "0X10".
  const found =
    !blzFault(blz) &&
    // Anchored and with commas excluded: a search that tries every start and every end would take milliseconds.
    packedBanks.match(RegExp(`^([^,]+).*,([^,]+),${(+clean(blz)).toString(36)}(....)(\\w+)`, 'm'));
  return found
    ? { name: found[2] as string, city: found[1] as string, bic: `${found[3]}DE${found[4]}`.padEnd(11, 'X') }
    : null;
}
