import { renderToString } from 'preact-render-to-string';
import type { Hit } from '../../calculator/functions.ts';
import { german } from '../../content/german.ts';
import { NO_BIC } from '../../content/sentences.ts';
import type { Bank } from '../../directory/bank.ts';
import type { Directory } from '../../directory/directory.ts';
import { Blz } from '../frame/grouped.tsx';
import { raw } from '../frame/raw.ts';
import { itemOf } from './bank-codes.tsx';
import { cityBesideName, codesAddress, knownAs, MAX_OTHERS, othersSentence, searchAddress } from './names.ts';

interface Props {
  readonly bank: Pick<Bank, 'blz' | 'name' | 'city' | 'bic'>;
  /** The name by which people know the bank; null if that is its name. */
  readonly known: string | null;
  /** The former name by which the bank was found; null if that is none. */
  readonly former: string | null;
}

/** One bank that was found: its name, city, BLZ and BIC. */
function BankHit({ bank, known, former }: Props) {
  const { blz, name, bic } = bank;
  return (
    <>
      <p>
        <a class="bank" href={`/banken/${blz}`} data-field="name">
          {name}
        </a>{' '}
        <span data-field="city">{cityBesideName(bank)}</span>
        {known !== null && (
          <span class="known">
            auch <span data-field="known">{known}</span>
          </span>
        )}
        {former !== null && (
          <span class="known">
            früher <span data-field="former">{former}</span>
          </span>
        )}
      </p>
      <dl>
        <div>
          <dt>BLZ</dt>
          <dd>
            <Blz blz={blz} />
          </dd>
        </div>
        <div>
          <dt>BIC</dt>
          <dd>{bic ? <span class="code">{bic}</span> : NO_BIC}</dd>
        </div>
      </dl>
    </>
  );
}

/** One page of the hits of a search. */
export interface Results {
  /** The search text. */
  readonly text: string;
  /** Whether nothing fits the text as it was typed, and these banks fit with a typing error in it. */
  readonly isCorrected: boolean;
  /** How many banks were found. */
  readonly total: number;
  /** Which page this is, from 1. */
  readonly page: number;
  /** How many pages there are. */
  readonly pages: number;
  /** The banks of this page. */
  readonly hits: readonly Hit<Bank>[];
}

/** The banks that were found, with links to the pages before and after. */
export function SearchResults({ results, directory }: { results: Results; directory: Directory }) {
  const { text, isCorrected, total, page, pages, hits } = results;
  return (
    <section aria-labelledby="treffer">
      <h2 id="treffer">
        {total === 1 ? '1\u00a0Bank' : `${german.number(total)}\u00a0Banken`}{' '}
        {isCorrected ? 'mit ähnlichem Namen wie' : 'zu'} „{text}“{page > 1 && `, Seite\u00a0${page}`}
      </h2>
      <ul class="hits" {...raw(hits.map((hit) => `<li>${hitOf(hit, directory)}</li>`).join(''))} />
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

/** Kept as long as the bank is: unless a former name was found, its part of a hit is always the same, and rendering takes longer than the search. */
const heads = new WeakMap<Bank, string>();

function hitOf({ bank, others, former }: Hit<Bank>, directory: Directory): string {
  const known = knownAs(bank.name, directory.namesOf(bank));
  const head =
    (former === null ? heads.get(bank) : undefined) ??
    renderToString(<BankHit bank={bank} known={known} former={former} />);
  if (former === null) heads.set(bank, head);
  return others.length === 0 ? head : head + othersOf(others, directory.recordsOf(bank)[0] ?? bank);
}

/**
 * Text, not an element: a page has up to twenty of them, and rendering them takes longer than the search.
 *
 * @param first the usual record of the bank, under which the page with all its BLZs stands
 */
function othersOf(others: readonly Bank[], first: Bank): string {
  const all = `<p><a href="${codesAddress(first.blz)}">Alle Bankleitzahlen dieser Bank</a></p>`;
  const shown = others.slice(0, MAX_OTHERS).map(itemOf).join('');
  return `<details><summary>${othersSentence(others.length)}</summary><ul class="others" data-field>${shown}</ul>${
    others.length > MAX_OTHERS ? all : ''
  }</details>`;
}
