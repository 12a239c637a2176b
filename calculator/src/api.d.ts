import type { AccountAnswer, BankAnswer, IbanAnswer, Note } from './answers.d.ts';
import type { Bank, NotFound } from './bank.d.ts';
import type { BlzFault, IbanFault, KontonummerFault } from './faults.d.ts';
import type { Parts } from './parts/parts.ts';
import type { Words } from './words/words.ts';

export type * from './answers.d.ts';
export type * from './bank.d.ts';
export type * from './faults.d.ts';
export type { Words };

/** The result of checking an IBAN. */
export interface Validation {
  /** Whether country, length, characters and check digits are right. Only the bank knows whether the account exists. */
  valid: boolean;
  /** The two-letter code of the country, or `null` where the registry does not have it. */
  country: string | null;
  /** The input without separators, in groups of four: `DE89 3704 0044 0532 0130 00`. Also where it is not valid. */
  formatted: string;
  /** What is wrong, as German sentences. Empty where nothing is. */
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
 * Looks a bank up in the short list that comes with this package. Never throws.
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
  /** The sentences about the `notes`, the `basis` or the `refusal` of an answer. */
  sentences(notes: readonly Note[]): string[];
}

/**
 * The functions with what the given parts know: `rules` from `iban-rechner/regeln`, `directory` from
 * `iban-rechner/banken`, `countries` from `iban-rechner/laender`. They answer in the given language: `en` from
 * `iban-rechner/en`. Without one, in German.
 *
 * @example const { buildIban } = withParts({ rules, directory, language: en });
 */
export declare function withParts(parts: Parts & { language?: Words }): Calculator;
