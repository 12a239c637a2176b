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

/**
 * The countries of the SEPA schemes that have IBANs, from the “EPC List of SEPA Scheme Countries” (EPC409-09) of the
 * European Payments Council: 41 countries since Serbia (May 2025). Gibraltar counts as part of the United Kingdom there,
 * and has IBANs of its own. Territories that use the IBANs of their country are not in this table.
 */
const SEPA = 'ADALATBEBGCHCYCZDEDKEEESFIFRGBGIGRHRHUIEISITLILTLULVMCMDMEMKMTNLNOPLPTRORSSESISKSMVA';

const countries = /* @__PURE__ */ new Set(/* @__PURE__ */ SEPA.match(/../g));

/** Whether banks of a country take part in SEPA transfers and debits. @param country two capital letters */
export const isSepaCountry = (country: string) => countries.has(country);
