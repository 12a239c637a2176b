import type { BuiltIban } from './api.d.ts';
import { explainBlz, explainKontonummer } from './german/explain.ts';
import { findBank } from './german/find-bank.ts';
import { germanIban } from './german/german-iban.ts';
import { clean } from './iban/clean.ts';
import { group } from './iban/group.ts';
import { blzSentence, kontonummerSentence } from './words/de/faults.ts';

/** See api.d.ts. */
export function buildIban(blzInput: unknown, kontonummerInput: unknown): BuiltIban | { error: string } {
  const [blzFault] = explainBlz(blzInput);
  if (blzFault) return { error: blzSentence(blzFault) };
  const [kontonummerFault] = explainKontonummer(kontonummerInput);
  if (kontonummerFault) return { error: kontonummerSentence(kontonummerFault) };

  const blz = clean(blzInput);
  const iban = germanIban(blz, clean(kontonummerInput).padStart(10, '0'));
  return { iban, formatted: group(iban), bank: findBank(blz) };
}
