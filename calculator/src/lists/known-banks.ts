import type { Calculator } from '../api.d.ts';
import type { KnownBanks } from '../reader/reading.ts';

/** What the calculator's functions know of banks, as the reader asks for it. @param functions with all parts */
export function knownBanks({ lookupBic, explainAccount }: Calculator): KnownBanks {
  return {
    isBlz: (blz) => !('notFound' in lookupBic(blz)),
    check(blz, kontonummer) {
      const answer = explainAccount(blz, kontonummer);
      if (answer.state !== 'confirmed') return 'invalid';
      return answer.basis.some(({ code }) => code === 'check-digit-fits') ? 'valid' : 'unchecked';
    },
    ibanOf(blz, kontonummer) {
      const answer = explainAccount(blz, kontonummer);
      return answer.state === 'none' ? null : answer.iban;
    },
  };
}
