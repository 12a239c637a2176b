import { taughtOf } from '../parts/teach.ts';
import { calculator as english } from './calculator.ts';
import type { WithLanguage } from './page.ts';

/** The functions that answer in the language of IbanRechner. */
const SPOKEN = ['validate', 'buildIban', 'lookupBic'] as const;

/**
 * Adds `language` to the functions of a page: while it is `'en'`, they answer in English. The widgets ask the given
 * calculator itself, so each keeps its own language.
 *
 * @returns what takes the place of the calculator for the page. What is set there, the calculator has, too
 */
export function addLanguage(calculator: WithLanguage): WithLanguage {
  // From now on, a part that comes finds the German functions here, whatever the page has chosen.
  taughtOf(calculator);
  calculator.language ??= 'de';
  return new Proxy(calculator, {
    get(target, key: keyof WithLanguage) {
      const name = SPOKEN.find((spoken) => spoken === key);
      return name && target.language === 'en' ? english[name] : target[key];
    },
  });
}
