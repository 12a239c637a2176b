import type { Bank } from './bank.d.ts';
import type { Absent, BlzFault, IbanFault, KontonummerFault } from './faults.d.ts';
import type { Note } from './notes.d.ts';
import type { Bban } from './split.d.ts';

export type * from './notes.d.ts';

/**
 * How far an answer can be trusted.
 *
 * - `confirmed`: rules and directory are known, and the check digit fits or the bank has none.
 * - `computed`: there is an IBAN, but something is missing or in doubt. `notes` say what, if a part was loaded.
 * - `none`: there is no IBAN.
 */
export type State = 'confirmed' | 'computed' | 'none';

/** What is known of the account in an IBAN. */
export interface AccountFacts {
  readonly state: 'confirmed' | 'computed';
  /** Whether a part has looked at the account. If none has, nothing is known of it, and the state is `computed`. */
  readonly checked: boolean;
  /** What was changed, and what speaks against the IBAN. */
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

/** A right IBAN, with what is known of it. */
export interface KnownIban extends AccountFacts {
  /** Without spaces: `DE89370400440532013000`. */
  readonly iban: string;
  readonly country: string;
  /** The parts behind the check digits, by name. */
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
      /** What is wrong, in the order in which it is told. */
      readonly faults: readonly IbanFault[];
    } & Absent<'bban' | 'bank' | keyof AccountFacts>)
  | (KnownIban & { readonly faults: readonly [] });

/** What is known of the IBAN of a Bankleitzahl and an account number. */
export type AccountAnswer =
  | ({
      readonly state: 'none';
      /** What is wrong with the two numbers. */
      readonly faults: AccountFaults;
      /** If nothing is wrong with them: why there is no IBAN all the same. */
      readonly refusal?: Note;
    } & Absent<keyof KnownIban>)
  | (KnownIban & { readonly faults: AccountFaults; readonly refusal?: undefined });

export interface AccountFaults {
  readonly blz: readonly BlzFault[];
  readonly kontonummer: readonly KontonummerFault[];
}

/** What is known of the bank of a Bankleitzahl or an IBAN. */
export interface BankAnswer {
  /** Null if it is not known. */
  readonly bank: Bank | null;
  /** A text that begins with a digit is read as a Bankleitzahl, one like an IBAN as an IBAN, any other as both. */
  readonly faults: { readonly blz: readonly BlzFault[]; readonly iban: readonly IbanFault[] };
  /** That the directory does not have this Bankleitzahl. */
  readonly notes: readonly Note[];
}
