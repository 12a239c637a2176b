/** The last of a list. The method `at` is too new for the oldest browsers that run banken.js. */
export const lastOf = <T>(list: readonly T[]): T | undefined => list[list.length - 1];
