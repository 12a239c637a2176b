import { plainIban } from '../answers/explain-plain.ts';
import { validate } from '../answers/plain.ts';
import { GERMAN_HINT_WORDS } from './iban-field/de.ts';
import { fieldClass, refreshFields } from './iban-field/element.ts';
import type { Knowledge, Source } from './iban-field/judge.ts';
import { load } from './load.ts';
import { WHOLE_EVENT, wholeOfPage } from './shared.ts';

/** What the registry says of an IBAN. Banks, rules and English words come with rechner.js. */
const PLAIN: Knowledge = {
  words: GERMAN_HINT_WORDS,
  validate,
  explainIban: (iban) => plainIban(iban, () => null),
};

const loadWhole = () => load('rechner', wholeOfPage);

const source: Source = {
  knowledge: (isEnglish) => wholeOfPage()?.knowledge(isEnglish) ?? PLAIN,
  loadWhole,
  loadEnglish: loadWhole,
};

try {
  // The script may run twice, perhaps in another version.
  if (!customElements.get('iban-field')) {
    customElements.define('iban-field', fieldClass(source));
    addEventListener(WHOLE_EVENT, () => refreshFields(true));
  }
} catch {
  // The browser is too old. The inputs stay as they are.
}
