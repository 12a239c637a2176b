import { withoutPrototype } from '../without-prototype.ts';
import type { Language } from './knowledge.ts';

// The words of the field itself. All sentences about faults and accounts are those of the calculator.

const WORDS = {
  de: {
    offer: (iban: string) => `Daraus wird ${iban} – übernehmen`,
    onlyFrom: (countries: string) => `Hier geht nur eine IBAN aus: ${countries}.`,
    sepa: 'SEPA-Raum',
  },
  en: {
    offer: (iban: string) => `This gives ${iban} – use it`,
    onlyFrom: (countries: string) => `Only an IBAN from here is accepted: ${countries}.`,
    sepa: 'SEPA countries',
  },
};

/** The words of the button. @param iban in groups */
export const offerWords = (iban: string, language: Language) => WORDS[language].offer(iban);

/** @param codes countries, or `SEPA` */
export function onlyFromSentence(codes: readonly string[], language: Language): string {
  const { onlyFrom, sepa } = WORDS[language];
  const names = new Intl.DisplayNames(language, withoutPrototype({ type: 'region' as const }));
  return onlyFrom(codes.map((code) => (code === 'SEPA' ? sepa : names.of(code))).join(', '));
}
