import { say } from '../answers/say.ts';
import type { DirectoryBank } from '../directory/pack.ts';
import { isPolluted } from '../without-prototype.ts';
import { GERMAN_ANSWERS } from '../words/de/answers.ts';
import { germanWith } from '../words/de/german.ts';
import { findBanks } from './find-banks.ts';
import type { Directory } from './parts.ts';
import { calculatorOfPage, partsOf, sharedOf } from './shared.ts';

/** Lets the page and its widgets judge whole texts. If embed.js has not run yet, waits for it. */
export function installJudge(directory: Directory): void {
  /** Returns whether embed.js has run. */
  function install(): boolean {
    const calculator = calculatorOfPage();
    if (!calculator) return false;
    const shared = sharedOf(calculator);
    const parts = partsOf(calculator);
    shared.judge ??= (typed, isEnglish = calculator.language === 'en') => {
      // The reader reads optional properties. There, it can't tell its own from those of the page.
      if (isPolluted()) return undefined;
      const judgement = directory.judge(typed, parts);
      const english = isEnglish ? shared.english : undefined;
      const said = english
        ? say(judgement, english.answers, english.words)
        : say(judgement, GERMAN_ANSWERS, germanWith(parts));
      return { judgement, said };
    };
    shared.findBanks ??= (text) =>
      findBanks(text, directory.edition().banks as ReadonlyMap<string, DirectoryBank>);
    return true;
  }
  if (!install()) addEventListener('iban-rechner-ready', install);
}
