/**
 * Makes a function that returns the name of a country in a language, from the browser.
 *
 * @param language a code that Intl knows: `de`
 * @returns a function that takes a code of two letters, and returns it unchanged if the browser knows no names
 */
export function countryNames(language: string): (code: string) => string {
  /** Caches names by code: asking the browser takes longer than all the rest of a validation. */
  const names = new Map<string, string>();
  return (code) => {
    let name = names.get(code);
    try {
      name ??= new Intl.DisplayNames(language, { type: 'region' }).of(code);
      names.set(code, name ?? code);
    } catch {
      // The browser is too old.
    }
    return name ?? code;
  };
}

/** A Bankleitzahl as people read it, 370 400 44, with no-break spaces (U+00A0). @param blz eight digits */
export const groupedBlz = (blz: string) => `${blz.slice(0, 3)}\u00a0${blz.slice(3, 6)}\u00a0${blz.slice(6)}`;

/**
 * `2026-03-09` as „9. März 2026“ or “9 March 2026”, with a no-break space between day and month.
 *
 * @param language a code that Intl knows: `de`, `en-GB`
 */
export function longDate(date: string, language: string): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Date(date).toLocaleDateString(language, options).replace(' ', '\u00a0');
}
