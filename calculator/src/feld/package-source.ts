import { makeCalculator } from '../make-calculator.ts';
import type { Parts } from '../parts/parts.ts';
import { refreshFields } from './element.ts';
import type { Source } from './knowledge.ts';

/** Where the field of the package takes its knowledge from. @param load loads the parts of the package */
export function packageSource(load: () => Promise<Parts>): Source {
  const parts: Parts = {};
  let calculator = makeCalculator(parts);
  let loading: Promise<void> | undefined;

  async function loadParts(): Promise<void> {
    try {
      Object.assign(parts, await load());
      calculator = makeCalculator(parts);
      refreshFields();
    } catch {
      // The parts did not come. The field says what it knows without them.
    }
  }

  return {
    knowledge: () => ({
      explainIban: (iban) => calculator.explainIban(iban),
      buildIban: (blz, kontonummer) => calculator.buildIban(blz, kontonummer),
      lookupBic: (blz) => calculator.lookupBic(blz),
      validate: (iban) => calculator.validate(iban),
      read: (text) => parts.directory?.read(text, parts.rules),
    }),
    load() {
      if (!loading) loading = loadParts();
    },
  };
}
