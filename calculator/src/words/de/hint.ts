import type { HintWords } from '../../feld/hint-words.ts';
import { withoutPrototype } from '../../without-prototype.ts';
import { countryNames } from '../country-names.ts';

const countryName = countryNames('de');

export const GERMAN_HINT_WORDS: HintWords = withoutPrototype({
  language: 'de',
  offer: (iban) => `Daraus wird ${iban} – übernehmen`,
  onlyFrom: (codes) =>
    `Hier geht nur eine IBAN aus: ${codes.map((code) => (code === 'SEPA' ? 'SEPA-Raum' : countryName(code))).join(', ')}.`,
});
