import { withoutPrototype } from '../../without-prototype.ts';
import type { HintWords } from '../de/hint.ts';
import { countryName } from './faults.ts';

export const ENGLISH_HINT_WORDS: HintWords = withoutPrototype({
  language: 'en',
  offer: (iban) => `This gives ${iban} – use it`,
  onlyFrom: (codes) =>
    `This field takes only IBANs from ${codes.map((code) => (code === 'SEPA' ? 'SEPA countries' : countryName(code))).join(', ')}.`,
});
