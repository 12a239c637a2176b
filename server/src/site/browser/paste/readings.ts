import type { Groups, Kind } from './tokens.ts';

/** A possible reading of a text as BLZ and account number. */
export interface Reading {
  readonly blz: string;
  readonly kontonummer: string;
  /** Which of the two stands first in the text. */
  readonly first: Kind;
  /** Whether the BLZ is written in a usual form: `37040044` or `370 400 44`. */
  readonly isUsual: boolean;
}

/** Whether a bank has this BLZ (eight digits), as far as the page knows. */
export type IsKnownBlz = (blz: string) => boolean;

/** Every reading of two numbers, or of one number that may be both with only a space between them. */
export function readingsOf([first = [], second]: readonly Groups[]): readonly Reading[] {
  // A single number is split between two of its groups.
  const pairs = second
    ? [[first, second] as const]
    : first.slice(1).map((_, index) => [first.slice(0, index + 1), first.slice(index + 1)] as const);
  return pairs
    .flatMap(([left, right]) => [reading(left, right, 'blz'), reading(right, left, 'kontonummer')])
    .filter(({ blz, kontonummer }) => /^[1-8]\d{7}$/.test(blz) && /^\d{1,10}$/.test(kontonummer));
}

function reading(blz: Groups, kontonummer: Groups, first: Kind): Reading {
  return {
    blz: blz.join(''),
    kontonummer: kontonummer.join(''),
    first,
    isUsual: /^(\d{8}|\d{3} \d{3} \d{2})$/.test(blz.join(' ')),
  };
}

/**
 * The likeliest of several readings; undefined if there is none.
 *
 * @param first which number stands first, if the names in the text tell
 */
export function likeliestReading(
  readings: readonly Reading[],
  first: Kind | undefined,
  isKnownBlz: IsKnownBlz,
): Reading | undefined {
  const known = readings.filter(({ blz }) => isKnownBlz(blz));
  const candidates = known.length > 0 ? known : readings;
  return (
    candidates.find((reading) => reading.first === first) ??
    candidates.find(({ isUsual }) => isUsual) ??
    candidates[0]
  );
}
