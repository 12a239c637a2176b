import type { Bank } from '../directory/bank.ts';
import type { Part } from '../sentences/english.ts';
import { changedMethods, type Difference, movedBics, newSuccessors } from './difference.ts';
import { RefusedError } from './refused-error.ts';

// No edition of the past comes near these limits (see docs/decisions/0006-gates.md). A file that was cut, mixed up or badly
// decoded exceeds them by far. Shares are from 0 to 1.

const MIN_BANKS = 3000;
const MAX_LAST_BANKS_MISSING = 2;
const MAX_WITHOUT_BIC = 0.02;
const MIN_WITH_UMLAUT = 0.05;
const MAX_REMOVED = 0.05;
const MAX_ADDED = 0.1;
const MAX_CHANGED = 0.15;
/** Within ten years, the BIC of 20 banks of 3,541 came to name another bank, and none another country. */
const MAX_MOVED_BICS = 0.005;
/**
 * By another method, right account numbers are called wrong, and wrong ones right. Within a quarter, at most 2 of 3,541
 * banks changed theirs, within four years 17 (0.5 %), mostly to 09. Twice that is for a server that stood still.
 */
const MAX_METHODS_CHANGED = 0.01;
/**
 * The IBANs of these banks are built with the BLZ of another one. Since 2012, at most 37 of 4,096 banks (0.9 %) came to name
 * a successor from one of our files to the next, three years later; within a quarter, none since 2022. The largest bank
 * was the successor of 42 (1.0 %), which may come at once.
 */
const MAX_NEW_SUCCESSORS = 0.02;
/** None in 13 originals. Single ones are ignored; more mean that a column has slipped. */
const MAX_STRAY_SUCCESSORS = 0.005;

/** The limits that a directory breaks. */
export interface BrokenLimits {
  /** By itself, whatever it changes: it was cut, or its values were lost or badly decoded. */
  readonly alone: readonly Part[];
  /** By what it changes. */
  readonly byChange: readonly Part[];
}

/**
 * Finds out which limits a directory breaks, whose form is right.
 *
 * @param next in ascending order of BLZ
 * @param difference between the stored banks and the next
 * @param straySuccessors how many of the next name a Nachfolge-BLZ that does not count
 */
export function brokenLimits(
  next: readonly Bank[],
  stored: readonly Bank[],
  difference: Difference,
  straySuccessors = 0,
): BrokenLimits {
  return {
    alone: brokenAlone(next, stored, straySuccessors),
    byChange: brokenByChange(next, stored, difference),
  };
}

/**
 * Refuses a directory that breaks limits: its content can't be true.
 *
 * @param sha256 of the file, by which an operator can accept it
 * @throws {RefusedError} naming each limit that is broken
 */
export function checkPlausible({ alone, byChange }: BrokenLimits, sha256: string): void {
  const limits = [...alone, ...byChange];
  if (limits.length > 0) throw new RefusedError('implausible', { is: 'implausible', limits }, { sha256 });
}

/** Which share of `whole` a part is. */
const shareOf = (part: { readonly length: number }, whole: readonly unknown[]) =>
  whole.length === 0 ? 0 : part.length / whole.length;

function brokenAlone(next: readonly Bank[], stored: readonly Bank[], straySuccessors: number): Part[] {
  // A file is sorted by BLZ. One that was cut between two records is in form, but its last banks are missing.
  const last = next.at(-1);
  const missing = last ? stored.filter(({ blz }) => blz > last.blz).length : 0;
  const withoutBic = next.filter(({ bic }) => bic === null);
  const withUmlaut = shareOf(
    next.filter(({ name }) => /[äöüÄÖÜß]/.test(name)),
    next,
  );

  const broken: Part[] = [];
  if (next.length < MIN_BANKS) broken.push({ is: 'few-banks', count: next.length, min: MIN_BANKS });
  if (missing > MAX_LAST_BANKS_MISSING)
    broken.push({ is: 'last-banks-missing', count: missing, max: MAX_LAST_BANKS_MISSING });
  broken.push(...exceeding('without-bic', shareOf(withoutBic, next), MAX_WITHOUT_BIC));
  if (withUmlaut < MIN_WITH_UMLAUT)
    broken.push({ is: 'with-umlaut', share: withUmlaut, min: MIN_WITH_UMLAUT });
  broken.push(
    ...exceeding('stray-successors', shareOf({ length: straySuccessors }, next), MAX_STRAY_SUCCESSORS),
  );
  return broken;
}

const brokenByChange = (
  next: readonly Bank[],
  stored: readonly Bank[],
  { removed, added, changed }: Difference,
): Part[] => [
  ...exceeding('removed', shareOf(removed, stored), MAX_REMOVED),
  ...exceeding('added', shareOf(added, stored), MAX_ADDED),
  ...exceeding('changed', shareOf(changed, stored), MAX_CHANGED),
  ...exceeding('moved-bics', shareOf(movedBics(stored, next), stored), MAX_MOVED_BICS),
  ...exceeding('methods-changed', shareOf(changedMethods(stored, next), stored), MAX_METHODS_CHANGED),
  ...exceeding('new-successors', shareOf(newSuccessors(stored, next), stored), MAX_NEW_SUCCESSORS),
];

/** The limit, in a list of one, if a share exceeds it. */
const exceeding = (
  is:
    | 'without-bic'
    | 'stray-successors'
    | 'removed'
    | 'added'
    | 'changed'
    | 'moved-bics'
    | 'methods-changed'
    | 'new-successors',
  share: number,
  max: number,
): Part[] => (share > max ? [{ is, share, max }] : []);
