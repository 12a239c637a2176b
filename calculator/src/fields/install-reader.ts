import { banksOf } from '../parts/known-banks.ts';
import type { Directory } from '../parts/parts.ts';
import { calculatorOfPage, partsOf, sharedOf } from '../parts/shared.ts';
import { GERMAN_FIELD_WORDS } from '../words/de/fields.ts';
import { listenToFields } from './listen-to-fields.ts';
import { readFieldsOfForm } from './read-fields-of-form.ts';
import { readTexts } from './read-texts.ts';

/** Lets the widgets of the page read whole texts. If embed.js has not run yet, waits for it. */
export function installReader(directory: Directory): void {
  /** Returns whether embed.js has run. */
  function install(): boolean {
    const calculator = calculatorOfPage();
    if (!calculator) return false;
    const shared = sharedOf(calculator);
    if (shared.readFields) return true;
    const knowledge = () => ({
      banks: banksOf(directory, partsOf(calculator).rules),
      english: shared.englishFields,
    });
    shared.readFields = (form) => readFieldsOfForm(form, knowledge());
    shared.readTexts = (texts, inserted) => {
      const { banks, english } = knowledge();
      const words = (calculator.language === 'en' && english) || GERMAN_FIELD_WORDS;
      return readTexts(texts, banks, words, inserted);
    };
    try {
      listenToFields(knowledge);
    } catch {
      // The browser is too old, or the page has shadowed a name of the document. The functions work all the same.
    }
    return true;
  }
  if (!install()) addEventListener('iban-rechner-ready', install);
}
