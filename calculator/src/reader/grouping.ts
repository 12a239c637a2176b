import { MAX_KONTONUMMER_LENGTH } from '../iban/faults.ts';

// These four patterns match the lengths of the groups, each followed by a space.
const THREES = /^(?:(?:3 ){2,}[123] |[123] (?:3 ){2,})$/;
const USUAL_BLZ = /^(?:8|3 3 2) $/;
const LABELLED_BLZ = /^(?:4 4 |2 3 3 |2 2 2 2 |(?:1 ){8})$/;
/**
 * How banks and people group account numbers, used only for numbers with a label: 5 320 130, 1234 567 890,
 * 1234 5678 90, 54 54 04 02, 77 43 578, 123 4567 00, 000 247 4689, and each digit apart.
 */
const PRINTED =
  /^(?:(?:3 ){2,}[1-4] |[123] (?:3 ){2,3}|[1-4] 3 |4 3 [123] |4 4 (?:[1-4] )?|[12] (?:4 ){2}|(?:2 ){2,}[123] |3 (?:2 ){2}|3 4 [23] |[1-5] 2 3 |2 3 2 |(?:1 ){4,})$/;
/** 5786927 00, 100036-503, 1015-871393. After a space, only zeros: in Kto 482518 63, 63 may be another number. */
const WITH_TAIL = /^(?:\d{5,8}(?: 0{2,3}|-\d{2,3})|\d{4}-\d{6}|\d{5}-\d{4})$/;
/** Postbank's grouping, which no other number has: 1000 36-503. */
const POSTBANK = /^\d{1,5} \d{2}-\d{3}$/;
/** The first or last group may be a year: Kto 1234 2024, 2024-4711. */
const WITH_YEAR = /[ .](?:19|20)\d\d$|^(?:19|20)\d\d-/;

/** The groups of a number, without the separators between them. */
export const groupsOf = (number: string) => number.split(/\D/);

export const digitsOf = (number: string) => number.replace(/\D/g, '');

const lengthsOf = (number: string) =>
  groupsOf(number)
    .map(({ length }) => `${length} `)
    .join('');

const isUniform = (number: string) => new Set(number.match(/\D/g)).size <= 1;

const isInThrees = (number: string) => isUniform(number) && THREES.test(lengthsOf(number));

/**
 * Whether the groups of a number belong to one account number, so that their digits may be put together.
 *
 * @param number as written in a text: groups of digits with single separators between them
 * @param isLabelled whether it has a label for account numbers
 */
export function isOneKontonummer(number: string, isLabelled: boolean): boolean {
  if (!/\D/.test(number)) return true;
  if (digitsOf(number).length > MAX_KONTONUMMER_LENGTH) return false;
  if (isInThrees(number) || POSTBANK.test(number)) return true;
  return (
    isLabelled &&
    !WITH_YEAR.test(number) &&
    (WITH_TAIL.test(number) || (PRINTED.test(lengthsOf(number)) && !/[/_]/.test(number)))
  );
}

/** Whether a number without a label can be an account number. */
export const isKontonummer = (number: string) =>
  isOneKontonummer(number, false) && digitsOf(number).length <= MAX_KONTONUMMER_LENGTH;

/**
 * Whether the groups of a number belong to one Bankleitzahl.
 *
 * @param isLabelled whether a label says that it is one; then it may have too few or too many digits, too
 */
export function isOneBlz(number: string, isLabelled: boolean): boolean {
  if (!isUniform(number)) return false;
  const lengths = lengthsOf(number);
  if (USUAL_BLZ.test(lengths)) return isLabelled || /^[1-8]/.test(number);
  return isLabelled && (!/\D/.test(number) || LABELLED_BLZ.test(lengths) || isInThrees(number));
}

/** Every way to split a number in two, at a space or hyphen. */
export function splitsOf(number: string): ReadonlyArray<readonly [string, string]> {
  return [...number.matchAll(/[ -]/g)].map(
    ({ index }) => [number.slice(0, index), number.slice(index + 1)] as const,
  );
}

/** The parts of a number between slashes. A slash separates two numbers, except in groups of three digits. */
export const splitAtSlashes = (number: string): readonly string[] =>
  isInThrees(number) ? [number] : number.split('/');
