import type { Bank } from '../banks/bank.ts';
import type { Edition } from '../banks/pack.ts';
import type { AccountFacts, GermanAccount, Note } from './answer.ts';
import type { Judgement, Typed } from './judgement.ts';
import type { NoteWords, Words as WholeWords } from './words.ts';

/** The account as it is in an IBAN, with what is known of it. */
interface GivenAccount extends AccountFacts {
  readonly bban: GermanAccount;
  /** undefined if no directory is known. */
  readonly bank: Bank | null | undefined;
}

/** What a part knows of German accounts. */
interface Accounts {
  /** Returns the account of the IBAN, as the bank's rule may have changed it, or why there is none. */
  readonly accountFor: (
    typed: GermanAccount,
    directory?: Directory,
  ) => GivenAccount | { readonly state: 'none'; readonly refusal: Note };
  /** Checks the account in a valid German IBAN. @param blz 8 digits @param account ten digits */
  readonly checkAccount: (blz: string, account: string, directory?: Directory) => AccountFacts;
  /** The German sentences about the notes of this part. */
  readonly words: Partial<NoteWords>;
}

/** What the part regeln.js knows: the banks' IBAN rules and the check digits of account numbers. */
export interface Rules extends Accounts {
  /** The bank of an IBAN, with the BIC that its rule names, if it names one; null if it is missing. @param blz 8 digits */
  readonly bankOf: (blz: string, directory: Directory) => Bank | null;
}

/** What the part banken.js knows: every bank of the Bundesbank's directory. */
export interface Directory extends Accounts {
  /** Returns the edition that is valid now. Call it once per answer: the next edition may begin in between. */
  readonly edition: () => Edition;
  /** Finds a bank in an edition, by default the one that is valid now; null if it is missing. @param blz 8 digits */
  readonly find: (blz: string, edition?: Edition) => Bank | null;
  /** The note that an edition, by default the one that is valid now, lacks a Bankleitzahl. @param blz 8 digits */
  readonly missing: (blz: string, edition?: Edition) => Note | null;
  /**
   * Judges the texts of several fields. It never shortens a number or joins two, and asks if several are possible.
   *
   * @param typed each with its line breaks, since they separate numbers
   * @param parts with this directory. With the rules, it also decides by check digits
   */
  readonly judge: (typed: readonly Typed[], parts: Parts) => Judgement;
}

/** What the part laender.js knows: the check digits inside the account numbers of other countries. */
export interface Countries {
  /** @param iban a valid IBAN that is not German, without separators */
  readonly checkAccount: (iban: string) => AccountFacts;
  /** The German sentences about its notes. */
  readonly words: Partial<NoteWords>;
}

/** The parts that extend embed.js, as far as they are loaded, and its short list. */
export interface Parts {
  rules?: Rules | undefined;
  directory?: Directory | undefined;
  countries?: Countries | undefined;
  /** Finds a bank on the short list, for use without a directory. @param blz 8 digits */
  findBank?: ((blz: string) => Bank | null) | undefined;
}

export type { NoteWords };

/** The sentences of a language about answers; in German, only those of the loaded parts. */
export type Words = Omit<WholeWords, 'notes'> & { readonly notes: Partial<NoteWords> };
