import type { IbanAnswer, KnownIban } from '../answers.d.ts';
import { cleanIban, explainCleaned } from '../iban/explain.ts';
import { structureOf } from '../iban/structure.ts';
import { accountFacts } from '../parts/facts.ts';
import type { Parts } from '../parts/parts.ts';
import { UNCHECKED } from './unchecked.ts';

/** What validate() needs to know of an IBAN. */
export type CheckedIban =
  | Extract<IbanAnswer, { state: 'none' }>
  | (Omit<KnownIban, 'bban' | 'bank'> & { readonly faults: readonly [] });

/** Checks an IBAN. @param parts what the calculator knows besides the registry */
export function checkIban(input: unknown, parts: Parts): CheckedIban {
  const iban = cleanIban(input);
  const country = iban.slice(0, 2);
  const structure = structureOf(country);
  const faults = explainCleaned(iban, structure);
  if (faults.length > 0) return { state: 'none', iban, country: structure ? country : null, faults };
  return { ...(accountFacts(iban, parts) ?? UNCHECKED), iban, country, faults: [] as const };
}
