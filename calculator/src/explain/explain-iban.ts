import type { IbanAnswer } from '../answers.d.ts';
import { cleanIban, explainCleaned } from '../iban/explain.ts';
import { structureOf } from '../iban/structure.ts';
import { accountFacts } from '../parts/facts.ts';
import type { Parts } from '../parts/parts.ts';
import { UNCHECKED } from './unchecked.ts';

/** See api.d.ts. @param parts what the calculator knows besides the registry */
export function explainIban(input: unknown, parts: Parts): IbanAnswer {
  const iban = cleanIban(input);
  const country = iban.slice(0, 2);
  const structure = structureOf(country);
  const faults = explainCleaned(iban, structure);
  if (faults.length > 0) return { state: 'none', iban, country: structure ? country : null, faults };
  return { ...(accountFacts(iban, parts) ?? UNCHECKED), iban, country, faults: [] };
}
