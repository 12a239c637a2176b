import { NATIONAL_FAULT } from '../messages/parts.ts';
import { checkNational } from '../national/check-national.ts';
import type { Countries } from './parts.ts';
import { said } from './said.ts';

/** What laender.js teaches. */
export const countries: Countries = {
  checkAccount: (iban) => said(checkNational(iban), NATIONAL_FAULT),
};
