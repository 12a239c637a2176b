import { addLanguage } from './english/add-language.ts';
import { makeEnglishForm } from './english/make-english-form.ts';
import { calculatorOfPage, sharedOf } from './parts/shared.ts';
import { ENGLISH_FIELD_WORDS } from './words/en/fields.ts';

/** Returns whether embed.js has run. */
function learn(): boolean {
  const calculator = calculatorOfPage();
  if (!calculator) return false;
  const shared = sharedOf(calculator);
  if (shared.englishFields) return true;
  shared.englishFields = ENGLISH_FIELD_WORDS;
  Object.assign(window, { IbanRechner: addLanguage(calculator) });
  shared.refresh?.('en', makeEnglishForm);
  return true;
}
// embed.js takes English forms after this event, in the same script.
if (!learn()) addEventListener('iban-rechner-ready', () => queueMicrotask(learn));
