import type { ThreeFunctions } from '../api.d.ts';
import { explainIban } from '../explain/explain-iban.ts';
import type { Hooks } from '../parts/refresh.ts';
import { REFRESH } from '../parts/refresh.ts';
import { partsOf } from '../parts/teach.ts';
import { refreshFields } from './element.ts';
import type { Source } from './knowledge.ts';

// An element of the page with the name currentScript would also appear here.
const script = document.currentScript;
/** Where this script came from. `''` for a module, and with `integrity`: who pins this file names all others, too. */
const source = script instanceof HTMLScriptElement && !script.integrity ? script.src : '';

/** IbanRechner of embed.js. An element with this id is none. */
function calculator(): (ThreeFunctions & Hooks) | undefined {
  const { IbanRechner } = window as { IbanRechner?: ThreeFunctions & Hooks };
  return typeof IbanRechner?.validate === 'function' ? IbanRechner : undefined;
}

/** What feld.js finds in the page: IbanRechner, with the parts that have come. */
export const pageSource: Source = {
  knowledge() {
    const functions = calculator();
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
  const hooks = calculator();
  if (!hooks) return;
  const refreshWidgets = hooks[REFRESH];
  hooks[REFRESH] = (name) => {
    refreshWidgets?.(name);
    refreshFields();
  };
  refreshFields();
}
