import { snapshot } from '../server/test/bank-file.ts';

/** Pseudo-random numbers from 0 to 1, the same for the same seed (a multiplicative congruential generator). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Shuffles by the algorithm of Fisher and Yates. */
function shuffled<T>(values: readonly T[], random = randomFrom(7)): T[] {
  const mixed = [...values];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}

const codes = snapshot.banks.map(({ blz }) => blz);
const stored = new Set(codes);

/** Paths of all stored banks, in random order. */
export const FOUND = shuffled(codes).map((blz) => `/api/bank/${blz}`);

/** Paths with eight digits that are not the BLZ of a bank. */
export const MISSING = shuffled(codes)
  .map((blz) => String(10_000_000 + ((Number(blz) * 7) % 80_000_000)))
  .filter((blz) => !stored.has(blz))
  .slice(0, 1000)
  .map((blz) => `/api/bank/${blz}`);
