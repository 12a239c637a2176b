/**
 * Makes a source of numbers of the one that a caller has given. To each of its numbers, one from a fixed row is added: a test
 * may give `() => 0`, and then each try would have the same digits. The same numbers still make the same IBANs.
 *
 * @param random as Math.random(); whatever else it is or does, Math.random() takes its place
 * @returns a function that returns numbers from 0 to below 1
 */
export function varied(random: unknown): () => number {
  let row = 0;
  return () => {
    const number = (numberOf(random) + row / 2 ** 32) % 1;
    // A linear congruential generator, with the factors of Numerical Recipes.
    row = (Math.imul(row, 1_664_525) + 1_013_904_223) >>> 0;
    return number;
  };
}

function numberOf(random: unknown): number {
  try {
    const value: unknown = (random as () => unknown)();
    if (typeof value === 'number' && value >= 0 && value < 1) return value;
  } catch {}
  return Math.random();
}
