import { packedBanks } from '../../../calculator/src/banks/packed-banks.ts';

/** How many banks embed.js knows by itself. */
export const SHORT_LIST_SIZE = packedBanks.length;
