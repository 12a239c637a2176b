import { packedRegistry } from '../iban/packed-registry.ts';
import { packedLayouts } from './packed-layouts.ts';

/** What stands at the places of each kind of part, see layouts.ts. From left to right, as in the IBAN. */
export type PartTexts = Readonly<Partial<Record<'b' | 's' | 'a' | 'k', string>>>;

/** By country. Filled at the first use. */
const patterns = new Map<string, RegExp>();

/**
 * Divides an IBAN into the parts behind its check digits.
 *
 * @param text a right IBAN without separators, or as many characters: the structure of the country's IBANs
 * @returns empty for a country that has no IBANs
 */
export function divide(text: string, country = text.slice(0, 2)): PartTexts {
  if (patterns.size === 0) {
    const layouts = packedLayouts.split(' ');
    for (const [code] of packedRegistry.matchAll(/[A-Z]{2}/g)) {
      const groups = layouts
        .shift()
        ?.replace(/(.)(\d?)/g, (_, kind, length) => `(?<${kind}>.{${length || '1,'}})`);
      patterns.set(code, RegExp(`^.{4}${groups}$`));
    }
  }
  return patterns.get(country)?.exec(text)?.groups ?? {};
}
