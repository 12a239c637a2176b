import type { banks } from './banks.ts';

const BANK = /^\d{8},[A-Z]{4}DE[A-Z\d]{5},[^,]+$/;
const CITY = /^[^\d,]+$/;

/**
 * Packs the short list for the script: the banks of a city, then the city, `,BLZBICName,BLZBICName,City,`. Written out
 * rather than abbreviated, since the build packs it once more with all other texts, see encode.js.
 *
 * @throws {RangeError} for what find-bank.ts would not read back
 */
export const packBanks = (cities: typeof banks): string => {
  let packed = ',';
  for (const [city, entries] of Object.entries(cities)) {
    for (const entry of entries) packed += `${checked(entry.join(), BANK).replaceAll(',', '')},`;
    packed += `${checked(city, CITY)},`;
  }
  return packed;
};

function checked(part: string, pattern: RegExp): string {
  if (!pattern.test(part)) throw new RangeError(`The short list cannot hold ${part}`);
  return part;
}
