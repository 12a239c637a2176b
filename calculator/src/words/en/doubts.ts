import type { DoubtSentences } from '../../answers/say-doubt.ts';

const VERIFY = '⚠ Check the account number – probably a typing error.';
const UNUSUAL = '⚠ The form is right, but unusual for this bank.';

/** What is said of an IBAN that is not confirmed. */
export const ENGLISH_DOUBTS: DoubtSentences = {
  doubts: {
    'check-digit': {
      headline: { build: VERIFY, check: VERIFY },
      advice: {
        build: 'One digit does not fit the others. With this number, the IBAN is:',
        check: 'The form of the IBAN is right, but one digit of the account number does not fit the others.',
      },
    },
    provisional: {
      headline: {
        build: '⚠ Calculated provisionally.',
        check: '⚠ Checked provisionally.',
      },
      advice: { build: '', check: '' },
    },
    unusual: { headline: { build: UNUSUAL, check: UNUSUAL }, advice: { build: '', check: '' } },
  },
  noBank: '⚠ The form is right, but the bank is not known.',
  notChecked: {
    build: 'Whether this bank has an IBAN rule of its own could not be checked just now.',
    check: 'Whether the bank gives such IBANs could not be checked just now.',
  },
  statementDecides: 'The IBAN on the account statement has the final say.',
  bankWouldBuild: (iban) => `The bank would build ${iban}.`,
  copyAllTheSame: 'Copy anyway',
};
