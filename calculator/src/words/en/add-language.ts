import type { Calculator } from '../../api.d.ts';
import type { SpokenFunctions } from '../../make-functions.ts';
import type { Sharing } from '../../parts/shared.ts';

/** What a page finds as IbanRechner once en.js has come. */
type WithLanguage = Sharing & Partial<Calculator>;

/**
 * Adds `language` to the functions of a page: while it is `'en'`, they answer in English. The widgets ask the given
 * calculator itself, so each keeps its own language.
 *
 * @param english the functions that answer in the language of IbanRechner
 * @returns the object that replaces the calculator on the page. A property that the page sets there is set on the
 * calculator, too
 */
export function addLanguage(calculator: WithLanguage, english: SpokenFunctions): WithLanguage {
  calculator.language ??= 'de';
  return new Proxy(calculator, {
    get(target, key: keyof WithLanguage) {
      const name = (Object.keys(english) as (keyof SpokenFunctions)[]).find((spoken) => spoken === key);
      // `sentences` exists once a part has come.
      return name && target[name] && target.language === 'en' ? english[name] : target[key];
    },
  });
}
