import { MAX_KONTONUMMER_LENGTH } from '../iban/faults.ts';

/** A number as it stands in a text: its groups of digits, and the separators between them. */
export interface GroupedNumber {
  readonly groups: readonly string[];
  /** One fewer than groups. */
  readonly separators: readonly string[];
}

// Each pattern names the lengths of the groups, each followed by a space.
const THREES = /^(?:(?:3 ){2,}[123] |[123] (?:3 ){2,})$/;
const USUAL_BLZ = /^(?:8|3 3 2) $/;
const LABELLED_BLZ = /^(?:4 4 |2 3 3 |2 2 2 2 |(?:1 ){8})$/;
/**
 * As banks and people print account numbers, if a label says that it is one: 5 320 130, 1234 567 890, 1234 5678 90,
 * 54 54 04 02, 77 43 578, 123 4567 00, 000 247 4689, and each digit apart.
 */
const PRINTED =
  /^(?:(?:3 ){2,}[1-4] |[123] (?:3 ){2,3}|[1-4] 3 |4 3 [123] |4 4 (?:[1-4] )?|[12] (?:4 ){2}|(?:2 ){2,}[123] |3 (?:2 ){2}|3 4 [23] |[1-5] 2 3 |2 3 2 |(?:1 ){4,})$/;
/** 5786927 00, 100036-503, 1015-871393. Behind a space, another last group may be a number of its own: Kto 482518 63. */
const WITH_TAIL = /^(?:\d{5,8}(?: 0{2,3}|-\d{2,3})|\d{4}-\d{6})$/;
/** Postbank's way, which no other number has: 1000 36-503. */
const POSTBANK = /^\d{1,5} \d{2}-\d{3}$/;
/** The first or second group may be a year: Kto 1234 2024, 2024-4711. */
const WITH_YEAR = /[ .](?:19|20)\d\d$|^(?:19|20)\d\d-/;
/** Eight digits and ten, each digit apart, and some more. */
const MAX_GROUPS = 20;

/** The number of a text. */
export const groupedNumber = (text: string): GroupedNumber => ({
  groups: text.split(/\D/),
  separators: text.match(/\D/g) ?? [],
});

/** The text of a number. */
export const textOf = ({ groups, separators }: GroupedNumber) =>
  groups.map((group, index) => group + (separators[index] ?? '')).join('');

/** The digits of a number. */
export const digitsOf = ({ groups }: GroupedNumber) => groups.join('');

const lengthsOf = ({ groups }: GroupedNumber) => groups.map(({ length }) => `${length} `).join('');

const isUniform = ({ separators }: GroupedNumber) => new Set(separators).size <= 1;

/**
 * Whether the groups of a number belong to one account number, so that their digits may be put together.
 *
 * @param isLabelled whether a label says that it is one
 */
export function isOneKontonummer(number: GroupedNumber, isLabelled: boolean): boolean {
  if (number.groups.length === 1) return true;
  const lengths = lengthsOf(number);
  const text = textOf(number);
  if (digitsOf(number).length > MAX_KONTONUMMER_LENGTH) return false;
  if ((isUniform(number) && THREES.test(lengths)) || POSTBANK.test(text)) return true;
  return (
    isLabelled &&
    !WITH_YEAR.test(text) &&
    (WITH_TAIL.test(text) ||
      (PRINTED.test(lengths) && number.separators.every((separator) => /[ .'-]/.test(separator))))
  );
}

/**
 * Whether the groups of a number belong to one Bankleitzahl.
 *
 * @param isLabelled whether a label says that it is one; then it may have too few or too many digits, too
 */
export function isOneBlz(number: GroupedNumber, isLabelled: boolean): boolean {
  const lengths = lengthsOf(number);
  if (!isUniform(number)) return false;
  if (USUAL_BLZ.test(lengths)) return isLabelled || /^[1-8]/.test(number.groups[0] ?? '');
  return isLabelled && (number.groups.length === 1 || LABELLED_BLZ.test(lengths) || THREES.test(lengths));
}

/** Every way to make two of a number, between two of its groups. */
export function splitsOf({
  groups,
  separators,
}: GroupedNumber): ReadonlyArray<readonly [GroupedNumber, GroupedNumber]> {
  if (groups.length > MAX_GROUPS) return [];
  return separators.flatMap((separator, index) => {
    const place = index + 1;
    const one = { groups: groups.slice(0, place), separators: separators.slice(0, index) };
    const other = { groups: groups.slice(place), separators: separators.slice(place) };
    return /[ -]/.test(separator) ? [[one, other] as const] : [];
  });
}

/** The parts of a number between slashes. A slash parts two numbers, unless all groups are of three digits. */
export function splitAtSlashes(number: GroupedNumber): readonly GroupedNumber[] {
  const isOne = !number.separators.includes('/') || (isUniform(number) && THREES.test(lengthsOf(number)));
  return isOne ? [number] : textOf(number).split('/').map(groupedNumber);
}
