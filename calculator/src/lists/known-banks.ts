import type { Calculator } from '../api.d.ts';
import type { KnownBanks } from '../reader/reading.ts';

/** What the calculator's functions know of banks, as the reader asks for it. @param functions with all parts */
export function knownBanks(functions: Calculator): KnownBanks {
  return {
    isBlz: (blz) => !('notFound' in functions.lookupBic(blz)),
    check(blz, kontonummer) {
      const built = functions.buildIban(blz, kontonummer);
      return 'iban' in built && built.confirmed ? 'valid' : 'invalid';
    },
    ibanOf(blz, kontonummer) {
      const built = functions.buildIban(blz, kontonummer);
      return 'iban' in built ? built.iban : null;
    },
  };
}
