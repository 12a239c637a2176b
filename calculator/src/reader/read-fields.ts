import { MAX_KONTONUMMER_LENGTH } from '../iban/faults.ts';
import { loneKontonummer } from './facts.ts';
import { readAccount } from './read-account.ts';
import { type Account, type KnownBanks, type Reading, refused } from './reading.ts';
import { type Token, tokensOf } from './tokens.ts';

/** Punctuation that is left before the words when the account is removed. */
const BEFORE = /^[\s,;:/|()-]+/;

/**
 * A text without the numbers of an account and their labels: „Sparkasse Köln, Kto 123“ becomes „Sparkasse Köln“.
 * Numbers of other words, such as a street's, stay with them.
 */
export function wordsBeside(text: string): string {
  const tokens = tokensOf(text);
  const isLone = loneKontonummer(tokens) !== undefined;
  return tokens
    .filter(
      (token, index) =>
        !isOfAccount(token, tokens[index - 1], tokens[index - 2]) && !(isLone && token.kind === 'number'),
    )
    .map((token) => token.gap + token.text)
    .join('')
    .replace(BEFORE, '')
    .replace(/\s+/g, ' ');
}

function isOfAccount(
  { kind, text, gap }: Token,
  before: Token | undefined,
  label: Token | undefined,
): boolean {
  if (kind === 'label' || (before?.kind === 'label' && text === 'lautet')) return true;
  if (kind !== 'number') return false;
  // A number after another word on the same line is that word's.
  return (
    before?.kind !== 'word' || gap.includes('\n') || (before.text === 'lautet' && label?.kind === 'label')
  );
}

/** The texts of an account's fields, or of a row's cells. Any of them may be missing or empty. */
export interface Fields extends Partial<Account> {
  readonly iban?: string;
}

/**
 * Reads the fields of an account as one text with labels. Each field may hold more than its number: „BLZ 37040044“, an
 * IBAN, or the complete account.
 */
export function readFields({ iban = '', blz = '', kontonummer = '' }: Fields, banks: KnownBanks): Reading {
  if (hasWords(kontonummer)) return refused('words', kontonummer);
  const texts = [labelled('IBAN', iban), labelled('BLZ', blz), labelled('Konto', kontonummer)];
  return readAccount(texts.filter(Boolean).join('\n'), banks);
}

/** Puts a label before a text that has none of its own. */
function labelled(label: string, text: string): string {
  if (text.trim() === '') return '';
  return tokensOf(text).some(isLabelOrIban) ? text : `${label}: ${text}`;
}

/** Whether a token is a label, or an IBAN, which needs none. */
export const isLabelOrIban = ({ kind }: Token) => kind === 'label' || kind === 'iban';

/**
 * The same account with its two numbers swapped, if only then a bank has its Bankleitzahl.
 *
 * @returns undefined if the numbers are in their own places, or if that is unclear
 */
export function unswapped(reading: Reading, banks: KnownBanks): Reading | undefined {
  if (reading.code !== 'account') return undefined;
  const { blz, kontonummer } = reading;
  const isSwapped = !banks.isBlz(blz) && banks.isBlz(kontonummer) && blz.length <= MAX_KONTONUMMER_LENGTH;
  return isSwapped ? { code: 'account', blz: kontonummer, kontonummer: blz } : undefined;
}

/** Whether a text has words or digits with letters beside its number, and no label that says what the number is. */
function hasWords(text: string): boolean {
  const tokens = /\p{L}/u.test(text) ? tokensOf(text) : [];
  return (
    /\d/.test(text) &&
    tokens.some(
      // Letters glued to the only number are a fault of that number.
      ({ kind, fault }) => (kind === 'word' && !fault) || (tokens.length > 1 && fault === 'letters'),
    ) &&
    !tokens.some(isLabelOrIban)
  );
}
