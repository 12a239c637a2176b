import { CALCULATOR_SCRIPT, ENGLISH_SCRIPT } from '../calculator-scripts.ts';
import { HomeContent } from '../home/home-content.tsx';
import type { Page } from '../page.ts';

export const homePage: Page = {
  path: '/',
  name: 'Rechner',
  title: 'IBAN berechnen und prüfen',
  description:
    'IBAN aus Bankleitzahl und Kontonummer berechnen, IBAN prüfen, Bank und BIC finden. Alles im Browser: Ihre Kontonummer wird nicht übertragen.',
  loads: ({ homeJs }) => ({
    scripts: [CALCULATOR_SCRIPT, homeJs],
  }),
  Content: (visit) => <HomeContent visit={visit} language="de" />,
};

export const englishHomePage: Page = {
  path: '/en',
  language: 'en',
  name: 'Calculator',
  title: 'Calculate and check a German IBAN',
  description:
    'Calculate an IBAN from a German bank code (BLZ) and account number, check an IBAN, find bank and BIC. All in your browser: your account number is not sent.',
  loads: ({ homeJs }) => ({
    // The English words come first, so that the calculator never begins in German.
    scripts: [ENGLISH_SCRIPT, CALCULATOR_SCRIPT, homeJs],
  }),
  Content: (visit) => <HomeContent visit={visit} language="en" />,
};
