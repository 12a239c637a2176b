import type { HomeScriptWords, PageScriptWords } from '../words.ts';

export const ENGLISH_PAGE_SCRIPT: PageScriptWords = {
  locale: 'en-GB',
  copy: 'Copy',
  copied: 'Copied',
  printed: (host, day) => `${host}, printed on ${day}`,
};

export const ENGLISH_HOME_SCRIPT: HomeScriptWords = {
  language: 'en',
  anatomy: { own: 'Your IBAN', bankAndAccount: 'Bank and account' },
  facts: {
    blz: 'Bank code (BLZ)',
    kontonummer: 'Account number',
    bank: 'Bank',
    country: 'Country',
    result: 'Result',
    confirmed: '✓ formally correct',
    computed: '⚠ Calculated, not confirmed.',
    note: 'Note',
    computedLimit:
      'Some banks build IBANs by rules of their own. What counts is the IBAN on the bank statement.',
    noBic: 'none in the directory',
  },
  search: {
    empty: 'Enter a BLZ, an IBAN, a BIC, a name or a city.',
    loading: 'The directory of banks is being loaded\u00a0…',
    failed: 'The directory of banks could not be loaded. Try again.',
    none: 'No bank found.',
    one: '1\u00a0bank found.',
    many: (banks) => `${banks}\u00a0banks found.`,
    best: (banks, shown) => `${banks}\u00a0banks found, the best ${shown}:`,
    germanyOnly: 'The search knows banks in Germany only.',
  },
  offer: {
    isIban: 'This is an IBAN.',
    areNumbers: 'These are a bank code and an account number.',
    check: 'Check IBAN',
    calculate: 'Calculate IBAN',
  },
};
