import { packedRegistry } from './packed-registry.ts';

/** By country. Filled at the first use. A Map, since a page can't add to it by changing prototypes. */
const structures = new Map<string, string>();

/**
 * The structure of a country's IBANs.
 *
 * @param country a code of two letters
 * @returns the class of each character, as the registry names it: `n` a digit, `a` a letter, `c` either. So for Norway
 *   `aannnnnnnnnnnnn`, as long as an IBAN from there. `undefined` if the registry does not have the country
 */
export function structureOf(country: string): string | undefined {
  if (structures.size === 0) {
    for (const [, countries = '', segments = ''] of packedRegistry.matchAll(/([A-Z]+)([^A-Z]+)/g)) {
      const bban = segments.replace(/(\d+)(\D?)/g, (_, length, type) => (type || 'n').repeat(length));
      // Two letters for the country, two check digits.
      for (const [code] of countries.matchAll(/../g)) structures.set(code, `aann${bban}`);
    }
  }
  return structures.get(country);
}
