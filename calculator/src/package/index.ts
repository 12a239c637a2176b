import type {
  BicAnswer,
  BlzFault,
  Calculator,
  ComposedIban,
  IbanFault,
  IbanParts,
  KontonummerFault,
} from '../answers/api.ts';
import { composeIban as compose } from '../answers/compose-iban.ts';
import { plainAccount, plainBank, plainIban } from '../answers/explain-plain.ts';
import { buildIban as build, validate as check, lookupBic as lookup } from '../answers/plain.ts';
import { findBank } from '../banks/find-bank.ts';
import { validateBic as checkBic } from '../iban/bic.ts';
import * as faults from '../iban/faults.ts';

export type {
  AccountAnswer,
  Bank,
  BankAnswer,
  BankWithBlz,
  Bban,
  BicAnswer,
  BicFault,
  BlzFault,
  BuiltIban,
  Calculator,
  ComposedIban,
  CreditorIdFault,
  IbanAnswer,
  IbanCountry,
  IbanFault,
  IbanParts,
  InvalidIban,
  KnownIban,
  KontonummerFault,
  NotBuilt,
  Note,
  NotFound,
  PartFault,
  ReferenceFault,
  SplitIban,
  State,
  Validation,
  ValidIban,
  Words,
} from '../answers/api.ts';
export { ibanCountries } from '../iban/countries.ts';
export { isSepaCountry } from '../iban/faults.ts';
export { compactIban, formatIban, maskIban } from '../iban/format-iban.ts';
export { creditorIdFaults, referenceFaults } from '../iban/identifiers.ts';
export { splitIban } from '../iban/split-iban.ts';

// Each function has its documentation here: editors show it. A bundler leaves out those that are not used.

/**
 * Checks an IBAN of any of the 89 countries in SWIFT's registry (release 102): country, length, characters and check
 * digits. Only the bank knows whether the account exists.
 *
 * Some countries (France, Spain, Italy …) have check digits of their own inside the IBAN. Only `iban-rechner/all`
 * checks these: here, a wrong clé RIB passes.
 *
 * Spaces, dashes, dots, slashes, underscores and a leading `IBAN` or `IBAN:` are ignored. Never throws: whatever is not
 * a string counts as empty.
 *
 * @example validate('IBAN: de89 3704 0044 0532 0130 00').valid // true
 */
export const validate: Calculator['validate'] = (iban) => check(iban);

/**
 * Whether a text is a valid IBAN, as `validate(iban).valid`: for `filter` and conditions, since all arguments after the
 * first are ignored. Never throws.
 *
 * @example ['DE89370400440532013000', 'DE88370400440532013000', null].filter(isValidIban) // ['DE89370400440532013000']
 */
export const isValidIban = (iban: unknown): boolean => faults.ibanFaults(iban).length === 0;

/**
 * Puts a German IBAN together from a Bankleitzahl and an account number. Separators are ignored. Never throws.
 *
 * The result is arithmetic: a third of the banks form IBANs by rules of their own, which `iban-rechner/all` knows.
 *
 * @param blz eight digits, the first of them 1 to 8
 * @param kontonummer one to ten digits, not all of them zero
 * @returns the IBAN, or what is wrong as a German sentence in `error`
 * @example buildIban('370 400 44', '532013000').iban // 'DE89370400440532013000'
 */
export const buildIban: Calculator['buildIban'] = (blz, kontonummer) => build(blz, kontonummer);

/**
 * Looks a bank up in the short list of 28 banks that `iban-rechner` has. Never throws.
 *
 * `notFound` means that the bank is not on the short list. The bank may well exist: `iban-rechner/all` knows every
 * German bank.
 *
 * @param blzOrIban a German Bankleitzahl of eight digits, or a valid German IBAN
 * @example lookupBic('37040044') // { name: 'Commerzbank', city: 'Köln', bic: 'COBADEFFXXX' }
 */
export const lookupBic: Calculator['lookupBic'] = (blzOrIban) => lookup(blzOrIban);

/**
 * What is known of an IBAN, as data without language: its state, its faults, the parts of its account, its bank.
 * `validate` says the same in German. Separators and a leading `IBAN` are ignored. Never throws.
 *
 * Here, the state is never `confirmed`, and only banks of the short list are found: `iban-rechner/all` knows more.
 *
 * @returns the state `computed`, or `none` with at least one fault
 * @example explainIban('DE89370400440532013000').bban // { bankCode: '37040044', branch: null, account: '0532013000', checkDigits: null }
 */
export const explainIban: Calculator['explainIban'] = (iban) => plainIban(iban, findBank);

/**
 * The IBAN of a Bankleitzahl and an account number, as data without language. `buildIban` says the same in German.
 * Never throws.
 *
 * Here, no bank's rule is known, and the state is never `confirmed`: `iban-rechner/all` knows all rules.
 *
 * @param blz eight digits, the first of them 1 to 8; separators are ignored
 * @param kontonummer one to ten digits, not all of them zero; separators are ignored
 * @returns the state `computed`, or `none` with the faults of both numbers
 * @example explainAccount('37040044', '532013000').iban // 'DE89370400440532013000'
 */
export const explainAccount: Calculator['explainAccount'] = (blz, kontonummer) =>
  plainAccount(blz, kontonummer, findBank);

/**
 * What is known of the bank of a Bankleitzahl or a German IBAN, as data without language. `lookupBic` says the same in
 * German. Never throws.
 *
 * `bank: null` without faults means that the bank is not on the short list of `iban-rechner`. The bank may well exist.
 *
 * @param blzOrIban a German Bankleitzahl of eight digits, or a valid German IBAN
 * @example explainBank('37040044').bank // { name: 'Commerzbank', city: 'Köln', bic: 'COBADEFFXXX' }
 */
export const explainBank: Calculator['explainBank'] = (blzOrIban) => {
  const { blz: _, ...answer } = plainBank(blzOrIban, findBank);
  return answer;
};

/**
 * What is wrong with an IBAN, as data, for apps that say it in words of their own. Never throws.
 *
 * @returns the faults in the order of `validate(iban).reasons`; empty for a valid IBAN
 * @example ibanFaults('DE8937O400440532013000') // [{ code: 'character', position: 7, expected: 'n', found: 'O' }]
 */
export const ibanFaults = (iban: string | null | undefined): IbanFault[] => faults.ibanFaults(iban);

/**
 * What is wrong with the form of a Bankleitzahl; empty if nothing is. Whether the bank exists is not known here. The
 * `error` of `buildIban` is about the first fault. Never throws.
 *
 * @param blz eight digits, the first of them 1 to 8; separators are ignored
 * @example blzFaults('3704004') // [{ code: 'length', expected: 8, found: 7 }]
 */
export const blzFaults = (blz: string | null | undefined): BlzFault[] => faults.blzFaults(blz);

/**
 * What is wrong with the form of a German account number; empty if nothing is. The `error` of `buildIban` is about the
 * first fault. Never throws.
 *
 * @param kontonummer one to ten digits, not all of them zero; separators are ignored
 * @example kontonummerFaults('000') // [{ code: 'zero' }]
 */
export const kontonummerFaults = (kontonummer: string | null | undefined): KontonummerFault[] =>
  faults.kontonummerFaults(kontonummer);

/**
 * Puts the IBAN of any country in SWIFT's registry together, with the country's own check digits, if they are
 * documented. Never throws.
 *
 * @returns an IBAN whose state is `computed`: whether the bank exists is not known here. `iban-rechner/all` knows more,
 *   and makes German IBANs by the rule of the bank
 * @example composeIban({ country: 'FR', bankCode: '20041', branch: '01005', account: '0500013M026' }).iban // 'FR1420041010050500013M02606'
 */
export const composeIban = (parts: IbanParts): ComposedIban => compose(parts);

/**
 * Checks the form of a BIC: 8 or 11 letters and digits, with a country of ISO 3166 at the places 5 and 6. Never throws.
 * Whether a bank has this BIC is not known here: `iban-rechner/all` knows every German BIC.
 *
 * Source: ISO 9362, in the form that ISO 20022 gives it (BICFIDec2014Identifier).
 *
 * @example validateBic('cobadeff') // { valid: true, bic: 'COBADEFFXXX', country: 'DE', known: null, faults: [] }
 */
export const validateBic = (bic: string | null | undefined): BicAnswer => checkBic(bic);
