import { countryNames } from '../../iban/wording.ts';

const countryName = /* @__PURE__ */ countryNames('de');

export const GERMAN_HINT_WORDS = {
  /** For the attribute `lang`. */
  language: 'de' as 'de' | 'en',
  country: countryName,
  /** @param iban in groups */
  offer: (iban: string) => `${iban} übernehmen`,
  /** @param codes the countries that are allowed, or `SEPA` */
  onlyFrom: (codes: readonly string[]) =>
    `Hier geht nur eine IBAN aus: ${codes.map((code) => (code === 'SEPA' ? 'SEPA-Raum' : countryName(code))).join(', ')}.`,
};

/** What the field itself says. All sentences about faults and accounts are those of the calculator. */
export type HintWords = typeof GERMAN_HINT_WORDS;
