import { own } from '../own.ts';

/** Made at the first use, because making it takes longer than asking it. */
let displayNames: Intl.DisplayNames | undefined;

/** By code. Asking a browser takes as long as all the rest of a validation. */
const names = new Map<string, string>();

/**
 * The German name of a country, from the browser.
 *
 * @param code two letters
 * @returns the code itself where the browser knows no names
 */
export function nameOfCountry(code: string): string {
  try {
    displayNames ??= new Intl.DisplayNames('de', own({ type: 'region' as const }));
    const name = names.get(code) ?? displayNames.of(code) ?? code;
    names.set(code, name);
    return name;
  } catch {
    return code;
  }
}
