import type { KnownBanks } from '../src/reader/reading.ts';
import { learned } from './learned.ts';

/** All banks of the snapshot, as the reader asks for them. */
export const knownBanks: KnownBanks = {
  isBlz: (blz) => !('notFound' in learned.lookupBic(blz)),
  check(blz, kontonummer) {
    const built = learned.buildIban(blz, kontonummer);
    if (!('iban' in built)) return 'invalid';
    return built.confirmed ? 'valid' : 'invalid';
  },
  ibanOf(blz, kontonummer) {
    const built = learned.buildIban(blz, kontonummer);
    return 'iban' in built ? built.iban : null;
  },
};
