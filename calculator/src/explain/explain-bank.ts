import type { BankAnswer } from '../answers.d.ts';
import { explainBlz } from '../german/explain.ts';
import { clean } from '../iban/clean.ts';
import { cleanIban, explain, looksLikeIban } from '../iban/explain.ts';
import type { Parts } from '../parts/parts.ts';

/** See api.d.ts. @param parts what the calculator knows besides the registry */
export function explainBank(input: unknown, { directory, findBank }: Parts): BankAnswer {
  const text = clean(input);
  const iban = cleanIban(text);
  const isNumber = /^\d/.test(text);
  const faults = {
    blz: looksLikeIban(text) ? [] : explainBlz(text),
    iban: isNumber ? [] : explain(iban),
  };
  const isForeign = !isNumber && !iban.startsWith('DE');
  // Reading beyond the end of a list would find what a page has put on Object.prototype.
  const isFaulty = faults.blz.length + faults.iban.length > 0;
  if (isFaulty || isForeign) return { bank: null, faults, notes: [] };
  const blz = isNumber ? text : iban.slice(4, 12);
  const bank = directory ? directory.find(blz) : (findBank?.(blz) ?? null);
  const missing = bank ? null : directory?.missing(blz);
  return { bank, faults, notes: missing ? [missing] : [] };
}
