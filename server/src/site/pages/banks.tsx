import { german } from '../../content/german.ts';
import type { Directory } from '../../directory/directory.ts';
import type { BankSearch } from '../banks/bank-search.ts';
import { BankSearchForm } from '../banks/bank-search-form.tsx';
import { SearchResults } from '../banks/search-results.tsx';
import { Day } from '../day.tsx';
import type { Page } from '../page.ts';
import type { Visit } from '../visit.ts';

const MAX_CITIES = 12;

const DESCRIPTION =
  'Alle Banken in Deutschland nach Name, Ort, BIC oder Bankleitzahl durchsuchen, mit BIC und IBAN-Regel, aus dem Verzeichnis der Deutschen Bundesbank.';

/** The search in all banks, before anything is searched for. */
export const banksPage: Page = {
  path: '/banken',
  name: 'Banken',
  title: 'Bankleitzahlen und BICs aller Banken',
  description: DESCRIPTION,
  Content: (visit) => (
    <>
      <header class="intro">
        <h1>Banken, Bankleitzahlen und BICs</h1>
        <p>Suchen Sie eine Bank nach Name, Ort, BIC oder Bankleitzahl.</p>
      </header>
      <BankSearchForm />
      <Figures visit={visit} />
      <section aria-labelledby="orte">
        <h2 id="orte">Orte mit den meisten Bankleitzahlen</h2>
        <ul class="places">
          {largestCities(visit.directory).map((city) => (
            <li>
              <a href={`/banken?${new URLSearchParams({ q: city })}`}>{city}</a>
            </li>
          ))}
        </ul>
      </section>
    </>
  ),
};

/** The same page with the answer to a search: made for one request, so nothing for search engines. */
export function bankSearchPage({ typed, fault, results }: BankSearch): Page {
  const subject = results ? `Banken zu „${results.text}“` : 'Banken suchen';
  return {
    ...banksPage,
    title: fault === null ? subject : `Fehler: ${subject}`,
    description: DESCRIPTION,
    isIndexed: false,
    Content: () => (
      <>
        <header class="intro">
          <h1>Banken suchen</h1>
        </header>
        <BankSearchForm typed={typed} fault={fault} />
        {results && <SearchResults results={results} />}
      </>
    ),
  };
}

function Figures({ visit: { directory, state } }: { visit: Visit }) {
  const { validFrom, validUntil, at } = state.edition;
  return (
    <section aria-labelledby="bestand">
      <h2 id="bestand" class="hidden">
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

/** In the order of their number of Bankleitzahlen. */
function largestCities(directory: Directory): string[] {
  const counts = new Map<string, number>();
  for (const { city } of directory.banks()) counts.set(city, (counts.get(city) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_CITIES)
    .map(([city]) => city);
}
