import { findBank } from '../banks/find-bank.ts';
import { clean, group } from '../iban/clean.ts';
import { blzSentence, ibanSentence, kontonummerSentence } from '../iban/de.ts';
import {
  cleanIban,
  explainBlz,
  explainCleaned,
  explainKontonummer,
  germanIban,
  structureOf,
} from '../iban/faults.ts';
import type { Bank, BuiltIban, NotFound, Validation } from './api.ts';

/** See package/index.ts. */
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

/** See package/index.ts. */
export function buildIban(blzInput: unknown, kontonummerInput: unknown): BuiltIban | { error: string } {
  const [blzFault] = explainBlz(blzInput);
  if (blzFault) return { error: blzSentence(blzFault) };
  const [kontonummerFault] = explainKontonummer(kontonummerInput);
  if (kontonummerFault) return { error: kontonummerSentence(kontonummerFault) };
  const blz = clean(blzInput);
  const iban = germanIban(blz, clean(kontonummerInput).padStart(10, '0'));
  return { iban, formatted: group(iban), bank: findBank(blz) };
}

/** See package/index.ts. */
export function lookupBic(blzOderIban: unknown): Bank | NotFound {
  const iban = cleanIban(blzOderIban);
  const isGermanIban = iban.startsWith('DE') && explainCleaned(iban, structureOf('DE')).length === 0;
  const blz = isGermanIban ? iban.slice(4, 12) : clean(blzOderIban);
  return findBank(blz) ?? { notFound: true };
}
