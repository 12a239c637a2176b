import { withoutPrototype } from '../without-prototype.ts';

/**
 * `2026-03-09` as „9. März 2026“ or “9 March 2026”, with a no-break space between day and month.
 *
 * @param language a code that Intl knows: `de`, `en-GB`
 */
export function longDate(date: string, language: string): string {
  const options = withoutPrototype({ dateStyle: 'long' as const, timeZone: 'UTC' });
  return new Date(date).toLocaleDateString(language, options).replace(' ', '\u00a0');
}
