/** What is known of the IBAN rule of a bank, from the calculator's tables. */
export interface BankRule {
  /** As the Bundesbank numbers it: 0 is the standard; null where it is not known. */
  readonly number: number | null;
  /** Under which Bankleitzahl the bank's accounts stand in their IBANs, where the rule names one for all of them. */
  readonly blz: string;
  /** The account number that stands for all accounts, as with one building society; null elsewhere. */
  readonly kontonummer: string | null;
}
