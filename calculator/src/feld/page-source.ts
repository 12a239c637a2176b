import { explainIban } from '../explain/explain-iban.ts';
import { calculatorOfPage, partsOf, sharedOf } from '../parts/shared.ts';
import { refreshFields } from './element.ts';
import type { Source } from './knowledge.ts';

// An element of the page with the name currentScript would also appear here.
const script = document.currentScript;
/** Where this script came from. `''` for a module, and with `integrity`: who pins this file names all others, too. */
const source = script instanceof HTMLScriptElement && !script.integrity ? script.src : '';

/** What feld.js finds in the page: IbanRechner, with the parts that have come. */
export const pageSource: Source = {
  knowledge() {
    const functions = calculatorOfPage();
    if (!functions) return undefined;
    const parts = partsOf(functions);
    return {
      explainIban: (iban) => explainIban(iban, parts),
      buildIban: functions.buildIban,
      lookupBic: functions.lookupBic,
      validate: functions.validate,
      read: (text) => parts.directory?.read(text, parts.rules),
    };
  },

  load() {
    for (const name of ['regeln', 'banken', 'laender']) {
      // The file is called as this one is, with the name of the part in place of `feld`.
      const address = source.replace(/feld(?=[^/?#]*([?#]|$))/, name);
      // The page may bring the part itself, from another address.
      if (address !== source && !document.querySelector(`script[src*=${name}]`))
        // Without a part, the field says what it knows.
        import(address).catch(() => {});
    }
  },
};

/** Hears of each part that comes, as the widgets do. */
export function hearOfParts(): void {
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
