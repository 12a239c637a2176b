/** `unchecked`: the method is not known, or this account number has no check digit by it. */
export type CheckResult = 'valid' | 'invalid' | 'unchecked';

/** As field 14 of the Bundesbank's extended file has it: `002002` is rule 20, version 2. */
export type IbanRule = { readonly number: number; readonly version: number };

/** What must be known of a bank to make an IBAN of one of its accounts. */
export type BankFacts = {
  /** null: nobody knows, since the bank is younger than the table of rules. */
  readonly rule: IbanRule | null;
  /** Check-digit method of its account numbers, two characters; null where it is not known. */
  readonly method: string | null;
  /** The Bankleitzahl that takes the place of its own, which is going to be deleted. */
  readonly successor: string | null;
};

/** What a rule has changed. Account numbers stand without leading zeros. */
export type Change =
  /** A sub-account that people leave out. */
  | { readonly code: 'sub-account'; readonly appended: string }
  /** The account number is filled up with zeros on the right. */
  | { readonly code: 'zeros-appended'; readonly appended: string }
  /** The digit at a place from 1 to 10 of the account number is dropped. */
  | { readonly code: 'digit-removed'; readonly place: number }
  /** A number that is easy to remember stands for another account. */
  | { readonly code: 'special-account'; readonly from: string; readonly to: string }
  /** The bank has one account for all. */
  | { readonly code: 'one-account'; readonly to: string }
  /** The bank keeps the account under another of its Bankleitzahlen. */
  | { readonly code: 'blz'; readonly from: string; readonly to: string }
  /** The Bankleitzahl is going to be deleted, and has a successor. */
  | { readonly code: 'successor'; readonly from: string; readonly to: string };

export type RefusalCode =
  /** Not a Bankleitzahl of 8 digits and an account number of 1 to 10 digits. */
  | 'malformed'
  /** No IBAN may be built for any account of this bank. */
  | 'bank'
  /** No IBAN may be built for this account. */
  | 'account'
  /** The rule asks for the account's check digit, and it is wrong. */
  | 'check-digit'
  /** What is known of the rule does not tell, or contradicts itself. */
  | 'unclear';

/** Why there is no IBAN. */
export type Refusal = { readonly code: RefusalCode; readonly rule: IbanRule | null };

/** Bankleitzahl and account number as they belong into the IBAN. */
export type RuledAccount = {
  readonly blz: string;
  /** Ten digits. */
  readonly kontonummer: string;
  /** Only where the rule names one; otherwise the BIC is that of `blz` in the bank directory. */
  readonly bic: string | null;
  /** By which rule; null where the bank's rule is not known, and the standard was used. */
  readonly rule: IbanRule | null;
  /** In the order in which they were made. */
  readonly changes: readonly Change[];
  /** Of the account number that was asked for, by the method of the bank that was asked for. */
  readonly checkDigit: CheckResult;
  readonly method: string | null;
  /** False where the rule is not known, or the check digit is wrong. */
  readonly confirmed: boolean;
};
