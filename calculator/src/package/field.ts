import { plainIban } from '../answers/explain-plain.ts';
import { validate } from '../answers/plain.ts';
import { GERMAN_HINT_WORDS } from '../page/iban-field/de.ts';
import { fieldClass, refreshFields } from '../page/iban-field/element.ts';
import type { Knowledge, Source } from '../page/iban-field/judge.ts';

export type * from './field-types.d.ts';

/** What the registry says of an IBAN. Banks, rules and English words come with the whole. */
const PLAIN: Knowledge = {
  words: GERMAN_HINT_WORDS,
  validate,
  explainIban: (iban) => plainIban(iban, () => null),
};

let whole: ((isEnglish: boolean) => Knowledge) | undefined;
let isComing = false;

/** Loads the whole once. Bundlers put it into a file of its own. What could not be loaded is asked for again. */
async function loadWhole(): Promise<void> {
  if (isComing) return;
  isComing = true;
  try {
    ({ knowledge: whole } = await import('./field-whole.ts'));
    refreshFields(true);
  } catch {
    isComing = false;
  }
}

const source: Source = {
  knowledge: (isEnglish) => whole?.(isEnglish) ?? PLAIN,
  loadWhole,
  loadEnglish: loadWhole,
};

// On a server there are no elements.
if (typeof customElements !== 'undefined' && !customElements.get('iban-field'))
  customElements.define('iban-field', fieldClass(source));
