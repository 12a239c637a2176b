import type { ThreeFunctions } from '../api.d.ts';
import { banksOf } from '../parts/known-banks.ts';
import type { Directory } from '../parts/parts.ts';
import { type Hooks, READ_FIELDS } from '../parts/refresh.ts';
import { partsOf } from '../parts/teach.ts';
import { GERMAN_FIELD_WORDS } from '../words/de/fields.ts';
import { FIELD_WORDS, type FieldHooks } from './field-words.ts';
import { listenToFields } from './listen-to-fields.ts';
import { readFieldsOfForm } from './read-fields-of-form.ts';
import { READ_TEXTS, type ReadHooks, readTexts } from './read-texts.ts';

/** Lets the widgets of the page read whole texts. If embed.js has not run yet, waits for it. */
export function installReader(directory: Directory): void {
  /** Returns whether embed.js has run. */
  function install(): boolean {
    const page = window as {
      IbanRechner?: ThreeFunctions & Hooks & FieldHooks & ReadHooks & { language?: unknown };
    };
    const calculator = page.IbanRechner;
    if (typeof calculator?.validate !== 'function') return false;
    if (calculator[READ_FIELDS]) return true;
    const know = () => ({
      banks: banksOf(directory, partsOf(calculator).rules),
      english: calculator[FIELD_WORDS],
    });
    calculator[READ_FIELDS] = (form) => readFieldsOfForm(form, know());
    calculator[READ_TEXTS] = (texts, inserted) => {
      const { banks, english } = know();
      const words = (page.IbanRechner?.language === 'en' && english) || GERMAN_FIELD_WORDS;
      return readTexts(texts, banks, words, inserted);
    };
    try {
      listenToFields(know);
    } catch {
      // The browser is too old, or the page has shadowed a name of the document. The functions work all the same.
    }
    return true;
  }
  // embed.js makes its widgets after this event, in the same script.
  if (!install()) addEventListener('iban-rechner-ready', () => queueMicrotask(install));
}
