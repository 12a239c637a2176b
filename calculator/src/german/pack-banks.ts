import type { banks } from './banks.ts';

/**
 * Packs the short list for the script, a line for each bank: `37040044COBAFF Commerzbank, Köln`. The country DE of a BIC
 * and XXX at its end are left out.
 *
 * @throws {RangeError} if find-bank.ts could not unpack a bank: a BLZ or BIC of another form, a comma or line break in
 *   a name
 */
export function packBanks(cities: typeof banks): string {
  return Object.entries(cities)
    .flatMap(([city, entries]) => entries.map((entry) => [...entry, city] as const))
    .map(([blz, bic, name, city]) => {
      if (!/^\d{8}$/.test(blz) || !/^\w{4}DE\w{5}$/.test(bic) || /[,\n]/.test(name + city))
        throw new RangeError(`The short list cannot hold ${blz} ${bic} ${name}, ${city}`);
      return `${blz}${bic.slice(0, 4)}${bic.slice(6).replace(/XXX$/, '')} ${name}, ${city}`;
    })
    .join('\n');
}
