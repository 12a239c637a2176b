import { NATIONAL_FAULT } from '../messages/parts.ts';
import { checkNational } from '../national/check-national.ts';
import { accountCheck } from './account-check.ts';
import type { Countries } from './parts.ts';

/** What laender.js teaches. */
export const countries: Countries = {
  checkAccount: (iban) => accountCheck(checkNational(iban), NATIONAL_FAULT),
};
