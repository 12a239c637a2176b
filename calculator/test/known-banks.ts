import { knownBanks as knownBanksOf } from '../src/answers/known-banks.ts';
import { fullCalculator } from './full-calculator.ts';

/** All banks of the snapshot, as the reader asks for them. */
export const knownBanks = knownBanksOf(fullCalculator);
