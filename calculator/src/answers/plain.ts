import { findBank } from '../banks/find-bank.ts';
import { clean, group } from '../iban/clean.ts';
import { blzSentence, ibanSentence, kontonummerSentence } from '../iban/de.ts';
import {
  blzFaults,
  cleanIban,
  explainCleaned,
  germanIban,
  kontonummerFaults,
  structureOf,
} from '../iban/faults.ts';
import type { Bank, BuiltIban, NotBuilt, NotFound, Validation } from './api.ts';
import type { FaultWords } from './words.ts';

// What embed.js alone can say, by arithmetic and its short list: the first step of the whole, see calculator.ts.

/** Checks the form of an IBAN. */
export function plainValidation(input: unknown, sentence: FaultWords['iban']): Validation {
  const iban = cleanIban(input);
  const country = iban.slice(0, 2);
  const structure = structureOf(country);
  const reasons = explainCleaned(iban, structure).map((fault) => sentence(fault, iban));
  const formatted = group(iban);
  const valid = reasons.length === 0;
  return { valid, country: structure ? country : null, formatted, reasons } as Validation;
}

/** Puts a German IBAN together without any rule of the bank. */
export function plainGermanIban(
  blzInput: unknown,
  kontonummerInput: unknown,
  words: Pick<FaultWords, 'blz' | 'kontonummer'>,
): { readonly iban: string; readonly error?: undefined } | NotBuilt {
  const [blzFault] = blzFaults(blzInput);
  if (blzFault) return { error: words.blz(blzFault) };
  const [kontonummerFault] = kontonummerFaults(kontonummerInput);
  if (kontonummerFault) return { error: words.kontonummer(kontonummerFault) };
  return { iban: germanIban(clean(blzInput), clean(kontonummerInput).padStart(10, '0')) };
}

/** See package/index.ts. */
export const validate = (input: unknown): Validation => plainValidation(input, ibanSentence);

/** See package/index.ts. */
export function buildIban(blz: unknown, kontonummer: unknown): BuiltIban | NotBuilt {
  const sum = plainGermanIban(blz, kontonummer, { blz: blzSentence, kontonummer: kontonummerSentence });
  if (sum.iban === undefined) return sum;
  return { iban: sum.iban, formatted: group(sum.iban), bank: findBank(clean(blz)) };
}

/** See package/index.ts. */
export function lookupBic(blzOderIban: unknown): Bank | NotFound {
  const iban = cleanIban(blzOderIban);
  const isGermanIban = iban.startsWith('DE') && explainCleaned(iban, structureOf('DE')).length === 0;
  const blz = isGermanIban ? iban.slice(4, 12) : clean(blzOderIban);
  return findBank(blz) ?? { notFound: true };
}
