import { checkNational } from '../iban/check-national.ts';
import { isQrIban } from '../iban/qr-iban.ts';
import { COUNTRY_WORDS } from './notes-de.ts';
import type { Countries } from './parts.ts';

/** What laender.js adds to the calculator. */
export const countries: Countries = {
  checkAccount(iban) {
    if (isQrIban(iban)) return { state: 'computed', checked: true, notes: [{ code: 'qr-iban' }], basis: [] };
    const checked = checkNational(iban);
    return {
      state: checked === 'invalid' ? 'computed' : 'confirmed',
      checked: true,
      notes: checked === 'invalid' ? [{ code: 'national-check-digit' }] : [],
      basis: checked === 'valid' ? [{ code: 'check-digit-fits' }] : [],
    };
  },
  words: COUNTRY_WORDS,
};
