import { GERMAN_HINT_WORDS } from './iban-field/de.ts';
import { fieldClass, refreshFields } from './iban-field/element.ts';
import { explainAlone, type Source } from './iban-field/judge.ts';
import { calculatorOfPage, sharedOf } from './shared.ts';
import type { ScriptName } from './widget/widget.ts';

/** Not empty if the page pins this file: then the page names all other files, too. */
const pin = (document.currentScript as HTMLScriptElement | null)?.integrity;
/** embed.js loads these, once it has run. */
const wanted: ScriptName[] = [];

function want(...names: readonly ScriptName[]): void {
  wanted.push(...names);
  const calculator = calculatorOfPage();
  if (calculator && !pin) sharedOf(calculator).load?.(wanted);
}

const pageSource: Source = {
  knowledge(isEnglish) {
    const functions = calculatorOfPage();
    if (!functions) return undefined;
    const { languages, judge, parts } = sharedOf(functions);
    const english = isEnglish ? languages?.english : undefined;
    return {
      words: GERMAN_HINT_WORDS,
      // IbanRechner itself answers in the language that the page has chosen for it.
      ...(english ?? languages?.german ?? functions),
      // explainIban comes with a part.
      explainIban: (iban) => functions.explainIban?.(iban) ?? explainAlone(iban, functions.lookupBic),
      findBank: parts?.findBank,
      judge: (text) => judge?.([{ meaning: 'iban', text }], isEnglish),
    };
  },
  loadParts: () => want('regeln', 'banken', 'laender'),
  loadEnglish: () => want('en'),
};

/** Listens for each part that loads, as the widgets do. Does nothing until embed.js has run. */
function listenForParts(): void {
  const calculator = calculatorOfPage();
  if (!calculator) return;
  const shared = sharedOf(calculator);
  const refreshWidgets = shared.refresh;
  shared.refresh = (...come) => {
    // Fields first: widgets send events to the page, which may ask the fields.
    refreshFields(true);
    refreshWidgets?.(...come);
  };
  want();
  refreshFields(true);
}

try {
  // The script may run twice, perhaps in another version.
  if (!customElements.get('iban-field')) {
    customElements.define('iban-field', fieldClass(pageSource));
    listenForParts();
    // embed.js may run after this script.
    addEventListener('iban-rechner-ready', listenForParts);
  }
} catch {
  // The browser is too old. The inputs stay as they are.
}
