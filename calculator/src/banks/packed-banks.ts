import { banks } from './short-list.ts';

/** The banks of the short list, one behind the other. The build evaluates this module, so the scripts contain only them. */
export const packedBanks = Object.entries(banks).flatMap(([city, entries]) =>
  entries.map(([blz, bic, name]) => [blz, bic, name, city] as const),
);
