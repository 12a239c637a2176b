import type { Calculator } from '../api.d.ts';
import { clean } from '../iban/clean.ts';

/** Whether a text is the Bankleitzahl of a bank that exists. Separators are ignored. */
export function isKnownBlz(text: string, functions: Calculator): boolean {
  return /^[1-8]\d{7}$/.test(clean(text)) && !('notFound' in functions.lookupBic(text));
}
