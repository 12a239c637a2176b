import type { AccountDoubt, Change, IbanRule, RefusalCode } from './rules/account.ts';

/** Something that a part tells about an account, without language. */
export type Note =
  | Change
  | AccountDoubt
  /** By the rule of its bank, this account has no IBAN. */
  | { readonly code: 'no-iban'; readonly reason: RefusalCode }
  /** The bank never gives this IBAN: its rule makes something else of the account, which is `iban` if nothing is in doubt. */
  | { readonly code: 'given-otherwise'; readonly change: Change; readonly iban?: string }
  /** The part banken.js is missing: whether the bank exists is not known. */
  | { readonly code: 'directory-missing' }
  /** The directory is valid, and does not have this Bankleitzahl. */
  | { readonly code: 'blz-unknown'; readonly blz: string; readonly validFrom: string | null }
  /** The directory does not have this Bankleitzahl, but its last day has passed: `2026-06-07`. */
  | { readonly code: 'directory-ended'; readonly blz: string; readonly validUntil: string }
  /** The check digits that accounts have in this country are wrong. */
  | { readonly code: 'national-check-digit' }
  /** The check digit of the account number fits. */
  | { readonly code: 'check-digit-fits' }
  /** The rule by which the IBAN was built, null if it is not known, and the day of the table that has it: `2025-09-08`. */
  | { readonly code: 'rule'; readonly rule: IbanRule | null; readonly date: string };
