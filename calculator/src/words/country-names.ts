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
    try {
      const options = withoutPrototype({ type: 'region' as const });
      const name = names.get(code) ?? new Intl.DisplayNames(language, options).of(code) ?? code;
      names.set(code, name);
      return name;
    } catch {
      return code;
    }
  };
}
