import type { Words } from '../answers/api.ts';
import { GERMAN } from '../answers/notes-de.ts';
import { ownFields } from '../iban/own-fields.ts';
import { tablesFrom } from './newer-directory.ts';
import { tables } from './snapshot.ts';
import { makeWhole, type WholeCalculator } from './whole.ts';

export type { Choice, FieldFault, Judgement, Question, Understood } from '../answers/judgement.ts';
export type { RandomIban, RandomIbanOptions } from '../answers/random.ts';
export { checkByMethod } from '../check-digits/check.ts';
export { checkNational } from '../iban/check-national.ts';
export type { BankRule, CheckResult, Refusal, RuledAccount } from '../rules/account.ts';
export * from './index.ts';
export type { BankSearch, FoundBank } from './search.ts';
export { searchBanks } from './search.ts';
export type { WholeCalculator } from './whole.ts';

const whole = /* @__PURE__ */ makeWhole(tables, GERMAN);

/** What the functions of makeCalculator() know, and in which language they answer. */
export interface CalculatorOptions {
  /** The parsed `/bankleitzahlen.json` of a server. By default, the directory that comes with the package. */
  readonly directory?: unknown;
  /** `en` of `iban-rechner/en`, or words of your own. By default, German. */
  readonly language?: Words | undefined;
}

/**
 * Makes the functions of this entry with a newer directory, for a program that runs for long, or in another language.
 * The rules stay those of the package: an IBAN is computed, not confirmed, if the package does not know the bank.
 *
 * @throws {TypeError} if something else is given as the directory or the language
 * @example makeCalculator({ directory: await (await fetch(url)).json() }).buildIban('37040044', '532013000')
 * @example makeCalculator().buildIban('37040044', '532013000').iban // 'DE89370400440532013000'
 */
export function makeCalculator(options?: CalculatorOptions): WholeCalculator {
  const { directory, language = GERMAN } = ownFields(options) as CalculatorOptions;
  if (typeof ownFields(language)['iban'] !== 'function')
    throw new TypeError("The language is not that of 'iban-rechner/de' or 'iban-rechner/en'.");
  return makeWhole(directory === undefined ? tables : tablesFrom(directory, tables), language);
}

/**
 * Checks an IBAN of any of the 89 countries in SWIFT's registry (release 102), with the national check digits that a
 * country has inside it, if they are documented. Never throws.
 *
 * @returns `valid` is what ISO 13616 says. `confirmed` is false if anything casts doubt on the account: a wrong
 *   national check digit, an unknown German bank, a number that the bank's rule never gives. Then `notes` say what
 * @example validate('DE89370400440532013000').confirmed // true
 */
export const validate: WholeCalculator['validate'] = (iban) => whole.validate(iban);

/**
 * Puts a German IBAN together by the IBAN rule of the bank. Separators are ignored. Never throws.
 *
 * @param blz eight digits, of a bank in the Bundesbank's directory
 * @param kontonummer one to ten digits, not all of them zero
 * @returns the IBAN, whether it is `confirmed`, and in `notes` what the rule has changed; or a German `error`
 * @example buildIban('10070024', '56002').notes // ['Die Unterkontonummer 00 wurde ergänzt.']
 */
export const buildIban: WholeCalculator['buildIban'] = (blz, kontonummer) =>
  whole.buildIban(blz, kontonummer);

/**
 * Finds any bank of the Bundesbank's directory. Never throws.
 *
 * @param blzOrIban a German Bankleitzahl of eight digits, or a valid German IBAN
 * @returns `notFound` if the directory does not have it
 * @example lookupBic('10070024').bic // 'DEUTDEDBBER'
 */
export const lookupBic: WholeCalculator['lookupBic'] = (blzOrIban) => whole.lookupBic(blzOrIban);

/**
 * What rules, directory and national check digits say about an IBAN, as data without language. Never throws.
 *
 * @returns the state `confirmed`; `computed` with `notes` that say what is in doubt; or `none` with at least one fault
 * @example explainIban('DE97100700240000056002').state // 'computed'
 */
export const explainIban: WholeCalculator['explainIban'] = (iban) => whole.explainIban(iban);

/**
 * The IBAN of a Bankleitzahl and an account number by the rule of the bank, as data. Never throws.
 *
 * @param blz eight digits, separators are ignored
 * @param kontonummer one to ten digits, separators are ignored; not the one inside an IBAN: the rule may have changed
 *   that number already, and would change it again
 * @returns as `explainIban`; or the state `none` with `faults`, or with a `refusal` if both numbers have the right form
 * @example explainAccount('10070024', '56002').iban // 'DE61100700240005600200'
 */
export const explainAccount: WholeCalculator['explainAccount'] = (blz, kontonummer) =>
  whole.explainAccount(blz, kontonummer);

/**
 * What the Bundesbank's directory knows of the bank of a Bankleitzahl or a German IBAN, as data. Never throws.
 *
 * @returns a `bank`, or null with faults, or with a note that says what is known of a Bankleitzahl that is gone
 * @example explainBank('37040044').bank // { name: 'Commerzbank', city: 'Köln', bic: 'COBADEFFXXX' }
 */
export const explainBank: WholeCalculator['explainBank'] = (blzOrIban) => whole.explainBank(blzOrIban);

/**
 * The German sentences about the `notes` or the `basis` of an answer, or about `[refusal]`. Never throws
 * for notes that come from an answer.
 *
 * @returns one sentence for each note whose code is known; an empty list for anything that is not a list
 * @example sentences(explainAccount('10070024', '56002').notes) // ['Die Unterkontonummer 00 wurde ergänzt.']
 */
export const sentences: WholeCalculator['sentences'] = (notes) => whole.sentences(notes);

/**
 * Puts the IBAN of any country in SWIFT's registry together: a German one by the rule of the bank, others with the
 * country's own check digits, if they are documented. Never throws.
 *
 * @returns the state `confirmed` or `computed` with the IBAN, or `none` with the faults of each part, or a `refusal`
 * @example composeIban({ country: 'DE', bankCode: '10070024', account: '56002' }).iban // 'DE61100700240005600200'
 */
export const composeIban: WholeCalculator['composeIban'] = (parts) => whole.composeIban(parts);

/**
 * Whether a BIC is that of the bank of an IBAN. Never throws.
 *
 * @returns null if that is not known: the IBAN or the BIC is not valid; the IBAN is not German, and the BIC is of the
 *   same country or one of its territories; the directory lacks the bank of a German IBAN; or the BIC may be that of
 *   another office of the same bank
 * @example bicMatches('DE89370400440532013000', 'COBADEFF') // true
 */
export const bicMatches: WholeCalculator['bicMatches'] = (iban, bic) => whole.bicMatches(iban, bic);

/**
 * All banks that have this BIC, in the order of their Bankleitzahlen. Never throws.
 *
 * @param bic 8 or 11 characters, separators are ignored; 8 mean the head office, `XXX`
 * @returns an empty list for a BIC that the directory lacks, as for any of another country
 * @example banksByBic('MARKDEF1100')[0] // { blz: '10000000', name: 'Bundesbank', city: 'Berlin', bic: 'MARKDEF1100' }
 */
export const banksByBic: WholeCalculator['banksByBic'] = (bic) => whole.banksByBic(bic);

/**
 * Checks the form of a BIC; `known` says whether the directory has it, if it is German. Never throws.
 *
 * @param bic 8 or 11 characters, separators are ignored; 8 mean the head office, `XXX`
 * @example validateBic('COBADEFF').known // true
 */
export const validateBic: WholeCalculator['validateBic'] = (bic) => whole.validateBic(bic);

/**
 * Reads the account in a text with any words around it, as our pages do: an IBAN, or Bankleitzahl and account number.
 * It shortens no number and joins no two: if several accounts may be meant, it asks. Never throws, and sends nothing.
 *
 * @param text with line breaks, which separate numbers
 * @returns `iban` with what is known of it, or a `question` with its choices. Neither, if the text has no number
 * @example readAccount('Kto 532013000 BLZ 37040044').iban?.iban // 'DE89370400440532013000'
 */
export const readAccount: WholeCalculator['readAccount'] = (text) => whole.readAccount(text);

/**
 * Applies the IBAN rule of a bank and returns data: the Bankleitzahl and account number for the IBAN, the rule with its
 * version, each change with its code; or the code of a refusal. Never throws.
 *
 * @param blz 8 digits, separators are ignored
 * @param kontonummer 1 to 10 digits, separators are ignored; not the one inside an IBAN: the rule may have changed that
 *   number already, and would change it again
 * @example accountFor('10070024', '56002').kontonummer // '0005600200'
 */
export const accountFor: WholeCalculator['accountFor'] = (blz, kontonummer) =>
  whole.accountFor(blz, kontonummer);

/**
 * Checks the account number's own check digit by the method of its bank. Never throws.
 *
 * @returns if the method is not known, `method` is null and the result `unchecked`
 * @example checkKontonummer('10070024', '5600200') // { result: 'valid', method: '63' }
 */
export const checkKontonummer: WholeCalculator['checkKontonummer'] = (blz, kontonummer) =>
  whole.checkKontonummer(blz, kontonummer);

/**
 * The IBAN rule of a bank: its number and version, the Bankleitzahl that it puts into all IBANs of the bank, and the
 * account number if it puts the same one into all of them. Otherwise, `kontonummer` is null. Never throws.
 *
 * @param blz 8 digits, separators are ignored
 * @returns null if the bank or its rule is not known
 * @example ruleOf('25050299') // { rule: { number: 28, version: 0 }, blz: '25050180', kontonummer: null }
 */
export const ruleOf: WholeCalculator['ruleOf'] = (blz) => whole.ruleOf(blz);

/**
 * A random IBAN for tests, valid in every way that can be checked: check digits, the form of its country, the check
 * digits of its account if they are documented, and in Germany the rule of the bank. Never throws.
 *
 * It is made up. By chance, it may be a real person's: never send money or a message to it.
 *
 * @param options `country`; in Germany, also the `blz` of the bank; everywhere else, the bank is that of the registry's
 *   example. A `random` of your own in place of Math.random() can give the same IBANs in each run
 * @example explainIban(randomIban({ blz: '37040044' }).iban).state // 'confirmed'
 */
export const randomIban: WholeCalculator['randomIban'] = (options) => whole.randomIban(options);

/**
 * The first and the last day of the edition that the directory has today, each as `2026-03-09`. If the package also has
 * the next edition, the directory changes to that at midnight in Berlin, even in a running process.
 *
 * @returns null in place of a day that is not known
 * @example Object.keys(edition()) // ['validFrom', 'validUntil']
 */
export const edition: WholeCalculator['edition'] = () => whole.edition();
