import type { Bank } from '../banks/bank.ts';
import type { BlzFault, IbanFault, KontonummerFault } from '../iban/faults.ts';
import type { Account, Reading } from '../reader/reading.ts';
import type { KnownIban, Note } from './answer.ts';

/**
 * What a field asks for by its label. `bank` is for a Bankleitzahl, an IBAN, or the name or BIC of a bank; `text` is
 * for whatever names an account, such as a line of a list.
 */
export type Meaning = 'iban' | 'blz' | 'kontonummer' | 'bank' | 'text';

/** A text and what its field asks for. */
export interface Typed {
  readonly meaning: Meaning;
  readonly text: string;
  /**
   * Whether the text was pasted, dropped or inserted as a whole. It then keeps its line breaks, and is read without the
   * other fields unless it is only a number.
   */
  readonly isInserted?: boolean;
  /**
   * A Bankleitzahl that is gone. The person has replaced it by that of the successor, which is `text` now. The account
   * may have another number at the successor, so the IBAN is never confirmed.
   */
  readonly former?: string | undefined;
}

/** A reading from which no account can be taken. */
export type UnreadReading = Extract<Reading, { code: 'unclear' | 'contradiction' | 'refused' | 'nothing' }>;

/** What the texts mean. The numbers have digits only, and are not checked yet. */
export type Understood =
  /** All texts are empty. */
  | { readonly code: 'empty' }
  /** The IBAN is in capitals and without separators. It may have a typing error. */
  | { readonly code: 'iban'; readonly iban: string }
  | ({ readonly code: 'account' } & Account)
  | { readonly code: 'blz'; readonly blz: string }
  | { readonly code: 'kontonummer'; readonly kontonummer: string }
  /** Only words, which may name a bank. */
  | { readonly code: 'name' }
  /** An account number, and after a slash a short tail that may be its sub-account: `1234567/00`. */
  | { readonly code: 'tail'; readonly blz: string; readonly head: string; readonly tail: string }
  /** The digits are not a complete number: some are masked, or a minus sign is beside them. */
  | { readonly code: 'not-whole'; readonly place: number; readonly found: string }
  | { readonly code: 'unread'; readonly reading: UnreadReading };

/**
 * What was done with the texts, to be shown to the visitor. With `…-taken`, these numbers were found in the texts and
 * put into their fields.
 */
export type Correction =
  | 'account-taken'
  | 'blz-taken'
  | 'kontonummer-taken'
  | 'iban-taken'
  /** The two numbers were in each other's field. */
  | 'put-right';

/** A possible answer to a question: a button that says what is meant, or does the next step. */
export type Choice =
  /** The form is for Bankleitzahl and account number, but the text is an IBAN: check it instead. */
  | { readonly code: 'check'; readonly iban: string }
  /** The field is for an IBAN, but the text is an account: calculate its IBAN. */
  | ({ readonly code: 'build' } & Account)
  /** The text may mean several accounts: take this IBAN. */
  | { readonly code: 'iban'; readonly iban: string }
  /** The text may mean several accounts: take this one. */
  | ({ readonly code: 'account' } & Account)
  /** The number may be a Bankleitzahl in the wrong field: take it as that. */
  | { readonly code: 'blz'; readonly blz: string }
  /** The number may be an account number, with its tail after a slash or without: take this one. */
  | { readonly code: 'kontonummer'; readonly kontonummer: string }
  /** Take the Bankleitzahl of the successor, `blz`, in place of the one that is gone, `former`: see Typed. */
  | { readonly code: 'successor'; readonly blz: string; readonly former: string }
  /** Search for banks with this name, or in this town: one of them may have the account today. */
  | { readonly code: 'search'; readonly text: string; readonly of: 'name' | 'city' };

/** What is wrong with the text of one field. */
export type FieldFault = { readonly code: 'fault'; readonly place: number } & (
  | {
      readonly of: 'iban';
      readonly fault: IbanFault;
      /** The text without separators. */
      readonly iban: string;
    }
  | { readonly of: 'blz'; readonly fault: BlzFault }
  | { readonly of: 'kontonummer'; readonly fault: KontonummerFault }
);

/** Why there is no IBAN, as one question or sentence. `place` is the index of the field that it is about, or -1. */
export type Question = (
  | FieldFault
  /** One of the two numbers is missing. */
  | { readonly code: 'missing'; readonly of: 'blz' | 'kontonummer'; readonly place: number }
  /** Nothing is wrong with the numbers, but the account has no IBAN, or no bank has the Bankleitzahl. */
  | { readonly code: 'refusal'; readonly note: Note; readonly place: number }
  | { readonly code: 'not-whole'; readonly found: string; readonly place: number }
  | { readonly code: 'unread'; readonly reading: UnreadReading; readonly place: number }
  /** Does the tail belong to the account number? */
  | { readonly code: 'tail'; readonly head: string; readonly tail: string; readonly place: number }
  /** An IBAN is in a form for Bankleitzahl and account number. */
  | { readonly code: 'is-iban' | 'looks-like-iban'; readonly iban: string; readonly place: number }
  /** An account is in a field for an IBAN. */
  | ({ readonly code: 'is-account'; readonly known: KnownIban | null; readonly place: number } & Account)
  /** A Bankleitzahl is in the field for the account number, and no other is known. */
  | { readonly code: 'is-blz'; readonly blz: string; readonly bank: Bank | null; readonly place: number }
  /** One of the two numbers is in a field for an IBAN. */
  | { readonly code: 'only-number'; readonly of: 'blz' | 'kontonummer'; readonly place: number }
  /** A number without a label is beside words, which may name its bank: is it the account number? */
  | { readonly code: 'which-number'; readonly kontonummer: string; readonly place: number }
) & { readonly choices: readonly Choice[] };

/** The result for the texts of some fields, as data without words: an IBAN, a bank, a question, or none of them. */
export interface Judgement {
  readonly understood: Understood;
  /** Words that may name a bank, beside a number or alone; `''` for none. */
  readonly name: string;
  /** The new text of each field; undefined if a field stays as it is. */
  readonly texts: ReadonlyArray<string | undefined>;
  /** What was done with the texts, if one of them has changed. */
  readonly correction: Correction | null;
  /**
   * The sentence in which the account is, as plain text, to be shown beside the result: it may say that the account is
   * no longer in use. null if no account was read, or if the text has no words but labels.
   */
  readonly readFrom: string | null;
  /** The IBAN that was checked or calculated, with what is known of it. */
  readonly iban: KnownIban | null;
  /** The bank of a Bankleitzahl without an account number. */
  readonly bank: Bank | null;
  /** null if there is nothing to ask. A bank without its account number has a question, too: `missing`. */
  readonly question: Question | null;
}
