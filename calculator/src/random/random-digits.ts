/** Two check digits of two accounts in one number, as in Czechia, fit once in 121 numbers. */
export const MAX_TRIES = 10_000;

/** @param random as Math.random() */
export const randomDigits = (length: number, random: () => number): string =>
  Array.from({ length }, () => String(Math.floor(random() * 10))).join('');
