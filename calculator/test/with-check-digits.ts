import { checkDigits } from '../src/iban/faults.ts';

/** The IBAN of a country and a BBAN. */
export const withCheckDigits = (country: string, bban: string): string =>
  country + String(checkDigits(`${country}00${bban}`)).padStart(2, '0') + bban;
