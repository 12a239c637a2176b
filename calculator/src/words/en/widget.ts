// The words and sentences of the widget, besides the sentences about faults. The bundle of en.js has this file in the
// place of words/de/widget.ts: both export the same names.

export const LANGUAGE = 'en';
export const FAULT = 'Error: ';
export const COUNTRY = 'Country: ';
export const BIC = 'BIC\u00a0';
export const COPY_IBAN = 'Copy IBAN';
export const COPY_BIC = 'Copy BIC';
export const COPIED = 'Copied';
export const UNKNOWN_BANK = 'This bank is not known here.';
/** The heading of an IBAN that no part has confirmed. */
export const COMPUTED = '⚠ Calculated, not confirmed.';
/** Why an IBAN is not confirmed, if no part says more. */
export const LIMIT =
  'Some banks build IBANs by rules of their own. The IBAN on the account statement has the final say.';
export const WAITING = 'Checking …';
export const PRIVATE = 'Your account number does not leave your browser.';

export const VALIDATE = {
  label: 'IBAN',
  action: 'Check IBAN',
};
export const BUILD = {
  blz: 'Bank code, BLZ (8\u00a0digits)',
  kontonummer: 'Account number (at most 10\u00a0digits)',
  action: 'Calculate IBAN',
};
export const LOOKUP = {
  label: 'Bank code (BLZ) or IBAN',
  action: 'Find bank',
};
export const SEARCH_FAULT = 'Enter a bank code (8\u00a0digits) or an IBAN.';

/** The headings of a confirmed IBAN, by mode. Only they have the sign ✓. The parts bring them. */
export const CONFIRMED = {
  validate: '✓ The IBAN is formally correct. Only the bank knows whether the account exists.',
  build: '✓ Your IBAN',
};
