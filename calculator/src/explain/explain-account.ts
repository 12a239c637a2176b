import type { AccountAnswer } from '../answers.d.ts';
import { explainBlz, explainKontonummer } from '../german/explain.ts';
import { findBank } from '../german/find-bank.ts';
import { germanIban } from '../german/german-iban.ts';
import { clean } from '../iban/clean.ts';
import { givenAccount } from '../parts/facts.ts';
import type { Parts } from '../parts/parts.ts';
import { UNCHECKED } from './unchecked.ts';

/** See api.d.ts. @param parts what the calculator knows besides the short list */
export function explainAccount(blzInput: unknown, kontonummerInput: unknown, parts: Parts): AccountAnswer {
  const faults = { blz: explainBlz(blzInput), kontonummer: explainKontonummer(kontonummerInput) };
  if (faults.blz.length + faults.kontonummer.length > 0) return { state: 'none', faults };
  const blz = clean(blzInput);
  const account = clean(kontonummerInput).padStart(10, '0');
  const given = givenAccount(blz, account, parts) ?? { ...UNCHECKED, blz, account };
  if (given.state === 'none') return { ...given, faults };
  return { bank: findBank(given.blz), ...given, iban: germanIban(given.blz, given.account) };
}
