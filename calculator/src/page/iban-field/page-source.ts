import { calculatorOfPage, sharedOf } from '../shared.ts';
import type { ScriptName } from '../widget/widget.ts';
import { GERMAN_HINT_WORDS } from './de.ts';
import { refreshFields } from './element.ts';
import type { Source } from './knowledge.ts';
import { explainAlone } from './knowledge.ts';

// An element of the page with the name currentScript would also appear here.
const script = document.currentScript;
/** Whether the tag has `integrity`: who pins this file names all others, too. */
const isPinned = script instanceof HTMLScriptElement && script.integrity !== '';

/** The scripts that fields want. embed.js loads them, once it has run. */
const wanted = new Set<ScriptName>();

function want(...names: readonly ScriptName[]): void {
  for (const name of names) wanted.add(name);
  const calculator = calculatorOfPage();
  if (calculator && !isPinned) sharedOf(calculator).load?.([...wanted]);
}

/** What feld.js finds in the page: IbanRechner, with the parts that have come. */
export const pageSource: Source = {
  knowledge(isEnglish) {
    const functions = calculatorOfPage();
    if (!functions) return undefined;
    const { languages, judge } = sharedOf(functions);
    const english = isEnglish ? languages?.english : undefined;
    return {
      // Each part brings its own.
      explainIban: (iban) => functions.explainIban?.(iban) ?? explainAlone(iban, functions.lookupBic),
      lookupBic: functions.lookupBic,
      // The functions of the page answer in the language that the page has chosen for them.
      validate: (english ?? languages?.german ?? functions).validate,
      words: english?.words ?? GERMAN_HINT_WORDS,
      judge: (text) => judge?.([{ meaning: 'iban', text }], isEnglish),
    };
  },
  loadParts: () => want('regeln', 'banken', 'laender'),
  loadEnglish: () => want('en'),
};

/** Listens for each part that comes, as the widgets do. embed.js has run, or is not there yet. */
export function listenForParts(): void {
  const calculator = calculatorOfPage();
  if (!calculator) return;
  const shared = sharedOf(calculator);
  const refreshWidgets = shared.refresh;
  shared.refresh = (...come) => {
    // First: the widgets tell the page, and the page may ask the fields then.
    refreshFields();
    refreshWidgets?.(...come);
  };
  want();
  refreshFields();
}
