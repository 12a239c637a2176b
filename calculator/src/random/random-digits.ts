/** Enough tries for Czechia: its account numbers have two check digits, and one in 121 random numbers has both right. */
export const MAX_TRIES = 10_000;

/** @param random as Math.random() */
export const randomDigits = (length: number, random: () => number): string =>
  Array.from({ length }, () => String(Math.floor(random() * 10))).join('');
