import { randomNumbers } from '../calculator/test/random.ts';
import { snapshot } from '../server/test/bank-file.ts';

const below = randomNumbers(7);
const codes = snapshot.banks.map(({ blz }) => blz);
const stored = new Set(codes);
const path = (blz: string) => `/api/bank/${blz}`;

/** Paths of all stored banks, in random order. */
export const FOUND = codes
  .map((blz) => [below(2 ** 32), path(blz)] as const)
  .sort(([a], [b]) => a - b)
  .map(([, found]) => found);

/** Paths of banks that do not exist: eight digits that are not a BLZ. */
export const MISSING = codes
  .map((blz) => String(10_000_000 + ((Number(blz) * 7) % 80_000_000)))
  .filter((blz) => !stored.has(blz))
  .slice(0, 1000)
  .map(path);
