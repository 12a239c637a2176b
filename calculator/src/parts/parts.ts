import type { Bank } from '../api.d.ts';
import type { BankFacts } from '../rules/account.ts';

/** The account that the bank's rule puts into the IBAN, with sentences about it. */
interface Account {
  readonly blz: string;
  /** Ten digits. */
  readonly kontonummer: string;
  /** The BIC that the bank's rule names. null where it names none: then the BIC is that of `blz` in the directory. */
  readonly bic: string | null;
  /** What was changed and what is doubtful, as German sentences. */
  readonly notes: string[];
  /** Whether the bank's rule is known and the check digit of the account number fits. */
  readonly confirmed: boolean;
  /** Returns German sentences about the rule that was applied and its date. */
  readonly basis: () => string;
}

/** What the directory knows about a bank. It is newer than the tables of the rules. */
export type FresherFacts = Partial<BankFacts>;

/** What the part regeln.js teaches: the banks' IBAN rules and the check digits of account numbers. */
export interface Rules {
  /**
   * @param blz 8 digits
   * @param kontonummer ten digits, not only zeros
   * @returns the account, or as `error` a German sentence that says why there is no IBAN
   */
  readonly accountFor: (
    blz: string,
    kontonummer: string,
    fresher: FresherFacts,
  ) => Account | { readonly error: string };
  /** @param iban a right German IBAN, without separators */
  readonly checkAccount: (iban: string, fresher: FresherFacts) => AccountCheck;
}

/** The result of checking an account number's own check digits, which are not those of the IBAN. */
export interface AccountCheck {
  /** Doubts, as German sentences. */
  readonly notes: string[];
  /** Where the account number was checked and is right: a German sentence that says so. */
  readonly basis: string | undefined;
}

/** What the part laender.js teaches: the check digits that accounts of other countries have of their own. */
export interface Countries {
  /** @param iban a right IBAN that is not German, without separators */
  readonly checkAccount: (iban: string) => AccountCheck;
}

/** What the part banken.js teaches: every bank of the Bundesbank's directory. */
export interface Directory {
  /** @param blz 8 digits */
  readonly find: (blz: string) => Bank | null;
  /** Returns an empty object where the directory does not have the bank. */
  readonly factsOf: (blz: string) => FresherFacts;
  /** Returns a German sentence: the directory, with its date, does not have this Bankleitzahl. */
  readonly notFound: (blz: string) => string;
}

export interface Parts {
  rules?: Rules;
  directory?: Directory;
  countries?: Countries;
}
