import type { Bank, NotFound } from '../banks/bank.ts';
import type { Absent } from '../iban/faults.ts';
import type { AccountAnswer, BankAnswer, IbanAnswer, Note } from './answer.ts';
import type { Words } from './words.ts';

export type { Bank, NotFound } from '../banks/bank.ts';
export type { BankWithBlz, BicAnswer, BicFault } from '../iban/bic.ts';
export type { IbanCountry } from '../iban/countries.ts';
export type { BlzFault, IbanFault, KontonummerFault } from '../iban/faults.ts';
export type { CreditorIdFault, ReferenceFault } from '../iban/identifiers.ts';
export type { Bban, SplitIban } from '../iban/split-iban.ts';
export type { AccountAnswer, BankAnswer, IbanAnswer, KnownIban, Note, State } from './answer.ts';
export type { ComposedIban, IbanParts, PartFault } from './compose-iban.ts';
export type { Words };

/** The result of checking an IBAN whose country, length, characters and check digits are right. */
export interface ValidIban {
  /** Only the bank knows whether the account exists. */
  valid: true;
  /** The two-letter code of the country. */
  country: string;
  /** Without separators, in groups of four: `DE89 3704 0044 0532 0130 00`. */
  formatted: string;
  reasons: [];
  /** Only with rules and directory: why the IBAN is not confirmed, as sentences. */
  notes?: string[];
  /**
   * Only with rules and directory: whether nothing casts doubt on the IBAN. For a German one, the bank must exist, and
   * its rule must give this IBAN to one of its accounts; for others, the country's own check digits must fit, if it has
   * any.
   */
  confirmed?: boolean;
}

/** The result of checking a text that is not a valid IBAN. */
export interface InvalidIban {
  valid: false;
  /** The two-letter code of the country, or `null` if the registry does not have it. */
  country: string | null;
  /** The input without separators, in groups of four. */
  formatted: string;
  /** What is wrong, as sentences (German by default): at least one. */
  reasons: string[];
  notes?: undefined;
  confirmed?: undefined;
}

/** The result of checking an IBAN. */
export type Validation = ValidIban | InvalidIban;

/** An IBAN that was built. */
export interface BuiltIban {
  /** The IBAN without spaces: `DE89370400440532013000`. */
  iban: string;
  /** The IBAN in groups of four: `DE89 3704 0044 0532 0130 00`. */
  formatted: string;
  /** The bank, or `null` when it is not known here: without the directory, when it is not on the short list. */
  bank: Bank | null;
  /**
   * Only with rules and directory: what the bank's rule has changed, and why the IBAN is not confirmed, as sentences.
   */
  notes?: string[];
  /**
   * Only with rules and directory: whether the bank exists, its rule is known, and the check digit of the account
   * number fits or there is none.
   */
  confirmed?: boolean;
  error?: undefined;
}

/** Why there is no IBAN. */
export interface NotBuilt extends Absent<Exclude<keyof BuiltIban, 'error'>> {
  /** A sentence (German by default). */
  error: string;
}

/** The functions that answer in sentences. */
export interface ThreeFunctions {
  /** Checks an IBAN: see `validate` of `iban-rechner`. */
  validate(iban: string | null | undefined): Validation;
  /** Puts a German IBAN together: see `buildIban` of `iban-rechner`. */
  buildIban(blz: string | null | undefined, kontonummer: string | null | undefined): BuiltIban | NotBuilt;
  /** Finds a bank by its Bankleitzahl or an IBAN: without the directory, one on the short list. */
  lookupBic(blzOrIban: string | null | undefined): Bank | NotFound;
}

/** The functions that answer as data. */
interface ExplainFunctions {
  /** What is known of an IBAN, as data. */
  explainIban(iban: string | null | undefined): IbanAnswer;
  /** What is known of the IBAN of a Bankleitzahl and an account number, as data. */
  explainAccount(blz: string | null | undefined, kontonummer: string | null | undefined): AccountAnswer;
  /** What is known of the bank of a Bankleitzahl or a German IBAN, as data. */
  explainBank(blzOrIban: string | null | undefined): BankAnswer;
}

/** The functions that answer in sentences, and those that answer as data. */
export interface Calculator extends ThreeFunctions, ExplainFunctions {
  /** The sentences about the `notes` or the `basis` of an answer, or about `[refusal]`; `[]` for other values. */
  sentences(notes: readonly Note[]): string[];
}

/** What our own code asks as well, and pages and package don't offer. */
export interface FullCalculator extends Calculator {
  /** All banks of the directory, by Bankleitzahl: the reader needs their names. */
  allBanks(): ReadonlyMap<string, Readonly<Bank>>;
}
