import type { ThreeFunctions } from '../api.d.ts';
import { explainIban } from '../explain/explain-iban.ts';
import type { Hooks, PartName } from '../parts/refresh.ts';
import { REFRESH } from '../parts/refresh.ts';
import { partsOf } from '../parts/teach.ts';
import { GERMAN_HINT_WORDS } from '../words/de/hint.ts';
import { refreshFields } from './element.ts';
import type { Source } from './knowledge.ts';
import { LANGUAGES, type LanguageHooks } from './languages.ts';

// An element of the page with the name currentScript would also appear here.
const script = document.currentScript;
/** Where this script came from. `''` for a module, and with `integrity`: who pins this file names all others, too. */
const source = script instanceof HTMLScriptElement && !script.integrity ? script.src : '';

type PageCalculator = ThreeFunctions & Hooks & LanguageHooks;

/** IbanRechner of embed.js. An element with this id is none. */
function calculator(): PageCalculator | undefined {
  const { IbanRechner } = window as { IbanRechner?: PageCalculator };
  return typeof IbanRechner?.validate === 'function' ? IbanRechner : undefined;
}

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
    const functions = calculator();
    if (!functions) return undefined;
    const parts = partsOf(functions);
    const languages = functions[LANGUAGES];
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
    const { rules, directory, countries } = partsOf(calculator() ?? ({} as PageCalculator));
    load('regeln', !!rules);
    load('banken', !!directory);
    load('laender', !!countries);
  },

  loadEnglish: () => load('en', !!calculator()?.[LANGUAGES]),
};

/** Hears of each part that comes, as the widgets do. */
export function hearOfParts(): void {
  const hooks = calculator();
  if (!hooks) return;
  const refreshWidgets = hooks[REFRESH];
  hooks[REFRESH] = (...part) => {
    refreshWidgets?.(...part);
    refreshFields();
  };
  refreshFields();
}
