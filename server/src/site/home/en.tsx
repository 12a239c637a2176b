import { REGISTRY } from '../../content/dates.ts';
import { englishFaq } from '../../content/english-faq.ts';
import type { HomeWords } from '../frame/words.ts';

const question = (id: string) => ({
  href: `/en/faq#${id}`,
  text: englishFaq.find((entry) => entry.id === id)?.question ?? '',
});

export const ENGLISH_HOME: HomeWords = {
  title: 'Calculate and check a German IBAN',
  promise: 'Free, without an account. Your account number stays in your browser.',
  scriptNeeded: (
    <>
      The calculator works in your browser and needs JavaScript for that. The search for a bank works without
      it.
    </>
  ),
  form: {
    withoutScript:
      'Without JavaScript, what you type here is sent, and the answer is in German. Do not type an account number.',
    scriptMissing:
      'The form does not work yet, because a script of this page has not been loaded. Reload the page.',
    id: 'find-a-bank',
    first: 'Bank code (BLZ), bank or IBAN',
    firstHint: <>For example 370&nbsp;400&nbsp;44 or Sparkasse Köln.</>,
    second: 'Account number',
    secondHint: 'At most 10\u00a0digits.',
    submit: 'Calculate IBAN',
    searchBank: 'Find bank',
    noAccount: 'At most 8\u00a0digits: account numbers and IBANs are not sent.',
    fault: 'Error',
    banks: 'Banks that were found',
  },
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
    <>Knows all German bank codes in the directory of the Bundesbank.</>,
    <>Checks IBANs from {REGISTRY.countries}&nbsp;countries.</>,
    <>No cookies, no statistics.</>,
  ],
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
        Some banks build IBANs by rules of their own; the calculator applies them. The IBAN on the account
        statement decides. <a href="/en/faq#wrong-iban">Why this is so</a>
      </>
    ),
  },
  oftenAsked: {
    title: 'Common questions',
    links: [
      ...['what-is-a-blz', 'where-is-my-blz', 'iban-enough', 'is-anything-sent'].map(question),
      { href: '/en/embed', text: 'How do I put the calculator on my own website?' },
    ],
  },
};
