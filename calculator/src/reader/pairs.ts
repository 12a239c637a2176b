import { digitsOf, type GroupedNumber, isOneBlz, isOneKontonummer, splitAt } from './grouping.ts';
import type { Item } from './items.ts';

/** One way to read the items of a text as Bankleitzahl and account number. */
export interface Pair {
  readonly blz: string;
  readonly kontonummer: string;
  /** Which of the two a label names. */
  readonly isBlzLabelled: boolean;
  readonly isKontonummerLabelled: boolean;
  /** Which of the two numbers stands first. */
  readonly first: 'blz' | 'kontonummer';
  /** Whether the two stand side by side, with nothing but labels between. */
  readonly isTogether: boolean;
  /** Whether no words stand between a label and its number. */
  readonly isDirect: boolean;
}

/** A number in one of the two roles. */
interface Role {
  readonly kind: 'blz' | 'kontonummer';
  readonly isLabelled: boolean;
}

const B: Role = { kind: 'blz', isLabelled: true };
const K: Role = { kind: 'kontonummer', isLabelled: true };
const b: Role = { kind: 'blz', isLabelled: false };
const k: Role = { kind: 'kontonummer', isLabelled: false };

/**
 * What the numbers of a text can be, by the order of labels and numbers: `B` and `K` are the labels, `n` is a number. Each
 * way gives the roles of the numbers in their order. A text with another order has no account that is clear.
 */
const WAYS: Readonly<Record<string, ReadonlyArray<readonly [Role, Role]>>> = {
  KnBn: [[K, B]],
  BnKn: [[B, K]],
  nKnB: [[K, B]],
  nBnK: [[B, K]],
  KBnn: [
    [K, B],
    [B, K],
  ],
  BKnn: [
    [B, K],
    [K, B],
  ],
  Bnn: [[B, k]],
  Knn: [[K, b]],
  nBn: [
    [k, B],
    [B, k],
  ],
  nKn: [
    [b, K],
    [K, b],
  ],
  nnB: [[k, B]],
  nnK: [[b, K]],
  nn: [
    [b, k],
    [k, b],
  ],
};

/** The same for the texts in which one number may be both, with only a space or a hyphen between the two. */
const WAYS_OF_ONE: typeof WAYS = {
  KBn: [
    [K, B],
    [B, K],
  ],
  BKn: [
    [B, K],
    [K, B],
  ],
  Bn: [[B, k]],
  Kn: [[K, b]],
  nB: [[k, B]],
  nK: [[b, K]],
  n: [
    [b, k],
    [k, b],
  ],
};

/** Labels and numbers as a word: `KnBn`. Other items are `x`. */
export const orderOf = (items: readonly Item[]) => items.map(({ kind }) => LETTERS[kind]).join('');
const LETTERS = { blz: 'B', kontonummer: 'K', number: 'n', iban: 'i', refused: 'x', other: 'x' } as const;

/** Every way to read the items. */
export function pairsOf(items: readonly Item[]): readonly Pair[] {
  const order = orderOf(items);
  const numbers = items.flatMap((item) => (item.kind === 'number' ? [item.number] : []));
  const [one, other] = numbers;
  if (!one) return [];
  const isDirect = items.every(({ kind, isApart }, index) => {
    const before = items[index - 1]?.kind;
    return kind !== 'number' || !isApart || before === 'number' || before === undefined;
  });
  const isTogether = items.every(({ isApart }, index) => index === 0 || !isApart);
  const pairs = other
    ? waysOf(items, order).flatMap((roles) => pairOf(one, other, roles))
    : splitsOf(one).flatMap(([left, right]) =>
        (WAYS_OF_ONE[order] ?? []).flatMap((roles) => pairOf(left, right, roles)),
      );
  return pairs.map((pair) => ({ ...pair, isDirect, isTogether }));
}

/** A label between two numbers is for the second, unless it stands in brackets, or nothing tells: 5320 BLZ 37040044. */
function waysOf(items: readonly Item[], order: string): ReadonlyArray<readonly [Role, Role]> {
  const ways = WAYS[order] ?? [];
  const [, label, number] = items;
  if (!/^n[BK]n$/.test(order) || !label || !number) return ways;
  const isForSecond = /[^ (]/.test(label.gap) || /[:=]/.test(number.gap);
  if (label.gap.includes('(')) return ways.filter(([first]) => first.isLabelled);
  return isForSecond ? ways.filter(([, second]) => second.isLabelled) : ways;
}

/** Eight digits and ten, each digit apart, and some more. */
const MAX_GROUPS = 20;

/** Every way to make two of a number, between two of its groups. */
export function splitsOf(number: GroupedNumber): ReadonlyArray<readonly [GroupedNumber, GroupedNumber]> {
  if (number.groups.length > MAX_GROUPS) return [];
  return number.groups.slice(1).flatMap((_, index) => {
    const isBorder = /[ -]/.test(number.separators[index] ?? '');
    return isBorder ? [splitAt(number, index + 1)] : [];
  });
}

function pairOf(one: GroupedNumber, other: GroupedNumber, [first, second]: readonly [Role, Role]) {
  if (!fits(one, first) || !fits(other, second)) return [];
  const [blz, kontonummer] = first.kind === 'blz' ? [one, other] : [other, one];
  const [blzRole, kontonummerRole] = first.kind === 'blz' ? [first, second] : [second, first];
  return [
    {
      blz: digitsOf(blz),
      kontonummer: digitsOf(kontonummer),
      isBlzLabelled: blzRole.isLabelled,
      isKontonummerLabelled: kontonummerRole.isLabelled,
      first: first.kind,
    },
  ];
}

function fits(number: GroupedNumber, { kind, isLabelled }: Role): boolean {
  if (kind === 'blz') return isOneBlz(number, isLabelled);
  return isOneKontonummer(number, isLabelled) && (isLabelled || digitsOf(number).length <= 10);
}
