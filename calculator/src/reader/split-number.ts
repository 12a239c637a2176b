import { MAX_KONTONUMMER_LENGTH } from '../iban/faults.ts';
import { digitsOf, groupsOf, isKontonummer, isOneBlz, isOneKontonummer, splitsOf } from './grouping.ts';
import type { LabelKind } from './labels.ts';
import type { KnownBanks } from './reading.ts';
import type { Token } from './tokens.ts';

/**
 * The numbers in what looks like one number, „370 400 44 532 013 000“. Undefined for one that can't be used, such as an
 * amount, or groups that may not belong together.
 */
export function partsOf(
  token: Token,
  labels: readonly LabelKind[],
  tokens: readonly Token[],
  index: number,
  banks: KnownBanks,
): readonly (string | undefined)[] {
  if (token.kind !== 'number') return [undefined];
  const isBlz = (one: string) => isOneBlz(one, false) && banks.isBlz(digitsOf(one));
  const label = labels[labels.length - 1];
  const { number } = token;
  if (token.isAmount && label !== 'blz') return [undefined];
  const isOne = label === 'blz' ? isOneBlz(number, true) : isOneKontonummer(number, label !== undefined);
  const next = tokens[index + 1];
  if (isOne && labels.length < 2) return [isOpen(number, next) ? undefined : number];
  const isAny = labels.length !== 1;
  const parts = splitsOf(number).find(
    ([one, other]) =>
      ((isAny || label === 'blz') && isBlz(one) && (isKontonummer(other) || isBlz(other))) ||
      ((isAny || label === 'kontonummer') && isOneKontonummer(one, !isAny) && isBlz(other)),
  );
  if (parts) return parts;
  // The Bankleitzahl is not in the directory. The answer will say so.
  const [whole] = isAny && groupsOf(number).length === 2 ? splitsOf(number) : [];
  if (whole?.every(isKontonummer) && whole.some((one) => isOneBlz(one, false))) return whole;
  return [isOne ? number : undefined];
}

/** An amount that may include digits of the number before it, or its €: „886612 € 7350“. */
const OPEN_AMOUNT = /^(?:\d|\D+[\d.']+$)/;

/**
 * Whether it is unclear where a number ends: its last group may be the number of the next line or word, „Kto 532 013
 * 3. Mahnung“; or an amount after it may contain its last group, „532 013 000,00“.
 */
function isOpen(number: string, next: Token | undefined): boolean {
  const groups = groupsOf(number);
  const { length } = groups[groups.length - 1] ?? '';
  const gap = next?.gap ?? '';
  // Only before a label may the tenth digit be the number of a line: „532 013 000 2. BLZ 370 400 44“.
  const isFull = digitsOf(number).length === MAX_KONTONUMMER_LENGTH;
  const isBeforeSign = isFull ? next?.kind === 'label' && /^[.)] $/.test(gap) : /^[.):]/.test(gap);
  if (groups.length > 1 && length === 1 && isBeforeSign) return true;
  return next?.kind === 'unusable' && /^[ '-]?$/.test(gap) && OPEN_AMOUNT.test(next.text);
}
