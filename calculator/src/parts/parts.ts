import type { Bank } from '../api.d.ts';
import type { BankFacts } from '../rules/account.ts';

/** An account as it belongs into the IBAN, with what is to be said about it. */
interface Account {
  readonly blz: string;
  /** Ten digits. */
  readonly kontonummer: string;
  /** Only where the bank's rule names one; otherwise the BIC is that of `blz` in a directory. */
  readonly bic: string | null;
  /** What was changed and what is doubtful, as German sentences. */
  readonly notes: string[];
  /** Whether the bank's rule is known and the check digit of the account number fits. */
  readonly confirmed: boolean;
  /** Says by which rule of which date this was computed, as German sentences. */
  readonly basis: () => string;
}

/** What a younger source knows of a bank better than the tables of the rules. */
export type FresherFacts = Partial<BankFacts>;

/** What the part regeln.js teaches: the banks' IBAN rules and the check digits of account numbers. */
export interface Rules {
  /**
   * @param blz 8 digits
   * @param kontonummer ten digits, not only zeros
   * @returns or why there is no IBAN, as a German sentence
   */
  readonly accountFor: (
    blz: string,
    kontonummer: string,
    fresher: FresherFacts,
  ) => Account | { readonly error: string };
  /** @param iban a right German one, without separators */
  readonly checkAccount: (iban: string, fresher: FresherFacts) => Checked;
}

/** What an account's own check digits say, beyond those of its IBAN. */
export interface Checked {
  /** Doubts, as German sentences. */
  readonly notes: string[];
  /** That the account was checked and is right, as a German sentence. */
  readonly basis: string | undefined;
}

/** What the part laender.js teaches: the check digits that accounts of other countries have of their own. */
export interface Countries {
  /** @param iban a right one that is not German, without separators */
  readonly checkAccount: (iban: string) => Checked;
}

/** What the part banken.js teaches: every bank of the Bundesbank's directory. */
export interface Directory {
  /** @param blz 8 digits */
  readonly find: (blz: string) => Bank | null;
  readonly factsOf: (blz: string) => FresherFacts;
  /** That the directory does not have this Bankleitzahl, as a German sentence with its date. */
  readonly notFound: (blz: string) => string;
}

export interface Parts {
  rules?: Rules;
  directory?: Directory;
  countries?: Countries;
}
