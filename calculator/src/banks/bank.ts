import type { BankWithBlz } from '../iban/bic.ts';
import type { BankFacts } from '../rules/account.ts';

/** A bank of the short list; with the directory, any German bank. */
export interface Bank {
  /** The name that customers know. */
  name: string;
  city: string;
  /** Eleven characters. `null` for the few banks without a BIC, which only the directory knows. */
  bic: string | null;
  notFound?: undefined;
  notes?: undefined;
}

/** The bank is not known here. Without the directory, it may exist all the same: only the short list was searched. */
export interface NotFound {
  notFound: true;
  name?: undefined;
  city?: undefined;
  bic?: undefined;
  /** With the directory only: a sentence that the directory does not have this Bankleitzahl, or that it is gone. */
  notes?: string[];
}

/** When a directory is valid. Days as `2026-03-09`; null if they are not known. */
export interface Validity {
  readonly validFrom: string | null;
  readonly validUntil: string | null;
}

/** A bank as the bank file has it: without its IBAN rule. */
export type ListedBank = Omit<DirectoryBank, 'rule'>;

/** An edition of the bank file as a list. */
export interface ListedEdition extends Validity {
  readonly banks: readonly ListedBank[];
}

/** A bank of the Bundesbank's directory, with its IBAN rule. */
export interface DirectoryBank extends BankWithBlz, BankFacts {}
