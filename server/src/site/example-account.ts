/** The account of our worked examples: the one that the IBAN registry uses for Germany. */
export const EXAMPLE_ACCOUNT = {
  blz: '37040044',
  kontonummer: '532013000',
  iban: 'DE89 3704 0044 0532 0130 00',
} as const;
