import { snapshot } from '../server/test/bank-file.ts';

/** Numbers from 0 to 1 that are the same each time (a multiplicative congruential generator). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Fisher and Yates. */
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

/** Paths of eight digits that are no bank's. */
export const MISSING = shuffled(codes)
  .map((blz) => String(10_000_000 + ((Number(blz) * 7) % 80_000_000)))
  .filter((blz) => !stored.has(blz))
  .slice(0, 1000)
  .map((blz) => `/api/bank/${blz}`);

/** Paths with what people mistype: a digit too few, one too many, a letter. */
export const MALFORMED = shuffled(codes)
  .slice(0, 1000)
  .map((blz, index) => [blz.slice(1), `${blz}0`, `${blz.slice(0, 4)}O${blz.slice(5)}`][index % 3])
  .map((typed) => `/api/bank/${typed}`);
