/** A number as it stands in a text: its groups of digits, and what stands between them. */
export interface GroupedNumber {
  readonly groups: readonly string[];
  /** One fewer than groups. */
  readonly separators: readonly string[];
}

/** 3-3-n and n-3-3: the lengths of the groups, each followed by a space. */
const THREES = /^(?:(?:3 ){2,}[123] |[123] (?:3 ){2,})$/;
const USUAL_BLZ = /^(?:8|3 3 2) $/;
/** With a label before it, a number may have fewer groups, or groups of four or two. The last: 123 4567 00. */
const LABELLED = /^(?:[123] 3 |4 4 (?:[1-4] )?|[12] (?:4 ){2}|(?:2 ){2,}[12] |3 4 [23] )$/;
/** The second group may be a year of its own: Kto 1234 2024. */
const ENDS_WITH_YEAR = /^\d{4}.(?:19|20)\d\d$/;
const LABELLED_BLZ = /^(?:4 4 |2 3 3 |2 2 2 2 )$/;
/** Postbank writes account numbers like this: 1000 36-503, 100036-503. */
const POSTGIRO = /^(?:\d{1,5} )?\d{2}-\d{3}$/;
const POSTGIRO_TIGHT = /^\d{3,7}-\d{3}$/;

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
  const text = textOf(number);
  if (POSTGIRO.test(text) && (isLabelled || text.includes(' '))) return true;
  if (isLabelled && POSTGIRO_TIGHT.test(text)) return true;
  if (!isUniform(number)) return false;
  const lengths = lengthsOf(number);
  if (THREES.test(lengths)) return true;
  // Ten digits with zeros in front: 0532 013 000.
  if (isLabelled && lengths === '4 3 3 ' && text.startsWith('0')) return true;
  return (
    isLabelled &&
    LABELLED.test(lengths) &&
    /^[ .']$/.test(number.separators[0] ?? '') &&
    !ENDS_WITH_YEAR.test(text)
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

/** The two parts of a number before and behind one of its groups. */
export function splitAt(
  { groups, separators }: GroupedNumber,
  place: number,
): [GroupedNumber, GroupedNumber] {
  return [
    { groups: groups.slice(0, place), separators: separators.slice(0, place - 1) },
    { groups: groups.slice(place), separators: separators.slice(place) },
  ];
}

/** The parts of a number between slashes. A slash parts two numbers, unless all groups are of three digits. */
export function splitAtSlashes(number: GroupedNumber): readonly GroupedNumber[] {
  const place = number.separators.indexOf('/');
  if (place < 0 || (isUniform(number) && THREES.test(lengthsOf(number)))) return [number];
  const [first, rest] = splitAt(number, place + 1);
  return [first, ...splitAtSlashes(rest)];
}
