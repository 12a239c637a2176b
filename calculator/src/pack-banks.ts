import type { banks } from './banks.ts';

/**
 * Packs the short list for the script: a line for each city, `City,Name,keyBIC,Name,keyBIC`.
 *
 * The key is the BLZ in base 36. BLZ of eight digits that do not start with 0 or 9 give keys of which none begins
 * another, so no mark is needed behind it. The BIC goes without the country DE at its fifth place and the XXX of a head
 * office.
 */
export function packBanks(cities: typeof banks): string {
  return Object.entries(cities)
    .map(([city, entries]) => [city, ...entries.map(packBank)].join(','))
    .join('\n');
}

function packBank([blz, bic, name]: readonly [blz: string, bic: string, name: string]): string {
  if (/,/.test(name)) throw new RangeError(`A comma would end the name: ${name}`);
  return `${name},${Number(blz).toString(36)}${bic.slice(0, 4)}${bic.slice(6).replace(/XXX$/, '')}`;
}
