import { withoutPrototype } from '../without-prototype.ts';

/**
 * Makes a function that returns the name of a country in a language, from the browser.
 *
 * @param language a code that Intl knows: `de`
 * @returns takes a code of two letters, and returns that itself if the browser knows no names
 */
export function countryNames(language: string): (code: string) => string {
  /** By code. Kept, since asking the browser takes longer than all the rest of a validation. */
  const names = new Map<string, string>();
  return (code) => {
    let name = names.get(code);
    try {
      name ??= new Intl.DisplayNames(language, withoutPrototype({ type: 'region' as const })).of(code);
      names.set(code, name ?? code);
    } catch {
      // The browser is too old.
    }
    return name ?? code;
  };
}
