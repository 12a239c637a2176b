import type { AccountAnswer, BankAnswer, IbanAnswer, Note } from './answers.d.ts';
import type { Bank, NotFound } from './bank.d.ts';
import type { BicAnswer } from './bic.d.ts';
import type { ComposedIban, IbanParts } from './composed.d.ts';
import type { IbanCountry } from './countries.d.ts';
import type { BlzFault, IbanFault, KontonummerFault } from './faults.d.ts';
import type { Parts } from './parts/parts.ts';
import type { SplitIban } from './split.d.ts';
import type { Words } from './words/words.ts';

export type * from './answers.d.ts';
export type * from './bank.d.ts';
export type * from './bic.d.ts';
export type * from './composed.d.ts';
export type * from './countries.d.ts';
export type * from './faults.d.ts';
export type * from './split.d.ts';
export type { Words };

/** The result of checking an IBAN. */
export interface Validation {
  /** Whether country, length, characters and check digits are right. Only the bank knows whether the account exists. */
  valid: boolean;
  /** The two-letter code of the country, or `null` if the registry does not have it. */
  country: string | null;
  /** The input without separators, in groups of four: `DE89 3704 0044 0532 0130 00`. Also if it is not valid. */
  formatted: string;
  /** What is wrong, as German sentences. Empty if nothing is. */
  reasons: string[];
  /** Only with parts: why the IBAN is not confirmed, as German sentences. */
  notes?: string[];
  /**
   * Only with parts: whether nothing speaks against the IBAN. For a German one, the bank must exist, and its rule must
   * give this IBAN to one of its accounts; for others, the country's own check digits must fit, if it has any.
   */
  confirmed?: boolean;
}

export interface BuiltIban {
  /** The IBAN without spaces: `DE89370400440532013000`. */
  iban: string;
  /** The same in groups of four. */
  formatted: string;
  /** The bank, or `null` when its bank code is not on the short list. */
  bank: Bank | null;
  /** Only with parts: what the bank's rule has changed, and why the IBAN is not confirmed, as German sentences. */
  notes?: string[];
  /**
   * Only with parts: whether the bank exists, its rule is known, and the check digit of the account number fits or there
   * is none.
   */
  confirmed?: boolean;
}

/**
 * Checks an IBAN of any of the 89 countries in SWIFT's registry (release 102).
 *
 * Spaces, dashes, dots, slashes, underscores and a leading `IBAN` or `IBAN:` are ignored. Never throws: whatever is
 * not a string counts as empty.
 *
 * @example validate('IBAN: de89 3704 0044 0532 0130 00').valid // true
 */
export declare function validate(iban: unknown): Validation;

/**
 * Puts a German IBAN together from a bank code and an account number. Separators are ignored. Never throws.
 *
 * The result is arithmetic: some banks form IBANs by rules of their own, so the IBAN on the bank statement decides.
 *
 * @param blz eight digits, the first of them 1 to 8
 * @param kontonummer one to ten digits, not all of them zero
 * @returns the IBAN, or what is wrong as a German sentence
 * @example buildIban('370 400 44', '532013000') // { iban: 'DE89370400440532013000', … }
 */
export declare function buildIban(blz: unknown, kontonummer: unknown): BuiltIban | { error: string };

/**
 * Looks a bank up in the short list of 28 banks that comes with this package. Never throws.
 *
 * @param blzOderIban a German bank code of eight digits, or a valid German IBAN
 * @example lookupBic('37040044') // { name: 'Commerzbank', city: 'Köln', bic: 'COBADEFFXXX' }
 */
export declare function lookupBic(blzOderIban: unknown): Bank | NotFound;

/**
 * Finds what is wrong with an IBAN, as data, for apps that say it in words of their own. Never throws.
 *
 * @returns the faults in the order of `validate(iban).reasons`; empty for a right IBAN
 * @example explain('DE8937O400440532013000') // [{ code: 'character', position: 7, expected: 'n', found: 'O' }]
 */
export declare function explain(iban: unknown): IbanFault[];

/** Finds what is wrong with a German bank code. The `error` of `buildIban` is about the first fault. Never throws. */
export declare function explainBlz(blz: unknown): BlzFault[];

/** Finds what is wrong with a German account number. The `error` of `buildIban` is about the first fault. Never throws. */
export declare function explainKontonummer(kontonummer: unknown): KontonummerFault[];

/**
 * Tells what is known of an IBAN, as data without language: its state, its faults, the parts of its account, its bank, and
 * with parts of the calculator the notes on its account. `validate` says the same in German. Never throws.
 */
export declare function explainIban(iban: unknown): IbanAnswer;

/**
 * Tells what is known of the IBAN of a Bankleitzahl and an account number, as data without language. `buildIban` says the
 * same in German. Never throws.
 */
export declare function explainAccount(blz: unknown, kontonummer: unknown): AccountAnswer;

/**
 * Tells what is known of the bank of a Bankleitzahl or an IBAN, as data without language. `lookupBic` says the same in
 * German. Never throws.
 */
export declare function explainBank(blzOderIban: unknown): BankAnswer;

/** The functions that answer in sentences. */
export interface ThreeFunctions {
  validate(iban: unknown): Validation;
  buildIban(blz: unknown, kontonummer: unknown): BuiltIban | { error: string };
  lookupBic(blzOrIban: unknown): Bank | NotFound;
}

/** The functions that answer in sentences, and those that answer as data. */
export interface Calculator extends ThreeFunctions {
  explainIban(iban: unknown): IbanAnswer;
  explainAccount(blz: unknown, kontonummer: unknown): AccountAnswer;
  explainBank(blzOrIban: unknown): BankAnswer;
  /** The sentences about the `notes` or the `basis` of an answer, or about `[refusal]`. What is no list has none. */
  sentences(notes: readonly Note[]): string[];
}

/**
 * The functions with what the given parts know: `rules` from `iban-rechner/regeln`, `directory` from
 * `iban-rechner/banken`, `countries` from `iban-rechner/laender`. They answer in the given language: `en` from
 * `iban-rechner/en`. Without one, in German.
 *
 * @throws {TypeError} if something else is given for a part, such as a whole module
 * @example const { buildIban } = withParts({ rules, directory, language: en });
 */
export declare function withParts(parts: Parts & { language?: Words }): Calculator;

/**
 * The IBAN without separators and in capitals, as computers exchange it: `DE89370400440532013000`. It checks nothing.
 *
 * @returns `''` for what is not a string. Never throws
 */
export declare function compactIban(iban: unknown): string;

/** The same in groups of four, as it is printed: `DE89 3704 0044 0532 0130 00`. It checks nothing and never throws. */
export declare function formatIban(iban: unknown): string;

/**
 * An IBAN that its owner recognises and others can't read: `DE89 •••• … 3000`. Never throws.
 *
 * @returns the first and the last four characters; `••••` for a text of fewer than 15, `''` for what is not a string
 */
export declare function maskIban(iban: unknown): string;

/**
 * Splits an IBAN into its parts by name, in every country of SWIFT's registry. Never throws.
 *
 * Source: the positions of bank and branch in the registry (release 102).
 *
 * @example splitIban('DE89370400440532013000').bankCode // '37040044'
 */
export declare function splitIban(iban: unknown): SplitIban;

/**
 * Puts the IBAN of any country in SWIFT's registry together, with the check digits that the country has of its own, if they
 * are documented. Never throws.
 *
 * @returns an IBAN whose state is `computed`: whether the bank exists is not known here. `iban-rechner/alles` knows more,
 *   and makes German IBANs by the rule of the bank
 * @example composeIban({ country: 'FR', bankCode: '20041', branch: '01005', account: '0500013M026' })
 *   // { state: 'computed', iban: 'FR1420041010050500013M02606', notes: [], faults: [] }
 */
export declare function composeIban(parts: IbanParts): ComposedIban;

/**
 * Checks the form of a BIC: 8 or 11 letters and digits, with a country of ISO 3166 at the places 5 and 6. Never throws.
 *
 * Source: ISO 9362, in the form that ISO 20022 gives it (BICFIDec2014Identifier).
 *
 * @example validateBic('cobadeff') // { valid: true, bic: 'COBADEFFXXX', country: 'DE', known: null, faults: [] }
 */
export declare function validateBic(bic: unknown): BicAnswer;

/** Whether banks of a country take part in SEPA transfers. @param country two letters. Never throws */
export declare function isSepaCountry(country: unknown): boolean;

/** The countries of SWIFT's IBAN registry (release 102), in the order of their codes. */
export declare const ibanCountries: readonly IbanCountry[];
