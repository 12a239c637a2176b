import { REGISTRY } from '../../../content/dates.ts';
import { english } from '../../../content/english.ts';
import { englishFaq } from '../../../content/english-faq.ts';
import type { HomeWords } from '../words.ts';

const question = (id: string) => ({
  href: `/en/faq#${id}`,
  text: englishFaq.find((entry) => entry.id === id)?.question ?? '',
});

export const ENGLISH_HOME: HomeWords = {
  title: 'Calculate and check a German IBAN',
  promise: 'Free, without an account. Your account number stays in your browser.',
  scriptNeeded: (searchId) => (
    <>
      The calculator works in your browser and needs JavaScript for that. The{' '}
      <a href={`#${searchId}`}>search for a bank</a> works without it.
    </>
  ),
  modes: { question: 'What would you like to do?', build: 'Calculate IBAN', validate: 'Check IBAN' },
  anatomy: {
    example: 'Example',
    caption:
      'A German IBAN has four parts. The two check digits reveal typing errors. Zeros at the start of the account number fill it up to ten digits.',
    parts: {
      country: 'Country',
      checkDigits: 'Check digits',
      blz: 'Bank code (BLZ)',
      kontonummer: 'Account number',
    },
  },
  facts: [
    <>Calculates on your device, without cookies and without statistics.</>,
    <>Checks length, structure and check digits of IBANs from {REGISTRY.countries}&nbsp;countries.</>,
  ],
  search: {
    id: 'find-a-bank',
    title: 'Find a bank',
    about: (banks) => (
      <>
        Which bank has a given BLZ, and what is its BIC? The search knows all {english.number(banks)}
        &nbsp;banks in the directory of the Deutsche Bundesbank, the German central bank. It answers in your
        browser.
      </>
    ),
    form: {
      withoutScript:
        'Without JavaScript, what you type here is sent, and the answer is in German. Do not type an account number.',
      scriptMissing:
        'The search does not work yet, because a script of this page has not been loaded. Reload the page.',
      label: 'BLZ, IBAN, BIC, name or city',
      hint: <>For example 370&nbsp;400&nbsp;44, COBADEFF or Sparkasse Landsberg.</>,
      noAccount: 'At most 8 digits: account numbers and IBANs are not sent.',
      submit: 'Find bank',
      calculate: 'Calculate with this BLZ',
      alsoKnownAs: 'also',
      allBlzs: 'All bank codes of this bank (German)',
      bankPages: 'de',
    },
  },
  how: {
    title: 'How an IBAN is made',
    example: (blz, kontonummer) => (
      <>
        An example with the BLZ {blz} and the account number {kontonummer}:
      </>
    ),
    fill: {
      name: 'Fill up the account number',
      text: (
        <>
          Zeros on the left bring the account number to ten digits. The bank code, called{' '}
          <a href="/en/faq#what-is-a-blz">BLZ</a> in Germany, goes before it.
        </>
      ),
    },
    checkDigits: {
      name: 'Calculate the check digits',
      text: (
        <>
          For DE, 131400 is added at the end, because D is 13 and E is 14. The remainder of a division by 97
          is taken from 98. This gives the <a href="/en/faq#check-digits">check digits</a>.
        </>
      ),
      working: (checkDigits) => <>Remainder&nbsp;9, so 98&nbsp;−&nbsp;9&nbsp;= {checkDigits}</>,
    },
    join: {
      name: 'Put the parts together',
      text: (
        <>Country, check digits, BLZ and account number make the IBAN. It is written in groups of four.</>
      ),
    },
    limit: (
      <>
        Some banks build IBANs by rules of their own; the calculator applies them. What counts is the IBAN on
        the bank statement. <a href="/en/faq#wrong-iban">Why this is so</a>
      </>
    ),
  },
  oftenAsked: {
    title: 'Often asked',
    links: [
      ...['what-is-a-blz', 'where-is-my-blz', 'iban-enough', 'is-anything-sent'].map(question),
      { href: '/en/embed', text: 'How do I put the calculator on my own website?' },
    ],
  },
};
