import type { AccountAnswer } from '../answers.d.ts';
import { explainBlz, explainKontonummer } from '../german/explain.ts';
import { germanIban } from '../german/german-iban.ts';
import { clean } from '../iban/clean.ts';
import { givenAccount } from '../parts/facts.ts';
import type { Parts } from '../parts/parts.ts';
import { UNCHECKED } from './unchecked.ts';

/** See api.d.ts. @param parts what the calculator knows besides the registry */
export function explainAccount(blzInput: unknown, kontonummerInput: unknown, parts: Parts): AccountAnswer {
  const faults = { blz: explainBlz(blzInput), kontonummer: explainKontonummer(kontonummerInput) };
  // Reading beyond the end of a list would find what a page has put on Object.prototype.
  if (faults.blz.length + faults.kontonummer.length > 0) return { state: 'none', faults };
  const bban = { bankCode: clean(blzInput), account: clean(kontonummerInput).padStart(10, '0') };
  const given = givenAccount(bban, parts) ?? { ...UNCHECKED, bban, bank: undefined };
  if (given.state === 'none') return { state: 'none', refusal: given.refusal, faults };
  const { state, checked, notes, basis } = given;
  const { bankCode, account } = given.bban;
  return {
    state,
    checked,
    iban: germanIban(bankCode, account),
    country: 'DE',
    bban: { bankCode, branch: null, account, checkDigits: null },
    bank: given.bank === undefined ? (parts.findBank?.(bankCode) ?? null) : given.bank,
    notes,
    basis,
    faults,
  };
}
