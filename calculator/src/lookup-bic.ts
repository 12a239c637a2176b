import type { Bank } from './api.d.ts';
import { findBank } from './find-bank.ts';
import { validate } from './validate.ts';

/** See api.d.ts. */
export const lookupBic = (blzOderIban: unknown): Bank | { notFound: true } => {
  const { valid, formatted: iban } = validate(blzOderIban);
  // The BLZ is the fifth to the twelfth character, here with a space after every fourth.
  return findBank(valid && /^DE/.test(iban) ? iban.slice(5, 14) : blzOderIban) ?? { notFound: true };
};
