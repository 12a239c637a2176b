/**
 * What the field itself says, in a language. All sentences about faults and accounts are those of the calculator.
 */
export interface HintWords {
  /** The code of the language, for the attribute `lang`. */
  readonly language: string;
  /** The words of the button. @param iban in groups */
  readonly offer: (iban: string) => string;
  /** @param codes the countries that are allowed, or `SEPA` */
  readonly onlyFrom: (codes: readonly string[]) => string;
}
