import { addLanguage } from './english/add-language.ts';
import { calculator as english } from './english/calculator.ts';
import { makeEnglishForm } from './english/make-english-form.ts';
import { calculatorOfPage, sharedOf } from './parts/shared.ts';
import { withoutPrototype } from './without-prototype.ts';
import { ENGLISH_FIELD_WORDS } from './words/en/fields.ts';
import { ENGLISH_HINT_WORDS } from './words/en/hint.ts';

/** Returns whether embed.js has run. */
function addEnglish(): boolean {
  const calculator = calculatorOfPage();
  if (!calculator) return false;
  const shared = sharedOf(calculator);
  if (shared.englishFields) return true;
  shared.englishFields = ENGLISH_FIELD_WORDS;
  shared.languages = withoutPrototype({
    german: calculator,
    english: { validate: english.validate, words: ENGLISH_HINT_WORDS },
  });
  Object.assign(window, { IbanRechner: addLanguage(calculator) });
  shared.refresh?.('en', makeEnglishForm);
  return true;
}
// embed.js takes English forms after this event, in the same script.
if (!addEnglish()) addEventListener('iban-rechner-ready', () => queueMicrotask(addEnglish));
