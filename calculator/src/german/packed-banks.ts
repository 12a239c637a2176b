import { banks } from './banks.ts';
import { packBanks } from './pack-banks.ts';

/** The build evaluates this module, so the script contains only the string. */
export const packedBanks = packBanks(banks);
