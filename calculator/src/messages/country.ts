import { withoutPrototype } from '../without-prototype.ts';

/** Made at the first use and kept, since making it takes longer than asking it. */
let displayNames: Intl.DisplayNames | undefined;

/** By code. Kept, since asking the browser takes as long as all the rest of a validation. */
const names = new Map<string, string>();

/**
 * The German name of a country, from the browser.
 *
 * @param code two letters
 * @returns the code itself where the browser knows no names
 */
export function countryName(code: string): string {
  try {
    displayNames ??= new Intl.DisplayNames('de', withoutPrototype({ type: 'region' as const }));
    const name = names.get(code) ?? displayNames.of(code) ?? code;
    names.set(code, name);
    return name;
  } catch {
    return code;
  }
}
