import { readTsv } from './tsv.ts';

type Bank = { name: string; city: string; bic: string; method: string; successor: string };

/** The banks of the server's snapshot, by Bankleitzahl. */
export const directory: ReadonlyMap<string, Bank> = new Map(
  readTsv(new URL('../../server/data/snapshot.tsv', import.meta.url)).map(
    ([blz = '', name = '', city = '', bic = '', method = '', , successor = '']) => [
      blz,
      { name, city, bic, method, successor },
    ],
  ),
);
