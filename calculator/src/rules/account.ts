import type { CheckResult } from '../iban/faults.ts';

export type { CheckResult } from '../iban/faults.ts';
/** As in field 14 of the Bundesbank's extended bank file: `002002` is rule 20, version 2. */
export type IbanRule = { readonly number: number; readonly version: number };

/** The IBAN rule of a bank, and what it puts into the IBANs of all accounts. */
export type BankRule = {
  readonly rule: IbanRule;
  /** The Bankleitzahl in all IBANs of the bank, if its rule names one; otherwise the bank's own. */
  readonly blz: string;
  /** The account number in all IBANs of the bank, ten digits; null if each account has its own. */
  readonly kontonummer: string | null;
};

/** What must be known of a bank to build the IBAN of one of its accounts. */
export type BankFacts = {
  /** null if it is not known: the bank is newer than the table of rules. */
  readonly rule: IbanRule | null;
  /** The check-digit method of its account numbers, two characters; null if it is not known. */
  readonly method: string | null;
  /** The Bankleitzahl that will take the place of its own, which is going to be deleted; otherwise null. */
  readonly successor: string | null;
};

/** What a rule has changed. Account numbers are without leading zeros. */
export type Change =
  /** The sub-account, which people leave out, was appended. */
  | { readonly code: 'sub-account'; readonly appended: string }
  /** The account number was filled up with zeros on the right. */
  | { readonly code: 'zeros-appended'; readonly appended: string }
  /** A digit of the account number was dropped; `place` counts from 1 in ten digits. */
  | { readonly code: 'digit-removed'; readonly place: number }
  /** The number is easy to remember, such as 111, and means another account. */
  | { readonly code: 'special-account'; readonly from: string; readonly to: string }
  /** The bank has a single account, which all its IBANs name. */
  | { readonly code: 'one-account'; readonly to: string }
  /** The bank keeps the account under another of its Bankleitzahlen. */
  | { readonly code: 'blz'; readonly from: string; readonly to: string }
  /** The Bankleitzahl is going to be deleted, and has a successor. */
  | { readonly code: 'successor'; readonly from: string; readonly to: string };

/** Why no IBAN is built. */
export type RefusalCode =
  /** Not a Bankleitzahl of 8 digits and an account number of 1 to 10 digits. */
  | 'malformed'
  /** No IBAN may be built for any account of this bank. */
  | 'bank'
  /** No IBAN may be built for this account. */
  | 'account'
  /** The rule asks for the account's check digit, and it is wrong. */
  | 'check-digit'
  /** The sources on the rule say nothing about this account, or contradict each other. */
  | 'unclear';

/** `rule` is the one that refuses the account; null if the input is malformed. */
export type Refusal = {
  readonly code: RefusalCode;
  readonly rule: IbanRule | null;
  readonly blz?: undefined;
  readonly kontonummer?: undefined;
  readonly confirmed?: undefined;
};

/** Why an IBAN is not confirmed, although it can be built. */
export type AccountDoubt =
  /** The rule of the bank, or of its successor, is not known: the account was left as it is. */
  | { readonly code: 'rule-unknown' }
  /** The check-digit method of the bank, or of its successor, is not known. */
  | { readonly code: 'method-unknown' }
  /** The sources on the rule do not say what it does with this account. */
  | { readonly code: 'unclear' }
  /** The check digit of the account number is wrong. */
  | { readonly code: 'check-digit' }
  /** The check digit is right only if the sub-account was left out, and the bank's rule does not say that it may be. */
  | { readonly code: 'sub-account-missing' }
  /** The check digit is right at the bank that is going to be deleted, and wrong at `blz`, its successor. */
  | { readonly code: 'successor-check-digit'; readonly blz: string };

/** Bankleitzahl and account number as the IBAN has them, by the rule of the bank. */
export type RuledAccount = {
  readonly blz: string;
  /** Ten digits. */
  readonly kontonummer: string;
  readonly code?: undefined;
  /** Only if the rule names one; otherwise the BIC is that of `blz` in the bank directory. */
  readonly bic: string | null;
  /** The rule that was applied; null if the bank's rule is not known and none was applied. */
  readonly rule: IbanRule | null;
  /** In the order in which they were made. */
  readonly changes: readonly Change[];
  /** The check digit of the account number that was asked for, by the bank's rule, or else by its method. */
  readonly checkDigit: CheckResult;
  /** The check-digit method of the bank that was asked for; null if it is not known. */
  readonly method: string | null;
  /** Why the account is not confirmed. */
  readonly doubts: readonly AccountDoubt[];
  /** Whether there is no doubt. Whether the bank exists is not known here: ask a bank directory first. */
  readonly confirmed: boolean;
};
