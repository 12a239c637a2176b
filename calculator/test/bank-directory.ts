import { readTsv } from './tsv.ts';

/** The banks of the server's snapshot, by Bankleitzahl. */
export const directory: ReadonlyMap<string, { name: string; city: string; bic: string }> = new Map(
  readTsv(new URL('../../server/data/snapshot.tsv', import.meta.url)).map(
    ([blz = '', name = '', city = '', bic = '']) => [blz, { name, city, bic }],
  ),
);
