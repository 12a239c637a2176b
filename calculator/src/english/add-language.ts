import type { Calculator } from '../api.d.ts';
import type { Sharing } from '../parts/shared.ts';
import { calculator as english } from './calculator.ts';

/** The functions that answer in the language of IbanRechner. */
const SPOKEN = ['validate', 'buildIban', 'lookupBic', 'sentences'] as const;

/** What a page finds as IbanRechner once en.js has come. */
type WithLanguage = Sharing & Partial<Calculator>;

/**
 * Adds `language` to the functions of a page: while it is `'en'`, they answer in English. The widgets ask the given
 * calculator itself, so each keeps its own language.
 *
 * @returns the object that replaces the calculator on the page. A property that the page sets there is set on the
 * calculator, too
 */
export function addLanguage(calculator: WithLanguage): WithLanguage {
  calculator.language ??= 'de';
  return new Proxy(calculator, {
    get(target, key: keyof WithLanguage) {
      const name = SPOKEN.find((spoken) => spoken === key);
      // `sentences` exists once a part has come.
      return name && target[name] && target.language === 'en' ? english[name] : target[key];
    },
  });
}
