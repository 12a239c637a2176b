import { addLanguage } from './english/add-language.ts';
import { calculator as english } from './english/calculator.ts';
import { makeEnglishForm } from './english/make-english-form.ts';
import { page } from './english/page.ts';
import { LANGUAGES } from './feld/languages.ts';
import { FIELD_WORDS } from './fields/field-words.ts';
import { REFRESH } from './parts/refresh.ts';
import { withoutPrototype } from './without-prototype.ts';
import { ENGLISH_FIELD_WORDS } from './words/en/fields.ts';
import { ENGLISH_HINT_WORDS } from './words/en/hint.ts';

/** Returns whether embed.js has run. */
function learn(): boolean {
  const { IbanRechner: calculator } = page();
  // An element with the id IbanRechner also appears under this name, but has no such function.
  if (typeof calculator?.validate !== 'function') return false;
  if (calculator[FIELD_WORDS]) return true;
  calculator[FIELD_WORDS] = ENGLISH_FIELD_WORDS;
  calculator[LANGUAGES] = withoutPrototype({
    german: calculator,
    english: { validate: english.validate, words: ENGLISH_HINT_WORDS },
  });
  page().IbanRechner = addLanguage(calculator);
  calculator[REFRESH]?.('en', makeEnglishForm);
  return true;
}
// embed.js takes English forms after this event, in the same script.
if (!learn()) addEventListener('iban-rechner-ready', () => queueMicrotask(learn));
