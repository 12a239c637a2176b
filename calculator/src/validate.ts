import type { Validation } from './api.d.ts';
import { cleanIban, explainCleaned } from './iban/explain.ts';
import { group } from './iban/group.ts';
import { structureOf } from './iban/structure.ts';
import { ibanSentence } from './words/de/faults.ts';

/** See api.d.ts. */
export function validate(input: unknown): Validation {
  const iban = cleanIban(input);
  const country = iban.slice(0, 2);
  const structure = structureOf(country);
  const faults = explainCleaned(iban, structure);
  return {
    valid: faults.length === 0,
    country: structure ? country : null,
    formatted: group(iban),
    reasons: faults.map((fault) => ibanSentence(fault, country)),
  };
}
