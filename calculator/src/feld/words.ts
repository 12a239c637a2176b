import { countryName } from '../messages/country.ts';
import type { Language } from './knowledge.ts';

// The words of the field itself. All sentences about faults and accounts are those of the calculator.

const GERMAN = {
  offer: (iban: string) => `Daraus wird ${iban} – übernehmen`,
  onlyFrom: (countries: string) => `Hier geht nur eine IBAN aus: ${countries}.`,
  sepa: 'SEPA-Raum',
};

const ENGLISH: typeof GERMAN = {
  offer: (iban) => `This gives ${iban} – use it`,
  onlyFrom: (countries) => `Only an IBAN from here is accepted: ${countries}.`,
  sepa: 'SEPA countries',
};

const wordsIn = (language: Language) => (language === 'en' ? ENGLISH : GERMAN);

/** The words of the button. @param iban in groups */
export const offerWords = (iban: string, language: Language) => wordsIn(language).offer(iban);

/** @param codes countries, or `SEPA` */
export function onlyFromSentence(codes: readonly string[], language: Language): string {
  const { onlyFrom, sepa } = wordsIn(language);
  return onlyFrom(codes.map((code) => (code === 'SEPA' ? sepa : countryName(code))).join(', '));
}
