/** What a random IBAN shall be like. */
export interface RandomIbanOptions {
  /** Two letters; `DE` if it is missing. */
  country?: string | undefined;
  /** In Germany, 8 digits; any bank of the directory if it is missing. */
  blz?: string | undefined;
  /** Returns numbers from 0 to below 1, as Math.random() does: give your own to get the same IBANs in each run. */
  random?: (() => number) | undefined;
}

/** A random IBAN, or why there is none. */
export type RandomIban =
  | { readonly iban: string; readonly fault: null }
  | {
      readonly iban: null;
      readonly fault: /** SWIFT's registry does not have this country. */
        | { readonly code: 'unknown-country'; readonly found: string }
        /** The directory does not have this Bankleitzahl. */
        | { readonly code: 'blz-unknown'; readonly blz: string }
        /** The rule of the bank allows no IBAN, or none was found in many tries. */
        | { readonly code: 'no-iban' };
    };
