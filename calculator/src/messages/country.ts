import { own } from '../own.ts';

/** Made at the first use, because making it takes longer than asking it. */
let names: Intl.DisplayNames | undefined;

/**
 * The German name of a country, from the browser.
 *
 * @param code two letters
 * @returns the code itself where the browser knows no names
 */
export function nameOfCountry(code: string): string {
  try {
    names ??= new Intl.DisplayNames('de', own({ type: 'region' as const }));
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
