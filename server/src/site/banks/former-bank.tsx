import { type FormerBank, formerFacts, GERMAN_FORMER, lastYear } from '../../calculator/former-banks.ts';
import { groupedBlz } from '../../calculator/functions.ts';
import type { Bank } from '../../directory/bank.ts';
import type { Directory } from '../../directory/directory.ts';
import type { Page } from '../frame/page.ts';
import { Blz, Fact, Intro, LinkList, Section } from '../frame/pieces.tsx';
import { Breadcrumb } from './bank-codes.tsx';
import { nameWithCity, searchAddress, withHeadline } from './names.ts';
import { BankSearchForm } from './search-form.tsx';

/** Until when a Bankleitzahl existed: „bis 2019“ or „vor 2008“. */
export function untilWhen(bank: FormerBank): string {
  const year = lastYear(bank);
  return year === null ? 'vor 2008' : `bis ${year}`;
}

/** The years in which a bank had a name: „2002–2018“, „2018“, or „bis 2018“ if the first one is not known. */
function years({ from, until }: FormerBank['names'][number]): string {
  if (from === null) return `bis ${until}`;
  return from === until ? String(from) : `${from}–${until}`;
}

/** What was known of a bank while it had this Bankleitzahl. */
function Facts({ bank }: { bank: FormerBank }) {
  const { blz, bic, city, names } = bank;
  return (
    <dl class="figures">
      <Fact term="Frühere Bankleitzahl" class="key">
        <Blz blz={blz} />
        <span class="detail">gültig {untilWhen(bank)}</span>
      </Fact>
      <Fact term={names.length === 1 ? 'Name' : 'Namen'}>
        <ul class="names-held">
          {names.map((held) => (
            <li>
              <span data-field="name">{held.name}</span> ({years(held)})
            </li>
          ))}
        </ul>
      </Fact>
      <Fact term="Ort" field="city">
        {city}
      </Fact>
      {bic && (
        <Fact term="Früherer BIC" class="code">
          {bic}
        </Fact>
      )}
    </dl>
  );
}

const FAQ = {
  href: '/faq#blz-gibt-es-nicht-mehr',
  text: 'Meine Bankleitzahl gibt es nicht mehr – was nun?',
};

/** What to do with an account at a Bankleitzahl that is gone. */
function WhatToDo({ bank, successor }: { bank: FormerBank; successor: Bank | undefined }) {
  const { blz, city, name, longestName } = bank;
  const known = longestName ?? name;
  return (
    <Section id="was-nun" title="Was Sie tun können" class="beside">
      <p>
        {GERMAN_FORMER.ask} Eine alte IBAN mit dieser Bankleitzahl nehmen Banken manchmal noch eine Zeit lang
        an. Verlassen können Sie sich darauf nicht.
      </p>
      {successor ? (
        <>
          <p>{GERMAN_FORMER.accountMayDiffer}</p>
          <LinkList
            links={[
              {
                href: `/banken/${successor.blz}`,
                text: <span data-field="name">{nameWithCity(successor)}</span>,
              },
              { href: `/?blz=${blz}`, text: 'Mit der Nachfolgerin rechnen' },
              FAQ,
            ]}
          />
        </>
      ) : (
        <>
          <p>
            Welche Bank die Konten übernommen hat, nennt die Bundesbank nicht. Vielleicht finden Sie sie unter
            ihrem Namen oder an ihrem Ort:
          </p>
          <LinkList
            links={[
              {
                href: searchAddress(known),
                text: (
                  <span>
                    Banken zu „<span data-field="name">{known}</span>“
                  </span>
                ),
              },
              {
                href: searchAddress(city),
                text: (
                  <span>
                    Banken in <span data-field="city">{city}</span>
                  </span>
                ),
              },
              FAQ,
            ]}
          />
        </>
      )}
    </Section>
  );
}

/** The page of a Bankleitzahl that no bank has any more, `/banken/10010111`. */
export function formerBankPage(bank: FormerBank, directory: Directory): Page {
  const { blz } = bank;
  const name = `BLZ\u00a0${groupedBlz(blz)}`;
  const path = `/banken/${blz}`;
  const known = nameWithCity({ name: bank.longestName ?? bank.name, city: bank.city });
  const found = bank.successor === null ? undefined : directory.get(bank.successor);
  const successor = found && withHeadline(found, directory.namesOf(found));
  return {
    path,
    name,
    title: `${name} gibt es nicht mehr: ${known}`,
    description: `Die Bankleitzahl\u00a0${blz} (${known}) wurde gelöscht. Was von ihr bekannt ist, und was Sie tun können.`,
    // Without a successor there is little to find.
    ...(successor ? {} : { isIndexed: false as const }),
    Content: (visit) => (
      <>
        <Breadcrumb base={visit.publicUrl ?? ''} name={`${name} (${untilWhen(bank)})`} path={path} />
        <Intro title={`${name} gibt es nicht mehr`}>
          <p data-field="former">
            {GERMAN_FORMER.gone} {GERMAN_FORMER.belonged(formerFacts(bank))}
            {successor && ` ${GERMAN_FORMER.successor(successor)}`}
          </p>
        </Intro>
        <Facts bank={bank} />
        <p class="hint">Quelle: Deutsche Bundesbank, Bankleitzahlendateien seit 2002.</p>
        <WhatToDo bank={bank} successor={successor} />
        <Section id="weitere" title="Andere Banken" class="beside">
          <BankSearchForm />
        </Section>
      </>
    ),
  };
}
