import type { Typed } from '../answers/judgement.ts';
import { say } from '../answers/say.ts';
import type { Directory } from '../parts/parts.ts';
import { calculatorOfPage, partsOf, sharedOf } from '../parts/shared.ts';
import { isPolluted } from '../without-prototype.ts';
import { GERMAN_ANSWERS } from '../words/de/answers.ts';
import { germanWith } from '../words/de/german.ts';
import { listenToFields } from './listen-to-fields.ts';
import { readFieldsOfForm } from './read-fields-of-form.ts';

/** Lets the page and its widgets judge whole texts. If embed.js has not run yet, waits for it. */
export function installReader(directory: Directory): void {
  /** Returns whether embed.js has run. */
  function install(): boolean {
    const calculator = calculatorOfPage();
    if (!calculator) return false;
    const shared = sharedOf(calculator);
    if (shared.readFields) return true;
    const parts = partsOf(calculator);
    const inWords = (typed: readonly Typed[], isEnglish: boolean) => {
      const judgement = directory.judge(typed, parts);
      const english = isEnglish ? shared.englishAnswers : undefined;
      const said = english
        ? say(judgement, english.answers, english.words)
        : say(judgement, GERMAN_ANSWERS, germanWith(parts));
      return { judgement, said };
    };
    shared.readFields = (form) => readFieldsOfForm(form, inWords);
    // The reader reads optional properties. There, it can't tell its own from those of the page.
    shared.judge = (typed, isEnglish = calculator.language === 'en') =>
      isPolluted() ? undefined : inWords(typed, isEnglish);
    try {
      listenToFields(inWords);
    } catch {
      // The browser is too old, or the page has shadowed a name of the document. The functions work all the same.
    }
    return true;
  }
  if (!install()) addEventListener('iban-rechner-ready', install);
}
