import type { Brand } from '../../calculator/functions.ts';
import { german } from '../../content/notation.ts';
import { brandSentence } from '../../content/sentences.ts';
import type { Directory } from '../../directory/directory.ts';
import type { Page } from '../frame/page.ts';
import { Fact, Intro, LinkList, Section } from '../frame/pieces.tsx';
import { Day, Period } from '../frame/validity.tsx';
import type { Visit } from '../frame/visit.ts';
import type { BankSearch } from './bank-search.ts';
import { FormerResults } from './former-results.tsx';
import { searchAddress } from './names.ts';
import { BankSearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';

/** How many banks the directory has, for which days it is valid, and its source. */
function BanksFigures({ visit }: { visit: Visit }) {
  const { validFrom, validUntil, at } = visit.state.edition;
  return (
    <section aria-labelledby="bestand">
      <h2 id="bestand" class="visually-hidden">
        Bestand
      </h2>
      <dl class="figures">
        <Fact term="Bankleitzahlen" class="big">
          {german.number(visit.directory.size)}
        </Fact>
        <Fact term={validFrom && validUntil ? 'Gültig' : 'Abgerufen'}>
          <Period
            visit={visit}
            unknown={
              <>
                am <Day iso={at} />
              </>
            }
          />
        </Fact>
        <Fact term="Quelle">
          Deutsche Bundesbank
          <span class="detail">
            <a href="/status">Stand der Bankdaten</a>
          </span>
        </Fact>
      </dl>
    </section>
  );
}

/** Says where the accounts of a brand are that is not a bank of the directory. */
function BrandNotice({ brand }: { brand: Brand }) {
  return (
    <Section id="marke" title={brand.name}>
      <p>{brandSentence(brand)}</p>
      <LinkList
        links={[
          ...(brand.blz ? [{ href: `/banken/${brand.blz}`, text: brand.institution }] : []),
          { href: '/', text: 'IBAN prüfen' },
        ]}
      />
    </Section>
  );
}

const MAX_CITIES = 12;

/** Links to the banks of the cities that have the most BLZs. */
function LargestCities({ directory }: { directory: Directory }) {
  return (
    <Section id="orte" title="Orte mit den meisten Bankleitzahlen">
      <ul class="places">
        {largestCities(directory).map((city) => (
          <li>
            <a href={searchAddress(city)}>{city}</a>
          </li>
        ))}
      </ul>
    </Section>
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
      <Intro title="Banken, Bankleitzahlen und BICs">
        <p>Suchen Sie eine Bank nach Name, Ort, BIC oder Bankleitzahl.</p>
      </Intro>
      <BankSearchForm />
      <BanksFigures visit={visit} />
      <LargestCities directory={visit.directory} />
    </>
  ),
};

/** The page `/banken` with the answer to one search. Search engines must not list it: there are countless searches. */
export function bankSearchPage({ typed, fault, results, former, brand }: BankSearch): Page {
  const isFound = results || former.length > 0 || brand;
  const subject = fault === null && isFound ? `Banken zu „${typed}“` : 'Banken suchen';
  return {
    ...banksPage,
    title: fault === null ? subject : `Fehler: ${subject}`,
    isIndexed: false,
    Content: ({ directory }) => (
      <>
        <Intro title="Banken suchen" />
        <BankSearchForm typed={typed} fault={fault} />
        {brand && <BrandNotice brand={brand} />}
        {results && <SearchResults results={results} text={typed} directory={directory} />}
        {former.length > 0 && <FormerResults hits={former} />}
        {!isFound && <LargestCities directory={directory} />}
      </>
    ),
  };
}
