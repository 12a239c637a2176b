import type { Calculator } from '../answers/api.ts';
import { ENGLISH_ANSWERS, ENGLISH_DOUBTS } from '../answers/en.ts';
import { makeSpokenFunctions, type SpokenFunctions } from '../answers/make-calculator.ts';
import { ENGLISH } from '../answers/notes-en.ts';
import { withoutPrototype } from '../iban/own-properties.ts';
import { ENGLISH_HINT_WORDS } from './iban-field/en.ts';
import { partsOf, type Sharing, sharedOf, withCalculator } from './shared.ts';
import { ENGLISH_WIDGET } from './widget/en.ts';

type WithLanguage = Sharing & Partial<Calculator>;

/**
 * Adds `language` to the functions of a page: while it is `'en'`, they answer in English. The widgets ask the given
 * calculator itself, so each keeps its own language.
 *
 * @returns what replaces the calculator on the page. A property that the page sets there is set on the calculator, too
 */
export function addLanguage(calculator: WithLanguage, english: SpokenFunctions): WithLanguage {
  calculator.language ??= 'de';
  return new Proxy(calculator, {
    get(target, key: keyof WithLanguage) {
      const name = (Object.keys(english) as (keyof SpokenFunctions)[]).find((spoken) => spoken === key);
      // `sentences` exists once a part has loaded.
      return name && target[name] && target.language === 'en' ? english[name] : target[key];
    },
  });
}

withCalculator((calculator) => {
  const shared = sharedOf(calculator);
  if (shared.english) return;
  shared.english = {
    words: ENGLISH,
    answers: ENGLISH_ANSWERS,
    doubts: ENGLISH_DOUBTS,
    widget: ENGLISH_WIDGET,
  };
  // The object of the parts is shared, so parts that are loaded later are known here, too.
  const functions = makeSpokenFunctions(partsOf(calculator), ENGLISH);
  shared.languages = withoutPrototype({
    german: calculator,
    english: { ...functions, words: ENGLISH_HINT_WORDS },
  });
  Object.assign(window, { IbanRechner: addLanguage(calculator, functions) });
  shared.refresh?.('en');
});
