import type { Calculator } from './api.d.ts';
import { buildIban } from './build-iban.ts';
import { explainAccount } from './explain/explain-account.ts';
import { explainIban } from './explain/explain-iban.ts';
import { lookupBic } from './lookup-bic.ts';
import type { Parts } from './parts/parts.ts';
import { type Learned, withParts } from './parts/with-parts.ts';
import { validate } from './validate.ts';
import { withoutPrototype } from './without-prototype.ts';

/** All functions of the package. */
export type FullCalculator = Calculator & Learned;

/** The functions with what the parts know: those that answer in German, and those that answer as data. */
export function makeCalculator(givenParts: Parts): FullCalculator {
  const parts = withoutPrototype(givenParts);
  return {
    ...withParts({ validate, buildIban, lookupBic }, parts),
    explainIban: (iban) => explainIban(iban, parts),
    explainAccount: (blz, kontonummer) => explainAccount(blz, kontonummer, parts),
  };
}
