import { REGISTRY } from '../../content/dates.ts';
import { englishFaq } from '../../content/english-faq.ts';
import { ENGLISH_SEARCH_FORM } from '../frame/script/en.ts';
import { type HomeWords, questionLinks } from './de.tsx';

export const ENGLISH_HOME: HomeWords = {
  path: '/en',
  name: 'Calculator',
  title: 'Calculate and check a German IBAN',
  description:
    'Calculate an IBAN from a German bank code (BLZ) and account number, check an IBAN, find bank and BIC. All in your browser: your account number is not sent.',
  promise: 'Free, no sign-up. Your account number stays in your browser.',
  scriptNeeded: (
    <>
      The calculator works in your browser and needs JavaScript for that. The search for a bank works without
      it.
    </>
  ),
  form: {
    search: ENGLISH_SEARCH_FORM,
    scriptMissing:
      'The form does not work yet, because a script of this page has not been loaded. Reload the page.',
    id: 'find-a-bank',
    first: 'Bank code (BLZ), bank or IBAN',
    firstHint: <>For example 370&nbsp;400&nbsp;44 or Sparkasse Köln.</>,
    second: 'Account number',
    secondHint: 'At most 10\u00a0digits.',
    submit: 'Calculate IBAN',
    noAccount: 'At most 8\u00a0digits: account numbers and IBANs are not sent.',
    banks: 'Banks that were found',
  },
  tasks: [
    {
      href: '#bank',
      name: 'Old account number?',
      text: 'Type the bank code or the name of the bank, and the account number. The IBAN follows the rules of the bank.',
    },
    {
      href: '#bank',
      name: 'Check an IBAN',
      text: `Paste it into the first field. Length and check digits for ${REGISTRY.countries}\u00a0countries, for German IBANs also the bank.`,
    },
    {
      href: '/listen',
      hreflang: 'de',
      name: 'A whole list? (German)',
      text: 'Many accounts at once, from Excel, CSV or the clipboard, and the result as a file.',
    },
  ],
  trust: {
    sent: (
      <>
        <b>Nothing is sent.</b> In flight mode, the page goes on calculating.
      </>
    ),
    rules: (banks) => (
      <>
        Calculates by the <b>rules of all {banks}&nbsp;bank codes</b>.
      </>
    ),
  },
  oftenAsked: {
    title: 'Common questions',
    links: [
      ...questionLinks('/en/faq', englishFaq, [
        'what-is-a-blz',
        'check-digits',
        'where-is-my-blz',
        'wrong-iban',
        'iban-enough',
      ]),
      { href: '/en/embed', text: 'How do I put the calculator on my own website?' },
    ],
  },
};
