import { clean } from '../../../calculator/fields.ts';

/** What the text in the first field may become. */
export type Kind = 'empty' | 'blz' | 'iban' | 'name';

/**
 * Tells what somebody is typing into the first field. A text of digits and up to two letters is a Bankleitzahl, perhaps
 * with a typing error; with more letters, it is the name of a bank: 1822direkt.
 */
export function kindOf(typed: string): Kind {
  const text = clean(typed);
  if (text === '') return 'empty';
  if (/^(?:IBAN|[A-Z]{2}\d)/.test(text)) return 'iban';
  const letters = text.replace(/\P{L}/gu, '').length;
  return /^\d/.test(text) && letters <= 2 ? 'blz' : 'name';
}
