import type { Doubt } from '../../answers/doubt.ts';
import type { Asked, DoubtWords } from '../de/doubts.ts';

const VERIFY = '⚠ Check the account number – probably a typing error.';
const UNUSUAL = '⚠ The form is right, but unusual for this bank.';

export const DOUBTS: Readonly<Record<Doubt, DoubtWords>> = {
  'check-digit': {
    headline: { build: VERIFY, check: VERIFY },
    advice: {
      build: 'One digit does not fit the others. With this number, the IBAN is:',
      check: 'The form of the IBAN is right, but one digit of the account number does not fit the others.',
    },
  },
  provisional: {
    headline: { build: '⚠ Calculated provisionally.', check: '⚠ The form is right, checked provisionally.' },
    advice: { build: '', check: '' },
  },
  unusual: { headline: { build: UNUSUAL, check: UNUSUAL }, advice: { build: '', check: '' } },
};
export const NO_BANK = '⚠ The form is right, but the bank is not known.';
export const NOT_CHECKED: Readonly<Record<Asked, string>> = {
  build: 'Whether this bank has an IBAN rule of its own could not be checked just now.',
  check: 'Whether the bank gives such IBANs could not be checked just now.',
};
export const STATEMENT_DECIDES = 'The IBAN on the account statement has the final say.';
export const COPY_ALL_THE_SAME = 'Copy anyway';
