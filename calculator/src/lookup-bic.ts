import type { Bank, NotFound } from './api.d.ts';
import { findBank } from './german/find-bank.ts';
import { clean } from './iban/clean.ts';
import { cleanIban, explainCleaned } from './iban/explain.ts';
import { structureOf } from './iban/structure.ts';

/** See api.d.ts. */
export function lookupBic(blzOderIban: unknown): Bank | NotFound {
  const iban = cleanIban(blzOderIban);
  const isGermanIban = iban.startsWith('DE') && explainCleaned(iban, structureOf('DE')).length === 0;
  const blz = isGermanIban ? iban.slice(4, 12) : clean(blzOderIban);
  return findBank(blz) ?? { notFound: true };
}
