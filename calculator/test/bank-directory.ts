import { readSnapshot } from '../tables/snapshot.js';

/** The banks that readSnapshot() reads, by Bankleitzahl. A text that a bank lacks is empty. */
export const directory = new Map(
  readSnapshot().banks.map(({ blz, name, city, bic, method, successor }) => [
    blz,
    { name, city, bic: bic ?? '', method, successor: successor ?? '' },
  ]),
);
