import { renderToString } from 'preact-render-to-string';
import { german } from '../../content/german.ts';
import type { Bank } from '../../directory/bank.ts';
import { Blz } from '../grouped.tsx';
import { raw } from '../raw.ts';
import { searchAddress } from './search-address.ts';

/** One page of the hits of a search. */
export interface Results {
  /** The search text. */
  readonly text: string;
  /** How many banks were found. */
  readonly total: number;
  /** Which page this is, from 1. */
  readonly page: number;
  /** How many pages there are. */
  readonly pages: number;
  /** The banks of this page. */
  readonly banks: readonly Bank[];
}

/** The hits as a table, with links to the pages before and after. */
export function SearchResults({ results }: { results: Results }) {
  const { text, total, page, pages, banks } = results;
  return (
    <section aria-labelledby="treffer">
      <h2 id="treffer">
        {total === 1 ? '1\u00a0Bank' : `${german.number(total)}\u00a0Banken`} zu „{text}“
        {page > 1 && `, Seite\u00a0${page}`}
      </h2>
      <table class="stacking">
        <thead>
          <tr>
            <th scope="col">Bank</th>
            <th scope="col">Ort</th>
            <th scope="col">BLZ</th>
            <th scope="col">BIC</th>
          </tr>
        </thead>
        <tbody {...raw(banks.map(rowOf).join(''))} />
      </table>
      {pages > 1 && (
        <nav class="pager" aria-label="Weitere Treffer">
          {page > 1 && (
            <a href={searchAddress(text, page - 1)} rel="prev">
              Vorherige
            </a>
          )}
          <span>
            Seite&nbsp;{page} von&nbsp;{pages}
          </span>
          {page < pages && (
            <a href={searchAddress(text, page + 1)} rel="next">
              Nächste
            </a>
          )}
        </nav>
      )}
    </section>
  );
}

/** Kept as long as the bank is: a row is the same in every search, and rendering twenty takes longer than the search. */
const rows = new WeakMap<Bank, string>();

function rowOf(bank: Bank): string {
  const row = rows.get(bank) ?? renderToString(<Row bank={bank} />);
  rows.set(bank, row);
  return row;
}

function Row({ bank: { blz, name, city, bic } }: { bank: Bank }) {
  return (
    <tr>
      <td>
        <a class="bank" href={`/banken/${blz}`} data-field="name">
          {name}
        </a>
      </td>
      <td data-label="Ort">
        <span data-field="city">{city}</span>
      </td>
      <td data-label="BLZ">
        <Blz blz={blz} />
      </td>
      <td data-label="BIC">{bic ? <span class="code">{bic}</span> : '–'}</td>
    </tr>
  );
}
