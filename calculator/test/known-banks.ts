import { knownBanks as knownBanksOf } from '../src/parts/known-banks.ts';
import { learned } from './learned.ts';

/** All banks of the snapshot, as the reader asks for them. */
export const knownBanks = knownBanksOf(learned);
