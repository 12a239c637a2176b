import type { Bank, Edition } from '../banks/pack.ts';
import type { AccountFacts, GermanAccount, Note } from './answer.ts';
import type { Judgement, Typed } from './judgement.ts';
import type { NoteWords } from './words.ts';

/** The account in an IBAN, with what is known of it. */
interface GivenAccount extends AccountFacts {
  readonly bban: GermanAccount;
  /** undefined if no directory is known. */
  readonly bank: Bank | null | undefined;
}

/** Why there is no IBAN. */
interface RefusedAccount {
  readonly state: 'none';
  readonly refusal: Note;
}

/** What a part knows of German accounts. */
interface Accounts {
  /**
   * The account that the IBAN of a Bankleitzahl and an account number has, or why there is none.
   *
   * @param typed its account has ten digits, not only zeros
   */
  readonly accountFor: (typed: GermanAccount, directory?: Directory) => GivenAccount | RefusedAccount;
  /** Checks the account in a right German IBAN. @param blz 8 digits @param account ten digits */
  readonly checkAccount: (blz: string, account: string, directory?: Directory) => AccountFacts;
  /** The German sentences about its notes. */
  readonly words: Partial<NoteWords>;
}

/** What the part regeln.js knows: the banks' IBAN rules and the check digits of account numbers. */
export interface Rules extends Accounts {}

/** What the part banken.js knows: every bank of the Bundesbank's directory. */
export interface Directory extends Accounts {
  /** The edition that is valid now. An answer asks for it once: the next one may begin in between. */
  readonly edition: () => Edition;
  /** Finds a bank in an edition, or in the one that is valid now; null if it does not have it. @param blz 8 digits */
  readonly find: (blz: string, edition?: Edition) => Bank | null;
  /** The note on a Bankleitzahl that an edition, or the one that is valid now, does not have. @param blz 8 digits */
  readonly missing: (blz: string, edition?: Edition) => Note | null;
  /**
   * Judges the texts of some fields. It shortens no number and joins no two: what may mean several accounts is asked.
   *
   * @param typed each with its line breaks, since they part numbers
   * @param parts with this directory. With the rules, check digits decide, too
   */
  readonly judge: (typed: readonly Typed[], parts: Parts) => Judgement;
}

/** What the part laender.js knows: the check digits that accounts of other countries have of their own. */
export interface Countries {
  /** @param iban a right IBAN that is not German, without separators */
  readonly checkAccount: (iban: string) => AccountFacts;
  /** The German sentences about its notes. */
  readonly words: Partial<NoteWords>;
}

/** What the calculator knows besides embed.js. */
export interface Parts {
  rules?: Rules | undefined;
  directory?: Directory | undefined;
  countries?: Countries | undefined;
  /** Finds a bank where no directory is known: on the short list. @param blz 8 digits */
  findBank?: ((blz: string) => Bank | null) | undefined;
}
