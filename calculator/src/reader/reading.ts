import { BLZ_LENGTH } from '../iban/faults.ts';
import type { BankNames } from './bank-names.ts';

/** Bankleitzahl and account number as written in a text: digits only, leading zeros kept, nothing checked. */
export interface Account {
  readonly blz: string;
  readonly kontonummer: string;
}

/** What a text may mean: an IBAN without separators, or Bankleitzahl and account number. */
export type Candidate = { readonly iban: string } | Account;

/** Why a number can't be part of an account. */
export type ReadingFault =
  /** It is a date: 9.03.1956. */
  | 'date'
  /** It is an amount of money, or has decimal places that are not zero: 1234567.5. */
  | 'decimal'
  /** A spreadsheet has written it in scientific notation, and digits are lost: 5,32013E+08. */
  | 'shortened'
  /** It has letters in it or glued to it: 532O13000, A-571162. */
  | 'letters'
  /** Words are beside it in the field for an account number: 60327 Frankfurt, gelöscht 5711625. */
  | 'words'
  /** Some of its digits are hidden: ******3000, …3000, 57••25. */
  | 'masked'
  /** A minus sign is glued to it: -5711625. */
  | 'sign'
  /** Invisible characters reverse the direction of writing, so people see other digits than a program reads. */
  | 'direction'
  /** The text is too long, or has too many numbers. */
  | 'length';

/** What readAccount() has understood. */
export type Reading =
  /**
   * In capitals and without separators. The IBAN may have a typing error: its check digits are not checked.
   *
   * @property readFrom the sentence in which the IBAN is; missing if all words of the text are labels
   */
  | { readonly code: 'iban'; readonly iban: string; readonly readFrom?: string }
  /** @property readFrom the sentence in which the account is; missing if all words of the text are labels */
  | ({ readonly code: 'account'; readonly readFrom?: string } & Account)
  /**
   * Several accounts are possible, a number fits into none of them, or the account may be out of use.
   *
   * @property isOfOtherBic the only doubt is that the text has the BIC of another bank: the first candidate is then the
   *   account that the text states
   */
  | { readonly code: 'unclear'; readonly candidates: readonly Candidate[]; readonly isOfOtherBic?: true }
  /** An IBAN and beside it a Bankleitzahl or account number of another account. */
  | ({ readonly code: 'contradiction'; readonly iban: string } & Partial<Account>)
  /** @property found the number, or the beginning of the text, as written */
  | { readonly code: 'refused'; readonly fault: ReadingFault; readonly found: string }
  /** One of the two numbers is missing. */
  | { readonly code: 'incomplete'; readonly blz: string }
  | { readonly code: 'incomplete'; readonly kontonummer: string }
  /** No number in the text belongs to an account. */
  | { readonly code: 'nothing' };

/** What the reader must know about banks. */
export interface KnownBanks {
  /** Whether a bank has this Bankleitzahl. @param blz any digits */
  isBlz(blz: string): boolean;
  /** The IBAN by the bank's rule; null if the bank is not known, or the rule gives none. */
  ibanOf(blz: string, kontonummer: string): string | null;
  /** The names and BICs of all banks. */
  readonly names: BankNames;
}

const MAX_CANDIDATES = 6;

const MAX_FOUND_LENGTH = 60;

/** The reading of a text whose number can't be used. Of a long text, only the beginning is kept. */
export function refused(fault: ReadingFault, text: string): Extract<Reading, { code: 'refused' }> {
  const found = text.trim();
  const isLong = found.length > MAX_FOUND_LENGTH;
  return { code: 'refused', fault, found: isLong ? `${found.slice(0, MAX_FOUND_LENGTH)}…` : found };
}

const keyOf = (one: Candidate) => ('iban' in one ? one.iban : `${one.blz} ${one.kontonummer}`);

/**
 * A reading that makes the visitor choose. Of the candidates that may be accounts, the first six are kept, each once.
 */
export const unclear = (candidates: readonly Candidate[]): Extract<Reading, { code: 'unclear' }> => ({
  code: 'unclear',
  candidates: candidates
    .filter((one, place) => {
      const isSame = (other: Candidate) => keyOf(other) === keyOf(one);
      return ('iban' in one || one.blz.length === BLZ_LENGTH) && candidates.findIndex(isSame) === place;
    })
    .slice(0, MAX_CANDIDATES),
});

/** A question has room for no more Bankleitzahlen. */
const MAX_BANKS = 6;

/**
 * Pairs each Bankleitzahl with each account number. If they take turns, it pairs neighbours only: „Konto 532013000
 * (BLZ 37040044), Konto 4279725 (BLZ 10070024)“. Three or more Bankleitzahlen, and then as many account numbers, are in
 * columns: the first belongs to the first.
 *
 * @param inOrder the digits of all numbers that may belong to an account, each once, in the order of the text
 */
export function pairs(
  blzs: readonly string[],
  allKontonummern: readonly string[],
  inOrder: readonly string[],
): readonly Account[] {
  // A Bankleitzahl is taken for an account number only if the text has no other account number.
  const others = allKontonummern.filter((digits) => !blzs.includes(digits));
  const kontonummern = others.length > 0 ? others : allKontonummern;
  const order = inOrder
    .map((digits) => (blzs.includes(digits) ? 'b' : kontonummern.includes(digits) ? 'k' : 'x'))
    .join('');
  const takeTurns = /^(?:(?:bk){2,}|(?:kb){2,})$/.test(order);
  const isInColumns = blzs.length === kontonummern.length && /^(?:bbb+k+|kkk+b+)$/.test(order);
  return blzs.slice(0, MAX_BANKS).flatMap((blz, index) => {
    // Neighbours are the first and second number (0 and 1), the third and fourth (2 and 3), and so on: index ^ 1.
    const own = isInColumns ? kontonummern[index] : takeTurns && inOrder[inOrder.indexOf(blz) ^ 1];
    return (own ? [own] : kontonummern)
      .filter((digits) => digits !== blz)
      .map((kontonummer) => ({ blz, kontonummer }));
  });
}

/** What a row of a list means, or that it is a title or a total. */
export type RowReading =
  | Reading
  /** Its two numbers were swapped. Here each is in its right place. */
  | ({ readonly code: 'account'; readonly isSwapped: true } & Account)
  | { readonly code: 'skipped' }
  /** The row says that there is no account: „Barzahler“. */
  | { readonly code: 'no-account'; readonly found: string }
  /** The only number of a text may be the account number; its Bankleitzahl is missing. */
  | { readonly code: 'which-number'; readonly kontonummer: string }
  /** The digits are not a complete number: some are masked, or a minus sign is beside them. */
  | { readonly code: 'not-whole'; readonly found: string };

/**
 * If a reading is unclear only because the text has the BIC of another bank, returns the account that the text states.
 * Returns any other reading unchanged. For lists, which report such a BIC themselves.
 */
export function withoutOtherBic(reading: Reading): Reading {
  if (reading.code !== 'unclear' || !reading.isOfOtherBic) return reading;
  const [stated] = reading.candidates;
  if (!stated) return reading;
  return 'iban' in stated ? { code: 'iban', ...stated } : { code: 'account', ...stated };
}
