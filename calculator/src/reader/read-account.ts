import { choosePair, MIN_DIGITS_AMONG_WORDS } from './choose-pair.ts';
import { digitsOf, type GroupedNumber, isOneBlz, isOneKontonummer } from './grouping.ts';
import { type Item, type Items, itemsOf } from './items.ts';
import { orderOf, splitsOf } from './pairs.ts';
import { placeNumbers } from './place-numbers.ts';
import { plainText } from './plain-text.ts';
import { readIban } from './read-iban.ts';
import type { Candidate, KnownBanks, Reading } from './reading.ts';
import { tokensOf } from './tokens.ts';

/** A longer text is no bank details. */
const MAX_TEXT_LENGTH = 10_000;
const MAX_CANDIDATES = 6;
const MAX_ITEMS = 20;

/**
 * Reads the account in a text: an IBAN, or Bankleitzahl and account number, with any words around them.
 *
 * It answers with an account only if every number of the text has its place: as a number of the account, or as
 * something else that the text names, such as a date or a customer's number. Nothing is checked: that is the calculator's
 * task.
 */
export function readAccount(text: string, banks: KnownBanks): Reading {
  if (text.length > MAX_TEXT_LENGTH) return { code: 'nothing' };
  const found = itemsOf(placeNumbers(tokensOf(plainText(text))));
  const items = withoutRepetition(found.items);
  const ibans = items.flatMap((item) => (item.kind === 'iban' ? [item.iban] : []));
  const rest = {
    ...found,
    items: items
      .map((item, index) => (items[index - 1]?.kind === 'iban' ? { ...item, isApart: true } : item))
      .filter(({ kind }) => kind !== 'iban'),
  };
  const numbers = readNumbers(rest, banks);
  return ibans.length > 0 ? readIban([...new Set(ibans)], { ...found, items }, numbers, banks) : numbers;
}

function readNumbers(text: Items, banks: KnownBanks): Reading {
  const refused = text.items.find((item) => item.kind === 'refused');
  if (refused?.kind === 'refused' && refused.fault)
    return { code: 'refused', fault: refused.fault, found: refused.found };
  const choice = choosePair(text, banks);
  if ('pair' in choice) return { code: 'account', ...choice.pair };
  const single = refused ? undefined : readSingle(text, banks);
  const { doubtful } = text;
  // A date on its own, or beside one of the two numbers, may be what a spreadsheet has made of the other.
  if (
    doubtful?.fault &&
    (single || text.items.length === 0) &&
    choice.candidates.length === 0 &&
    (single || text.isBare)
  )
    return { code: 'refused', fault: doubtful.fault, found: doubtful.found };
  if (single && choice.candidates.length === 0) return single;
  const hasNumbers = text.items.some(({ kind }) => kind === 'number' || kind === 'refused');
  if (!hasNumbers) return { code: 'nothing' };
  return {
    code: 'unclear',
    candidates: choice.candidates.length > 0 ? choice.candidates : allPairs(text.items, banks),
  };
}

/** A Bankleitzahl or an account number alone. */
function readSingle({ items, isPlain }: Items, banks: KnownBanks): Reading | undefined {
  const [number, ...more] = items.flatMap((item) => (item.kind === 'number' ? [item.number] : []));
  if (!number || more.length > 0) return undefined;
  const digits = digitsOf(number);
  const order = orderOf(items);
  // With words between, a label is for a number that looks like one.
  const isNear = !items[1]?.isApart;
  if (/^(?:Bn|nB|BnK)$/.test(order))
    return isOneBlz(number, isNear) ? { code: 'incomplete', blz: digits } : undefined;
  if (/^(?:Kn|nK|KnB)$/.test(order)) {
    const isLikely = isNear || (order.startsWith('K') && digits.length >= MIN_DIGITS_AMONG_WORDS);
    return isLikely && isOneKontonummer(number, true)
      ? { code: 'incomplete', kontonummer: digits }
      : undefined;
  }
  if (order !== 'n') return undefined;
  if (isOneBlz(number, false) && banks.isBlz(digits)) return { code: 'incomplete', blz: digits };
  return isPlain && isOneKontonummer(number, false) ? { code: 'incomplete', kontonummer: digits } : undefined;
}

/** Every Bankleitzahl in the text with every other number. */
function allPairs(items: readonly Item[], banks: KnownBanks): readonly Candidate[] {
  const isBlz = (number: GroupedNumber) => isOneBlz(number, false) && banks.isBlz(digitsOf(number));
  const isKontonummer = (number: GroupedNumber) =>
    isOneKontonummer(number, true) && digitsOf(number).length <= 10;
  const numbers = items
    .slice(0, MAX_ITEMS)
    .flatMap((item) => (item.kind === 'number' ? [item.number] : []))
    .flatMap(
      (number) =>
        splitsOf(number).find((parts) => parts.some(isBlz) && parts.every(isKontonummer)) ?? [number],
    );
  const pairs = numbers
    .filter(isBlz)
    .flatMap((blz) =>
      numbers
        .filter((number) => number !== blz && isKontonummer(number))
        .map((kontonummer) => ({ blz: digitsOf(blz), kontonummer: digitsOf(kontonummer) })),
    );
  return pairs.slice(0, MAX_CANDIDATES);
}

/** Without labels that only announce an account, and without an account number that is said twice. */
function withoutRepetition(items: readonly Item[]): readonly Item[] {
  const isLabel = (item: Item | undefined) => item?.kind === 'blz' || item?.kind === 'kontonummer';
  const hasNumber = (index: number) => items[index + 1]?.kind === 'number';
  const needed = items.filter((item, index) => {
    if (!isLabel(item) || hasNumber(index)) return true;
    if (items[index + 1]?.kind === item.kind) return false;
    return !items.some((other, place) => place !== index && other.kind === item.kind && hasNumber(place));
  });
  const said = new Set<string>();
  const repeated = new Set<Item>();
  for (const [index, item] of needed.entries()) {
    const next = needed[index + 1];
    if (!isLabel(item) || next?.kind !== 'number') continue;
    const key = item.kind + digitsOf(next.number);
    if (said.has(key)) repeated.add(item).add(next);
    said.add(key);
  }
  return needed.filter((item) => !repeated.has(item));
}
