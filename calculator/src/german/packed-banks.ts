import { banks } from './banks.ts';
import { packBanks } from './pack-banks.ts';

/** The build evaluates this module, so the script carries the string alone. */
export const packedBanks = packBanks(banks);
