import type { BankSearch } from '../banks/bank-search.ts';
import { BankSearchForm } from '../banks/bank-search-form.tsx';
import { SearchResults } from '../banks/search-results.tsx';
import type { Page } from '../page.ts';
import { banksPage } from './banks.tsx';

/** The page `/banken` with the answer to one search. Search engines must not list it: there are countless searches. */
export function bankSearchPage({ typed, fault, results }: BankSearch): Page {
  const subject = results ? `Banken zu „${results.text}“` : 'Banken suchen';
  return {
    ...banksPage,
    title: fault === null ? subject : `Fehler: ${subject}`,
    isIndexed: false,
    Content: ({ directory }) => (
      <>
        <header class="intro">
          <h1>Banken suchen</h1>
        </header>
        <BankSearchForm typed={typed} fault={fault} />
        {results && <SearchResults results={results} directory={directory} />}
      </>
    ),
  };
}
