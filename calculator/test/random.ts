import fc from 'fast-check';

/**
 * Any character of Unicode, or half of a surrogate pair. fast-check's unit “binary” has no halves, and takes more than
 * a second to list its characters.
 */
export const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));

/**
 * Random numbers, the same in every run.
 *
 * @returns a function that gives a whole number from 0 to one below its argument
 */
export function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Random account numbers of 1 to 10 digits, padded to ten with leading zeros. */
export function randomAccounts(count: number, seed = 1): string[] {
  const random = randomNumbers(seed);
  return Array.from({ length: count }, () => {
    const length = random(10) + 1;
    const digits = Array.from({ length }, (_, place) => random(place ? 10 : 9) + (place ? 0 : 1));
    return digits.join('').padStart(10, '0');
  });
}
