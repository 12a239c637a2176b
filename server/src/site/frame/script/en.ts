import { countryNames, ENGLISH_DOUBTS, ENGLISH_VERDICTS } from '../../../calculator/functions.ts';
import type { HomeScriptWords, PageScriptWords, SearchFormWords } from './de.ts';

const nameOfCountry = countryNames('en');

export const ENGLISH_PAGE_SCRIPT: PageScriptWords = {
  locale: 'en-GB',
  copy: (name) => (name ? `Copy ${name}` : 'Copy'),
  copied: 'Copied',
  selected: 'Selected – now copy it yourself',
  fault: 'Error: ',
  bankSearch: {
    empty: 'Enter a name, a city, a BIC or a bank code (BLZ).',
    account:
      'This looks like an account number or an IBAN. Search by name, city, BIC or bank code. Nothing was sent.',
    check: 'Check IBAN',
    noBlz:
      'No bank code begins like this; it may be an account number. Search by name, city, BIC or bank code. Nothing was sent.',
    noList:
      'Whether this is a bank code can’t be checked at the moment. Search by name or city. Nothing was sent.',
  },
  printed: (host, day) => `${host}, printed on ${day}`,
};

export const ENGLISH_HOME_SCRIPT: HomeScriptWords = {
  form: {
    empty: 'Enter a bank code (BLZ), the name of a bank or an IBAN.',
    waiting: 'Checking\u00a0…',
    chooseBank: 'Choose your bank from the list.',
    accountMissing: 'For the IBAN, the account number is still missing.',
    noIbans: 'Only this bank itself can tell you its IBANs.',
    replaced: (text) => `“${text}” was replaced.`,
    build: 'Calculate IBAN',
    check: 'Check IBAN',
    searchBank: 'Find bank',
  },
  result: {
    built: '✓ Your IBAN',
    ...ENGLISH_VERDICTS,
    doubts: ENGLISH_DOUBTS,
    none: '✗ No IBAN',
    chosenByName:
      'This bank has several bank codes. Compare the bank code with the bank card or the bank statement.',
    country: 'Country',
    checkDigits: 'Check digits',
    blz: 'Bank code (BLZ)',
    kontonummer: 'Account number',
    bankAndAccount: 'Bank and account',
    noBic: 'none in the directory',
    copyAll: 'Copy all',
    all: (iban, bic, bank) => `IBAN: ${iban}\nBIC: ${bic}\nBank: ${bank}`,
    anatomy: 'Parts and checks',
    again: 'Calculate another IBAN',
    giroPage: 'As SVG, with a reference or for printing (in German)',
    print: 'Print',
    bankPage: 'More about this bank (German)',
  },
  search: {
    loading: 'The directory of banks is being loaded\u00a0…',
    failed: 'The directory of banks could not be loaded. Try again.',
    none: 'No bank found.',
    otherSearch: 'Try a part of its name, or the city alone.',
    found: (banks, count, isSimilar) =>
      `${banks}\u00a0${count === 1 ? 'bank' : 'banks'}${isSimilar ? ' with a similar name' : ''} found.`,
    more: (others, example) => `${others}\u00a0more${example && ` – add the town, e.g. ${example}`}`,
    known: 'also',
    directory: 'listed as',
    replaced: 'older bank code',
    former: 'formerly',
    didYouMean: 'Did you mean:',
    brand: ({ name, institution, country }) =>
      `“${name}” is not in the directory of the Bundesbank. As far as is known, its accounts are kept by ${institution} (${nameOfCountry(country)}). The IBAN tells for certain: check it here.`,
    otherBlzs: (others, count) =>
      `This bank has ${count === 1 ? 'one more bank code' : `${others}\u00a0more bank codes`}. The one on the bank card or the statement counts.`,
    allBlzs: 'See all (German)',
  },
};

export const ENGLISH_SEARCH_FORM: SearchFormWords = {
  label: 'Name, city, BIC or bank code (BLZ)',
  hint: 'For example Sparkasse Köln, COBADEFF or 370\u00a0400\u00a044. The answer is in German.',
  fault: 'Error: ',
  title: 'At most 8 digits: no account number and no IBAN',
  button: 'Find bank',
  withoutScript:
    'Without JavaScript, what you type here is sent, and the answer is in German. Do not type an account number.',
  scriptMissing:
    'The search does not work yet, because a script of this page has not been loaded. Reload the page.',
};
