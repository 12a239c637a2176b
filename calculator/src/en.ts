import { makeSpokenFunctions } from './make-functions.ts';
import { calculatorOfPage, partsOf, sharedOf } from './parts/shared.ts';
import { withoutPrototype } from './without-prototype.ts';
import { addLanguage } from './words/en/add-language.ts';
import { ENGLISH_ANSWERS } from './words/en/answers.ts';
import { ENGLISH_DOUBTS } from './words/en/doubts.ts';
import { ENGLISH } from './words/en/english.ts';
import { ENGLISH_HINT_WORDS } from './words/en/hint.ts';
import { ENGLISH_WIDGET } from './words/en/widget.ts';

/** Returns whether embed.js has run. */
function addEnglish(): boolean {
  const calculator = calculatorOfPage();
  if (!calculator) return false;
  const shared = sharedOf(calculator);
  if (shared.english) return true;
  shared.english = {
    words: ENGLISH,
    answers: ENGLISH_ANSWERS,
    doubts: ENGLISH_DOUBTS,
    widget: ENGLISH_WIDGET,
  };
  // The parts stay the same object: what comes later is known here, too.
  const functions = makeSpokenFunctions(partsOf(calculator), ENGLISH);
  shared.languages = withoutPrototype({
    german: calculator,
    english: { ...functions, words: ENGLISH_HINT_WORDS },
  });
  Object.assign(window, { IbanRechner: addLanguage(calculator, functions) });
  shared.refresh?.('en');
  return true;
}
if (!addEnglish()) addEventListener('iban-rechner-ready', addEnglish);
