import type { Groups, Kind } from './find-numbers.ts';

/** One way to see BLZ and account number in a text. */
export interface Reading {
  readonly blz: string;
  readonly kontonummer: string;
  /** Which of the two stands first in the text. */
  readonly first: Kind;
  /** Whether the BLZ is written as people write one: `37040044` or `370 400 44`. */
  readonly isUsual: boolean;
}

/** Tells of eight digits whether there is a bank of this code, as far as the page knows. */
export type IsKnownBlz = (blz: string) => boolean;

/** Every way to see BLZ and account number in two numbers, or in one that was written without a break between them. */
export function readingsOf([one = [], two]: readonly Groups[]): readonly Reading[] {
  // A number is cut between two of its groups only.
  const cuts = two
    ? [[one, two] as const]
    : one.slice(1).map((_, index) => [one.slice(0, index + 1), one.slice(index + 1)] as const);
  return cuts
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
 * The likeliest of several ways.
 *
 * @param first what stands first by the names in the text, if they tell
 */
export function choose(
  readings: readonly Reading[],
  first: Kind | undefined,
  isKnownBlz: IsKnownBlz,
): Reading | undefined {
  const known = readings.filter(({ blz }) => isKnownBlz(blz));
  const left = known.length > 0 ? known : readings;
  return left.find((reading) => reading.first === first) ?? left.find(({ isUsual }) => isUsual) ?? left[0];
}
