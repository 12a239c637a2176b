import { countryNames } from '../words/country-names.ts';

// The words of the field itself. All sentences about faults and accounts are those of the calculator, in German as well.

const countryName = countryNames('de');

/** The words of the button. @param iban in groups */
export const offerWords = (iban: string) => `Daraus wird ${iban} – übernehmen`;

/** @param codes the countries that are allowed, or `SEPA` */
export const onlyFromSentence = (codes: readonly string[]) =>
  `Hier geht nur eine IBAN aus: ${codes.map((code) => (code === 'SEPA' ? 'SEPA-Raum' : countryName(code))).join(', ')}.`;
