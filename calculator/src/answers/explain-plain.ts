import type { Bank } from '../banks/bank.ts';
import { clean } from '../iban/clean.ts';
import {
  blzFaults,
  cleanIban,
  explainCleaned,
  germanIban,
  ibanFaults,
  isNotEmpty,
  kontonummerFaults,
  looksLikeIban,
  structureOf,
} from '../iban/faults.ts';
import { bbanOf } from '../iban/split-iban.ts';
import type { AccountAnswer, AccountFacts, BankAnswer, IbanAnswer } from './answer.ts';

// The first step of every answer, and all that arithmetic can say. explain.ts adds what the tables know.

/** Finds a bank; null if there is none. @param blz 8 digits */
type FindBank = (blz: string) => Bank | null;

/** An account of which nothing is known but its form. */
const UNCHECKED: AccountFacts = { state: 'computed', checked: false, notes: [], basis: [] };

/** What the form of an IBAN says. */
export function plainIban(input: unknown, findBank: FindBank): IbanAnswer {
  const iban = cleanIban(input);
  const country = iban.slice(0, 2);
  const structure = structureOf(country);
  const faults = explainCleaned(iban, structure);
  if (isNotEmpty(faults)) return { state: 'none', iban, country: structure ? country : null, faults };
  const bban = bbanOf(iban);
  const bank = country === 'DE' ? findBank(bban.bankCode) : null;
  return { ...UNCHECKED, iban, country, bban, bank, faults: [] };
}

/** The IBAN of a Bankleitzahl and an account number, put together without any rule of the bank. */
export function plainAccount(
  blzInput: unknown,
  kontonummerInput: unknown,
  findBank: FindBank,
): AccountAnswer {
  const blz = blzFaults(blzInput);
  const kontonummer = kontonummerFaults(kontonummerInput);
  if (isNotEmpty(blz)) return { state: 'none', faults: { blz, kontonummer } };
  if (isNotEmpty(kontonummer)) return { state: 'none', faults: { blz: [], kontonummer } };
  const bankCode = clean(blzInput);
  const account = clean(kontonummerInput).padStart(10, '0');
  return {
    ...UNCHECKED,
    iban: germanIban(bankCode, account),
    country: 'DE',
    bban: { bankCode, branch: null, account, checkDigits: null },
    bank: findBank(bankCode),
    faults: { blz: [], kontonummer: [] },
  };
}

/**
 * Finds the bank of a Bankleitzahl or a German IBAN. A text that begins with a digit is read as a Bankleitzahl, one
 * that looks like an IBAN as an IBAN, any other as both, and then has the faults of both. A foreign IBAN has no bank.
 *
 * @param findInIban finds the bank for an IBAN: the bank's IBAN rule may give it another BIC than the directory
 * @returns also the Bankleitzahl; null if the text has faults or is a foreign IBAN
 */
export function plainBank(
  input: unknown,
  findBank: FindBank,
  findInIban: FindBank = findBank,
): BankAnswer & { readonly blz: string | null } {
  const text = clean(input);
  const iban = cleanIban(text);
  const isNumber = /^\d/.test(text);
  const faults = {
    blz: looksLikeIban(text) ? [] : blzFaults(text),
    iban: isNumber ? [] : ibanFaults(text),
  };
  const isForeign = !isNumber && !iban.startsWith('DE');
  const isFaulty = faults.blz.length + faults.iban.length > 0;
  if (isFaulty || isForeign) return { blz: null, bank: null, faults, notes: [] };
  const blz = isNumber ? text : iban.slice(4, 12);
  return { blz, bank: isNumber ? findBank(blz) : findInIban(blz), faults, notes: [] };
}
