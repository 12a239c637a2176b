import type { Bank } from '../banks/bank.ts';
import { clean } from '../iban/clean.ts';
import {
  cleanIban,
  explain,
  explainBlz,
  explainCleaned,
  explainKontonummer,
  germanIban,
  looksLikeIban,
  structureOf,
} from '../iban/faults.ts';
import { bbanOf } from '../iban/split-iban.ts';
import type { AccountAnswer, AccountFacts, BankAnswer, IbanAnswer, KnownIban } from './answer.ts';
import type { ExplainFunctions } from './api.ts';
import { UNCHECKED } from './explain-plain.ts';
import type { Parts } from './parts.ts';

/** @param parts what the calculator knows besides the registry */
export const explainFunctions = (parts: Parts): ExplainFunctions => ({
  explainIban: (iban) => explainIban(iban, parts),
  explainAccount: (blz, kontonummer) => explainAccount(blz, kontonummer, parts),
  explainBank: (blzOrIban) => explainBank(blzOrIban, parts),
  allBanks: () => parts.directory?.edition().banks ?? NO_BANKS,
});

const NO_BANKS: ReadonlyMap<string, Bank> = new Map();

/** What validate() needs to know of an IBAN. */
type CheckedIban =
  | Extract<IbanAnswer, { state: 'none' }>
  | (Omit<KnownIban, 'bban' | 'bank'> & { readonly faults: readonly [] });

/** Checks an IBAN. @param parts what the calculator knows besides the registry */
export function checkIban(input: unknown, parts: Parts): CheckedIban {
  const iban = cleanIban(input);
  const country = iban.slice(0, 2);
  const structure = structureOf(country);
  const faults = explainCleaned(iban, structure);
  const [fault, ...others] = faults;
  if (fault) return { state: 'none', iban, country: structure ? country : null, faults: [fault, ...others] };
  return { ...(accountFacts(iban, parts) ?? UNCHECKED), iban, country, faults: [] as const };
}

/** See package/index.ts. @param parts what the calculator knows besides the registry */
export function explainAccount(blzInput: unknown, kontonummerInput: unknown, parts: Parts): AccountAnswer {
  const faults = { blz: explainBlz(blzInput), kontonummer: explainKontonummer(kontonummerInput) };
  // Compare lengths: item 0 of an empty list may be what a page has put on Object.prototype.
  if (faults.blz.length + faults.kontonummer.length > 0) return { state: 'none', faults };
  const bban = { bankCode: clean(blzInput), account: clean(kontonummerInput).padStart(10, '0') };
  // The rules know more than the directory, and ask it.
  const part = parts.rules ?? parts.directory;
  const given = part?.accountFor(bban, parts.directory) ?? { ...UNCHECKED, bban, bank: undefined };
  if (given.state === 'none') return { state: 'none', refusal: given.refusal, faults };
  const { state, checked, notes, basis } = given;
  const { bankCode, account } = given.bban;
  return {
    state,
    checked,
    iban: germanIban(bankCode, account),
    country: 'DE',
    bban: { bankCode, branch: null, account, checkDigits: null },
    bank: given.bank === undefined ? findBank(bankCode, parts) : given.bank,
    notes,
    basis,
    faults,
  };
}

/** See package/index.ts. @param parts what the calculator knows besides the registry */
export function explainBank(input: unknown, parts: Parts): BankAnswer {
  const text = clean(input);
  const iban = cleanIban(text);
  const isNumber = /^\d/.test(text);
  const faults = {
    blz: looksLikeIban(text) ? [] : explainBlz(text),
    iban: isNumber ? [] : explain(text),
  };
  const isForeign = !isNumber && !iban.startsWith('DE');
  const isFaulty = faults.blz.length + faults.iban.length > 0;
  if (isFaulty || isForeign) return { bank: null, faults, notes: [] };
  const blz = isNumber ? text : iban.slice(4, 12);
  const bank = isNumber ? findBank(blz, parts) : bankInIban(blz, parts);
  const missing = bank ? null : parts.directory?.missing(blz);
  return { bank, faults, notes: missing ? [missing] : [] };
}

/** See package/index.ts. @param parts what the calculator knows besides the registry */
export function explainIban(input: unknown, parts: Parts): IbanAnswer {
  const answer = checkIban(input, parts);
  if (answer.state === 'none') return answer;
  const bban = bbanOf(answer.iban);
  return { ...answer, bban, bank: answer.country === 'DE' ? bankInIban(bban.bankCode, parts) : null };
}

/** The bank with the BIC that the directory has, or without it, the short list. */
const findBank = (blz: string, { directory, findBank: find }: Parts): Bank | null =>
  directory ? directory.find(blz) : (find?.(blz) ?? null);

/** The bank of an IBAN, with the BIC that its rule names, if it names one: an IBAN has one BIC, however it is asked for. */
const bankInIban = (blz: string, parts: Parts): Bank | null =>
  parts.rules && parts.directory ? parts.rules.bankOf(blz, parts.directory) : findBank(blz, parts);

/** What the part for its country knows of the account in a valid IBAN; undefined if that part is not loaded. */
function accountFacts(iban: string, { rules, directory, countries }: Parts): AccountFacts | undefined {
  if (!iban.startsWith('DE')) return countries?.checkAccount(iban);
  return (rules ?? directory)?.checkAccount(iban.slice(4, 12), iban.slice(12), directory);
}
