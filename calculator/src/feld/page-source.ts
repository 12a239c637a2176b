import { explainIban } from '../explain/explain-iban.ts';
import type { Parts } from '../parts/parts.ts';
import { calculatorOfPage, type PartName, partsOf, sharedOf } from '../parts/shared.ts';
import { GERMAN_HINT_WORDS } from '../words/de/hint.ts';
import { refreshFields } from './element.ts';
import type { Source } from './knowledge.ts';

// An element of the page with the name currentScript would also appear here.
const script = document.currentScript;
/** Where this script came from. `''` for a module, and with `integrity`: who pins this file names all others, too. */
const source = script instanceof HTMLScriptElement && !script.integrity ? script.src : '';

/** Loads a script from where this one came, once. Without it, the field says what it knows. */
const asked = new Set<PartName>();
function load(name: PartName, isThere: boolean): void {
  // The file is called as this one is, with its own name in place of `feld`.
  const address = source.replace(/feld(?=[^/?#]*([?#]|$))/, name);
  if (isThere || asked.has(name) || address === source) return;
  asked.add(name);
  import(address).catch(() => {});
}

/** What feld.js finds in the page: IbanRechner, with the parts that have come. */
export const pageSource: Source = {
  knowledge(isEnglish) {
    const functions = calculatorOfPage();
    if (!functions) return undefined;
    const parts = partsOf(functions);
    const { languages } = sharedOf(functions);
    const english = isEnglish ? languages?.english : undefined;
    return {
      explainIban: (iban) => explainIban(iban, parts),
      buildIban: functions.buildIban,
      lookupBic: functions.lookupBic,
      // The functions of the page answer in the language that the page has chosen for them.
      validate: (english ?? languages?.german ?? functions).validate,
      words: english?.words ?? GERMAN_HINT_WORDS,
      read: (text) => parts.directory?.read(text, parts.rules),
    };
  },

  loadParts() {
    const functions = calculatorOfPage();
    const { rules, directory, countries }: Parts = functions ? partsOf(functions) : {};
    load('regeln', !!rules);
    load('banken', !!directory);
    load('laender', !!countries);
  },

  loadEnglish() {
    const functions = calculatorOfPage();
    load('en', !!functions && !!sharedOf(functions).languages);
  },
};

/** Hears of each part that comes, as the widgets do. */
export function listenForParts(): void {
  const calculator = calculatorOfPage();
  if (!calculator) return;
  const shared = sharedOf(calculator);
  const refreshWidgets = shared.refresh;
  shared.refresh = (...come) => {
    refreshWidgets?.(...come);
    refreshFields();
  };
  refreshFields();
}
