import { makeCalculator } from '../make-calculator.ts';
import { REFRESH } from '../parts/refresh.ts';
import { partsOf } from '../parts/teach.ts';
import { refreshFields } from './element.ts';
import type { Source } from './knowledge.ts';

const script = document.currentScript;
/** Where this script came from. `''` for a module, and with `integrity`: who pins this file names all others, too. */
const source = script && script instanceof HTMLScriptElement && !script.integrity ? script.src : '';

const page = window as any;
export function connect() {
  const c = page.IbanRechner;
  if (!c) return;
  const before = c[REFRESH];
  c[REFRESH] = (name: any) => {
    before?.(name);
    refreshFields();
  };
  refreshFields();
}

/** What feld.js finds in the page: IbanRechner of embed.js, with the parts that have come. */
export const pageSource: Source = {
  knowledge: () => {
    if (!page.IbanRechner?.validate?.call) return undefined;
    const parts = partsOf(page.IbanRechner);
    const c = makeCalculator(parts);
    return {
      explainIban: c.explainIban,
      explainAccount: c.explainAccount,
      lookupBic: c.lookupBic,
      validate: (iban) => c.validate(iban),
      read: (text) => parts.directory?.read(text, parts.rules),
    };
  },
  load: () => {
    for (const name of ['regeln', 'banken', 'laender']) {
      const address = source.replace(/feld(?=[^/?#]*([?#]|$))/, name);
      if (address !== source && !document.querySelector(`[src*=${name}]`)) import(address).catch(() => {});
    }
  },
};
