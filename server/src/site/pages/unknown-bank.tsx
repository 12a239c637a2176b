import { BankSearchForm } from '../banks/bank-search-form.tsx';
import type { Page } from '../page.ts';
import { Validity } from '../validity.tsx';

/** Answers `/banken/…` with a BLZ that no bank has. */
export const unknownBankPage: Page = {
  path: '/banken/404',
  name: 'Unbekannte Bankleitzahl',
  title: 'Keine Bank mit dieser Bankleitzahl',
  description: 'Diese Bankleitzahl steht nicht im Verzeichnis der Deutschen Bundesbank.',
  status: 404,
  Content: (visit) => (
    <>
      <header class="intro">
        <h1>Keine Bank mit dieser Bankleitzahl</h1>
        <p>
          Diese Bankleitzahl steht nicht im Verzeichnis der Bundesbank. Vielleicht wurde sie gelöscht, oder
          sie enthält einen Tippfehler.
        </p>
        <p>
          <Validity visit={visit} />
        </p>
      </header>
      <BankSearchForm />
    </>
  ),
};
