import { cleanIban, explainCleaned } from '../iban/explain.ts';
import { structureOf } from '../iban/structure.ts';
import type { SplitIban } from '../split.d.ts';
import { bbanOf } from './bban.ts';

/** See api.d.ts. */
export function splitIban(input: unknown): SplitIban {
  const iban = cleanIban(input);
  const country = iban.slice(0, 2);
  const faults = explainCleaned(iban, structureOf(country));
  if (faults.length > 0) return { valid: false, faults };
  return { valid: true, country, ...bbanOf(iban), faults: [] };
}
