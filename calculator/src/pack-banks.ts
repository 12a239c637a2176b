import type { banks } from './banks.ts';

/**
 * Packs the short list for the script: a line for each city, `City,BLZBICName,BLZBICName`. Written out rather than
 * abbreviated, since the build packs it once more with all other texts, see encode.js.
 */
export const packBanks = (cities: typeof banks): string =>
  Object.entries(cities)
    .map(([city, entries]) => `\n${[city, ...entries.map(packBank)].join(',')}`)
    .join('');

function packBank([blz, bic, name]: readonly [blz: string, bic: string, name: string]): string {
  if (/,/.test(name)) throw new RangeError(`A comma would end the name: ${name}`);
  return blz + bic + name;
}
