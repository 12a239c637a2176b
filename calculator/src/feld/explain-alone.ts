import type { IbanAnswer } from '../answers.d.ts';
import type { ThreeFunctions } from '../api.d.ts';
import { UNCHECKED } from '../explain/unchecked.ts';
import { cleanIban, explainCleaned } from '../iban/explain.ts';
import { structureOf } from '../iban/structure.ts';
import { bbanOf } from '../national/bban.ts';

/**
 * What explainIban() says without any part, see api.d.ts: embed.js does not have that function.
 *
 * @param text of the field @param lookupBic of embed.js, which knows the short list
 */
export function explainAlone(text: string, lookupBic: ThreeFunctions['lookupBic']): IbanAnswer {
  const iban = cleanIban(text);
  const country = iban.slice(0, 2);
  const structure = structureOf(country);
  const faults = explainCleaned(iban, structure);
  if (faults.length > 0) return { state: 'none', iban, country: structure ? country : null, faults };
  const bban = bbanOf(iban);
  const bank = country === 'DE' && lookupBic(bban.bankCode);
  return { ...UNCHECKED, iban, country, faults: [], bban, bank: bank && !('notFound' in bank) ? bank : null };
}
