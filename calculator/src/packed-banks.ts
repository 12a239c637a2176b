import { banks } from './banks.ts';
import { packBanks } from './pack-banks.ts';

/** Evaluated by the build: the script carries the string alone. */
export const packedBanks = packBanks(banks);
