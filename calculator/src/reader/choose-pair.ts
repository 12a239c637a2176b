import type { Items } from './items.ts';
import { orderOf, type Pair, pairsOf } from './pairs.ts';
import type { Account, KnownBanks } from './reading.ts';

/** Both labels stand directly before their numbers, so nothing has to be known of the bank. */
const NAMED = /^(?:KnBn|BnKn)$/;
/** The labels stand behind their numbers, or both before the two. A third number between would belong to them, too. */
const NAMED_TOGETHER = /^(?:KBn|BKn|nKnB|nBnK)/;
/** Fewer digits without a label of their own may be anything: a row's number, a year, a postcode. */
const MIN_DIGITS_BEFORE_BLZ = 6;
export const MIN_DIGITS_AMONG_WORDS = 5;

/**
 * The account that a text says, if no other is possible.
 *
 * @returns all that are possible, or the one
 */
export function choosePair(
  text: Items,
  banks: KnownBanks,
): { pair: Account } | { candidates: readonly Account[] } {
  const pairs = pairsOf(text.items);
  const [only, ...more] = distinct(pairs);
  if (only && NAMED.test(orderOf(text.items)) && more.length === 0) {
    const isSure = only.isDirect || hasEnoughDigits(only.kontonummer);
    return isSure ? { pair: accountOf(only) } : { candidates: [accountOf(only)] };
  }
  const possible = distinct(pairs.filter(({ blz }) => /^[1-8]\d{7}$/.test(blz)));
  const known = possible.filter(({ blz }) => banks.isBlz(blz));
  const candidates = known.length > 0 ? known : possible;
  const [pair, ...others] = candidates;
  if (pair && others.length === 0 && isSure(pair, text, known.length > 0, banks))
    return { pair: accountOf(pair) };
  return { candidates: candidates.map(accountOf) };
}

const accountOf = ({ blz, kontonummer }: Account): Account => ({ blz, kontonummer });

const hasEnoughDigits = (kontonummer: string) => kontonummer.length >= MIN_DIGITS_AMONG_WORDS;

function distinct(pairs: readonly Pair[]): readonly Pair[] {
  return pairs.filter(
    (pair, index) =>
      pairs.findIndex(({ blz, kontonummer }) => blz === pair.blz && kontonummer === pair.kontonummer) ===
      index,
  );
}

/** Whether the only possible pair is certainly meant. */
function isSure(pair: Pair, { items, isPlain }: Items, isKnown: boolean, banks: KnownBanks): boolean {
  const { blz, kontonummer, isBlzLabelled, isKontonummerLabelled, first, isTogether, isDirect } = pair;
  if (!isKnown && !(isPlain && isTogether)) return false;
  if (NAMED_TOGETHER.test(orderOf(items)) && !isTogether) return false;
  if (isKontonummerLabelled) return isDirect || hasEnoughDigits(kontonummer);
  if (
    first === 'kontonummer' &&
    kontonummer.length < MIN_DIGITS_BEFORE_BLZ &&
    !(isBlzLabelled && isPlain && hasEnoughDigits(kontonummer))
  )
    return false;
  if (isPlain) return true;
  return isTogether && hasEnoughDigits(kontonummer) && banks.check(blz, kontonummer) !== 'invalid';
}
