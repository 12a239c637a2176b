import { countryName } from '../../iban/en.ts';
import type { HintWords } from './de.ts';

export const ENGLISH_HINT_WORDS: HintWords = {
  language: 'en',
  country: countryName,
  offer: (iban) => `${iban} – use it`,
  onlyFrom: (codes) =>
    `This field takes only IBANs from ${codes.map((code) => (code === 'SEPA' ? 'SEPA countries' : countryName(code))).join(', ')}.`,
};
