import { addLanguage } from './english/add-language.ts';
import { calculator as english, shared as widgets } from './english/calculator.ts';
import { makeEnglishForm } from './english/make-english-form.ts';
import { makeSpokenFunctions } from './make-functions.ts';
import { calculatorOfPage, partsOf, sharedOf } from './parts/shared.ts';
import { repliesWith } from './results/reply.ts';
import { withoutPrototype } from './without-prototype.ts';
import { ENGLISH_ANSWERS } from './words/en/answers.ts';
import { ENGLISH } from './words/en/english.ts';
import { ENGLISH_HINT_WORDS } from './words/en/hint.ts';
import { CONFIRMED, SEARCH_FAULT } from './words/en/widget.ts';

/** Returns whether embed.js has run. */
function addEnglish(): boolean {
  const calculator = calculatorOfPage();
  if (!calculator) return false;
  const shared = sharedOf(calculator);
  if (shared.englishAnswers) return true;
  shared.englishAnswers = { answers: ENGLISH_ANSWERS, words: ENGLISH };
  // The parts stay the same object: what comes later is known here, too.
  const parts = partsOf(calculator);
  const functions = makeSpokenFunctions(parts, ENGLISH);
  Object.assign(english, functions);
  shared.languages = withoutPrototype({
    german: calculator,
    english: { validate: functions.validate, words: ENGLISH_HINT_WORDS },
  });
  widgets.replies = repliesWith(parts, ENGLISH, { confirmed: CONFIRMED, searchFault: SEARCH_FAULT });
  Object.assign(window, { IbanRechner: addLanguage(calculator) });
  shared.refresh?.('en', makeEnglishForm);
  return true;
}
if (!addEnglish()) addEventListener('iban-rechner-ready', addEnglish);
