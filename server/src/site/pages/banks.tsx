import { BankSearchForm } from '../banks/bank-search-form.tsx';
import { BanksFigures } from '../banks/banks-figures.tsx';
import { LargestCities } from '../banks/largest-cities.tsx';
import type { Page } from '../page.ts';

/** The search in all banks, before anything is searched for. */
export const banksPage: Page = {
  path: '/banken',
  name: 'Banken',
  title: 'Bankleitzahlen und BICs aller Banken',
  description:
    'Alle Banken in Deutschland nach Name, Ort, BIC oder Bankleitzahl durchsuchen, mit BIC und IBAN-Regel, aus dem Verzeichnis der Deutschen Bundesbank.',
  Content: (visit) => (
    <>
      <header class="intro">
        <h1>Banken, Bankleitzahlen und BICs</h1>
        <p>Suchen Sie eine Bank nach Name, Ort, BIC oder Bankleitzahl.</p>
      </header>
      <BankSearchForm />
      <BanksFigures visit={visit} />
      <LargestCities directory={visit.directory} />
    </>
  ),
};
