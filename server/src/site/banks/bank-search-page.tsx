import type { Page } from '../frame/page.ts';
import type { BankSearch } from './bank-search.ts';
import { banksPage, LargestCities } from './banks.tsx';
import { BankSearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';

/** The page `/banken` with the answer to one search. Search engines must not list it: there are countless searches. */
export function bankSearchPage({ typed, fault, results }: BankSearch): Page {
  const subject = fault === null && results ? `Banken zu „${results.text}“` : 'Banken suchen';
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
        {results ? (
          <SearchResults results={results} directory={directory} />
        ) : (
          <LargestCities directory={directory} />
        )}
      </>
    ),
  };
}
