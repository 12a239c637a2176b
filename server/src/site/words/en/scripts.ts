import { ENGLISH_COMPUTED, ENGLISH_LIMIT } from '../../../calculator/words.ts';
import type { HomeScriptWords, PageScriptWords } from '../words.ts';

export const ENGLISH_PAGE_SCRIPT: PageScriptWords = {
  locale: 'en-GB',
  copy: (name) => (name ? `Copy ${name}` : 'Copy'),
  copied: 'Copied',
  printed: (host, day) => `${host}, printed on ${day}`,
};

const SIMILAR = ' with a similar name';

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
    computed: ENGLISH_COMPUTED,
    note: 'Note',
    computedLimit: ENGLISH_LIMIT,
    noBic: 'none in the directory',
  },
  search: {
    empty: 'Enter a BLZ, an IBAN, a BIC, a name or a city.',
    loading: 'The directory of banks is being loaded\u00a0…',
    failed: 'The directory of banks could not be loaded. Try again.',
    none: 'No bank found.',
    one: (isSimilar) => `1\u00a0bank${isSimilar ? SIMILAR : ''} found.`,
    many: (banks, isSimilar) => `${banks}\u00a0banks${isSimilar ? SIMILAR : ''} found.`,
    best: (banks, isSimilar, shown) =>
      `${banks}\u00a0banks${isSimilar ? SIMILAR : ''} found, the best ${shown}:`,
    others: (count) => (count === 1 ? 'One more BLZ that fits' : `${count}\u00a0more BLZs that fit`),
    germanyOnly: 'The search knows banks in Germany only.',
  },
  offer: {
    isIban: 'This is an IBAN.',
    areNumbers: 'These are a bank code and an account number.',
    check: 'Check IBAN',
    calculate: 'Calculate IBAN',
  },
};
