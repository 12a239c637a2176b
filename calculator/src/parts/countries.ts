import { COUNTRY_WORDS } from '../messages/countries.ts';
import { checkNational } from '../national/check-national.ts';
import type { Countries } from './parts.ts';

/** What laender.js adds to the calculator. */
export const countries: Countries = {
  checkAccount(iban) {
    const checked = checkNational(iban);
    if (checked === 'invalid')
      return { state: 'computed', notes: [{ code: 'national-check-digit' }], basis: [] };
    return {
      state: 'confirmed',
      notes: [],
      basis: checked === 'valid' ? [{ code: 'check-digit-fits' }] : [],
    };
  },
  words: COUNTRY_WORDS,
};
