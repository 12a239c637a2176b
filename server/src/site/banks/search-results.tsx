import { renderToString } from 'preact-render-to-string';
import { type BankNames, type Hit, isReplaced } from '../../calculator/functions.ts';
import { german } from '../../content/notation.ts';
import { NO_BIC } from '../../content/sentences.ts';
import type { Bank } from '../../directory/bank.ts';
import type { Directory } from '../../directory/directory.ts';
import { Blz, Fact, Section } from '../frame/pieces.tsx';
import { raw } from '../frame/raw.ts';
import { itemOf } from './bank-codes.tsx';
import {
  cityBesideName,
  codesAddress,
  MAX_OTHERS,
  otherNames,
  searchAddress,
  withHeadline,
} from './names.ts';

interface Props extends Pick<Hit<Bank>, 'bank' | 'former'> {
  /** The names by which people know the bank; undefined if it has only the one in the directory. */
  readonly names: BankNames | undefined;
}

const WORDS = { directory: 'laut Bundesbank:', known: 'auch', former: 'früher' } as const;

/** One bank that was found: its name, city, BLZ and BIC. */
function BankHit({ bank, names, former }: Props) {
  const { blz, bic } = bank;
  const shown = withHeadline(bank, names);
  return (
    <>
      <p>
        <a class="bank" href={`/banken/${blz}`} data-field="name">
          {shown.name}
        </a>{' '}
        <span data-field="city">{cityBesideName(shown)}</span>
        {isReplaced(bank.name) && <span class="known"> ältere Bankleitzahl</span>}
        {otherNames(bank, names, former).map(({ kind, name }) => (
          <>
            {' '}
            <span class="known">
              {WORDS[kind]} <span data-field={kind}>{name}</span>
            </span>
          </>
        ))}
      </p>
      <dl>
        <Fact term="BLZ">
          <Blz blz={blz} />
        </Fact>
        <Fact term="BIC">{bic ? <span class="code">{bic}</span> : NO_BIC}</Fact>
      </dl>
    </>
  );
}

/** One page of the hits of a search. */
export interface Results {
  /** Whether the banks match the text as typed, with its typing error corrected, or only most of it. */
  readonly kind: 'exact' | 'similar' | 'near';
  /** How many banks were found. */
  readonly total: number;
  /** Which page this is, from 1. */
  readonly page: number;
  /** How many pages there are. */
  readonly pages: number;
  /** The banks of this page. */
  readonly hits: readonly Hit<Bank>[];
}

interface SearchResultsProps {
  readonly results: Results;
  readonly text: string;
  readonly directory: Directory;
}

/** The banks that were found, with links to the pages before and after. */
export function SearchResults({ results, text, directory }: SearchResultsProps) {
  const { page, pages, hits } = results;
  return (
    <Section id="treffer" title={titleOf(results, text)}>
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
    </Section>
  );
}

function titleOf({ kind, total, page }: Results, text: string): string {
  if (kind === 'near') return 'Meinten Sie eine dieser Banken?';
  const count = total === 1 ? '1\u00a0Bank' : `${german.number(total)}\u00a0Banken`;
  const about = kind === 'similar' ? 'mit ähnlichem Namen wie' : 'zu';
  return `${count} ${about} „${text}“${page > 1 ? `, Seite\u00a0${page}` : ''}`;
}

/** The start of a bank's hit without a former name: always the same, and rendering takes longer than the search. */
const heads = new WeakMap<Bank, string>();

function hitOf({ bank, others, former }: Hit<Bank>, directory: Directory): string {
  const names = directory.namesOf(bank);
  const head =
    (former === null ? heads.get(bank) : undefined) ??
    renderToString(<BankHit bank={bank} names={names} former={former} />);
  if (former === null) heads.set(bank, head);
  return others.length === 0 ? head : head + othersOf(others, directory.recordsOf(bank)[0] ?? bank);
}

/**
 * The folded list of the other BLZs of a hit, as markup in a text: a page has up to twenty of these lists, and
 * rendering elements takes longer than the search.
 *
 * @param first the usual record of the bank, whose BLZ is in the address of the page with all its BLZs
 */
function othersOf(others: readonly Bank[], first: Bank): string {
  const all = `<p><a href="${codesAddress(first.blz)}">Alle Bankleitzahlen dieser Bank</a></p>`;
  const shown = others.slice(0, MAX_OTHERS).map(itemOf).join('');
  return `<details><summary>${othersSentence(others.length)}</summary><ul class="others" data-field>${shown}</ul>${
    others.length > MAX_OTHERS ? all : ''
  }</details>`;
}

/** Says in German how many other BLZs of the same bank match a search. */
function othersSentence(count: number): string {
  return count === 1
    ? 'Noch eine passende Bankleitzahl'
    : `${german.number(count)}\u00a0weitere passende Bankleitzahlen`;
}
