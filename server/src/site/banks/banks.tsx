import { german } from '../../content/german.ts';
import type { Directory } from '../../directory/directory.ts';
import type { Page } from '../frame/page.ts';
import { Day, OutOfDate } from '../frame/validity.tsx';
import type { Visit } from '../frame/visit.ts';
import type { BankSearch } from './bank-search.ts';
import { searchAddress } from './names.ts';
import { BankSearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';

/** How many banks the directory has, for which days it is valid, and its source. */
function BanksFigures({ visit }: { visit: Visit }) {
  const { directory, state } = visit;
  const { validFrom, validUntil, at } = state.edition;
  return (
    <section aria-labelledby="bestand">
      <h2 id="bestand" class="visually-hidden">
        Bestand
      </h2>
      <dl class="figures">
        <div>
          <dt>Banken</dt>
          <dd class="big">{german.number(directory.size)}</dd>
        </div>
        <div>
          <dt>{validFrom && validUntil ? 'Gültig' : 'Abgerufen'}</dt>
          <dd>
            {validFrom && validUntil ? (
              <>
                <Day iso={validFrom} /> bis <Day iso={validUntil} />
                <OutOfDate visit={visit} />
              </>
            ) : (
              <>
                am <Day iso={at} />
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>Quelle</dt>
          <dd>
            Deutsche Bundesbank
            <span class="detail">
              <a href="/status">Stand der Bankdaten</a>
            </span>
          </dd>
        </div>
      </dl>
    </section>
  );
}

const MAX_CITIES = 12;

/** Links to the banks of the cities that have the most BLZs. */
function LargestCities({ directory }: { directory: Directory }) {
  return (
    <section aria-labelledby="orte">
      <h2 id="orte">Orte mit den meisten Bankleitzahlen</h2>
      <ul class="places">
        {largestCities(directory).map((city) => (
          <li>
            <a href={searchAddress(city)}>{city}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The city with the most BLZs first. */
function largestCities(directory: Directory): string[] {
  const counts = new Map<string, number>();
  for (const { city } of directory.banks()) counts.set(city, (counts.get(city) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_CITIES)
    .map(([city]) => city);
}

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
