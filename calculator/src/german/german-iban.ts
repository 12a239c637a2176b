import { checkDigits } from '../iban/check-digits.ts';

/**
 * A German IBAN, without spaces.
 *
 * @param blz 8 digits
 * @param account ten digits
 */
export function germanIban(blz: string, account: string): string {
  const bban = blz + account;
  return `DE${String(checkDigits(`DE00${bban}`)).padStart(2, '0')}${bban}`;
}
