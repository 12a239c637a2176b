import type { Bank } from '../banks/bank.ts';
import type { FormerFacts } from '../banks/former-banks.ts';
import type { Successor } from '../banks/former-words.ts';
import type { Absent, AtLeastOne, BlzFault, IbanFault, KontonummerFault } from '../iban/faults.ts';
import type { Bban } from '../iban/split-iban.ts';
import type { AccountDoubt, Change, IbanRule, RefusalCode } from '../rules/account.ts';

/** Something that is reported about an account, without words. */
export type Note =
  | Change
  | AccountDoubt
  /** By the rule of its bank, this account has no IBAN. */
  | { readonly code: 'no-iban'; readonly reason: RefusalCode }
  /** The bank never gives this IBAN: its rule changes the account, and then gives `iban`, if nothing is in doubt. */
  | { readonly code: 'given-otherwise'; readonly change: Change; readonly iban?: string }
  /** The directory is valid, and does not have this Bankleitzahl. */
  | { readonly code: 'blz-unknown'; readonly blz: string; readonly validFrom: string | null }
  /** The directory does not have this Bankleitzahl, but its last day has passed: `2026-06-07`. */
  | { readonly code: 'directory-ended'; readonly blz: string; readonly validUntil: string }
  /** No bank has this Bankleitzahl any more. `successor` is a bank of today, if the Bundesbank has named one. */
  | ({ readonly code: 'blz-former'; readonly successor: Successor | null } & FormerFacts)
  /** The IBAN has such a Bankleitzahl. Some banks still accept these. */
  | { readonly code: 'former-iban' }
  /** The person has put the Bankleitzahl of its successor, `to`, in the place of a former one. */
  | { readonly code: 'successor-taken'; readonly from: string; readonly to: string }
  /** The directory says „-alt-“: the Bankleitzahl is valid, but the bank probably uses another one today. */
  | { readonly code: 'blz-replaced'; readonly blz: string; readonly successor: Successor | null }
  /** The check digits that accounts have in this country are wrong. */
  | { readonly code: 'national-check-digit' }
  /** A Swiss or Liechtenstein QR-IBAN, which takes payments with a QR reference only. */
  | { readonly code: 'qr-iban' }
  /** The check digit of the account number fits. */
  | { readonly code: 'check-digit-fits' }
  /** The rule by which the IBAN was built, null if it is not known, and the day of the table of rules: `2025-09-08`. */
  | { readonly code: 'rule'; readonly rule: IbanRule | null; readonly date: string };

/**
 * How far an answer can be trusted.
 *
 * - `confirmed`: rules and directory are known, and the check digit fits or there is none.
 * - `computed`: there is an IBAN, but something is in doubt (`notes` say what), or nothing has looked at the account.
 * - `none`: there is no IBAN.
 */
export type State = 'confirmed' | 'computed' | 'none';

/** What is known of the account in an IBAN. */
export interface AccountFacts {
  readonly state: 'confirmed' | 'computed';
  /** Whether rules and directory were asked. If not, nothing is known of the account, and the state is `computed`. */
  readonly checked: boolean;
  /** What was changed, and what casts doubt on the IBAN. */
  readonly notes: readonly Note[];
  /** What the answer rests on: the rule of the bank, a right check digit. */
  readonly basis: readonly Note[];
}

/** The account in a German IBAN. */
export interface GermanAccount {
  /** The Bankleitzahl: 8 digits. */
  readonly bankCode: string;
  /** Ten digits. */
  readonly account: string;
}

/** A valid IBAN, with what is known of it. */
export interface KnownIban extends AccountFacts {
  /** Without spaces: `DE89370400440532013000`. */
  readonly iban: string;
  readonly country: string;
  /** The parts after the check digits, by name. */
  readonly bban: Bban;
  /** The bank of a German IBAN; null if it is not known. */
  readonly bank: Bank | null;
}

/** What is known of a text that was given as an IBAN. */
export type IbanAnswer =
  | ({
      readonly state: 'none';
      /** The text without separators. */
      readonly iban: string;
      /** The two-letter code of a registered country, or null. */
      readonly country: string | null;
      /** What is wrong, in the order in which it is reported. */
      readonly faults: AtLeastOne<IbanFault>;
    } & Absent<'bban' | 'bank' | keyof AccountFacts>)
  | (KnownIban & { readonly faults: readonly [] });

/** What is known of the IBAN of a Bankleitzahl and an account number. */
export type AccountAnswer =
  | ({
      readonly state: 'none';
      /** What is wrong with the two numbers: at least one fault. */
      readonly faults: AccountFaults;
      readonly refusal?: undefined;
    } & Absent<keyof KnownIban>)
  | ({
      readonly state: 'none';
      readonly faults: NoFaults;
      /** Nothing is wrong with the two numbers: why there is no IBAN nevertheless. */
      readonly refusal: Note;
    } & Absent<keyof KnownIban>)
  | (KnownIban & { readonly faults: NoFaults; readonly refusal?: undefined });

type AccountFaults =
  | { readonly blz: AtLeastOne<BlzFault>; readonly kontonummer: readonly KontonummerFault[] }
  | { readonly blz: readonly []; readonly kontonummer: AtLeastOne<KontonummerFault> };

interface NoFaults {
  readonly blz: readonly [];
  readonly kontonummer: readonly [];
}

/** What is known of the bank of a Bankleitzahl or an IBAN. */
export interface BankAnswer {
  /** Null if it is not known. */
  readonly bank: Bank | null;
  /** A text that begins with a digit is read as a Bankleitzahl, one like an IBAN as an IBAN, any other as both. */
  readonly faults: { readonly blz: readonly BlzFault[]; readonly iban: readonly IbanFault[] };
  /** At most one note: the directory does not have this Bankleitzahl, or the bank uses another one today. */
  readonly notes: readonly Note[];
}
