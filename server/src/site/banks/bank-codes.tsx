import { renderToString } from 'preact-render-to-string';
import { groupedBlz } from '../../calculator/functions.ts';
import { german } from '../../content/notation.ts';
import type { Bank } from '../../directory/bank.ts';
import { Alphabet } from '../frame/alphabet.tsx';
import { StructuredData } from '../frame/head.tsx';
import type { Page } from '../frame/page.ts';
import { Intro, Section } from '../frame/pieces.tsx';
import { raw } from '../frame/raw.ts';
import { Validity } from '../frame/validity.tsx';
import { codesAddress, MAX_OTHERS, nameWithCity } from './names.ts';

interface BreadcrumbProps {
  /** The site's address: search engines want absolute URLs. Empty if it is not known. */
  readonly base: string;
  /** Pages between `/banken` and the page, as path and name. */
  readonly above?: readonly (readonly [path: string, name: string])[];
  /** Path and name of the page itself. */
  readonly path: string;
  readonly name: string;
}

const PARENTS = [
  ['/', 'IBAN-Rechner'],
  ['/banken', 'Banken'],
] as const;

/** Links to the pages above a bank's page and, for search engines, the same path as data. */
export function Breadcrumb({ base, above = [], path, name }: BreadcrumbProps) {
  const parents = [...PARENTS, ...above];
  return (
    <>
      <nav class="crumbs" aria-label="Übergeordnete Seiten">
        <ol>
          {parents.map(([to, text]) => (
            <li>
              <a href={to}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
      <StructuredData
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: [...parents, [path, name] as const].map(([to, text], index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: text,
            item: `${base}${to}`,
          })),
        }}
      />
    </>
  );
}

/** Links to the pages of these banks. */
function OtherBlzs({ banks }: { banks: readonly Bank[] }) {
  return <ul class="others" data-field="" {...raw(banks.map(itemOf).join(''))} />;
}

/** Kept while the bank is served: an item is the same on every page, and a large bank has hundreds of them. */
const items = new WeakMap<Bank, string>();

/** The markup of one bank in a list: a link to its page, its name and city. */
export function itemOf(bank: Bank): string {
  const item =
    items.get(bank) ??
    renderToString(
      <li>
        <a href={`/banken/${bank.blz}`}>{groupedBlz(bank.blz)}</a> {nameWithCity(bank)}
      </li>,
    );
  items.set(bank, item);
  return item;
}

/** Why a bank has many BLZs. */
const REGION_CODES =
  'Manche Banken haben für jede Region eine eigene Bankleitzahl und weitere für interne Stellen.';

/**
 * The other BLZs of a bank. A large bank has one for each region: then they are on a page of their own.
 *
 * @param props.all all records of the bank, the most usual one first
 */
export function OtherBlzsSection({ bank, all }: { bank: Bank; all: readonly Bank[] }) {
  const [first = bank] = all;
  const others = all.length - 1;
  if (others === 0) return null;
  return (
    <Section id="bankleitzahlen" title="Weitere Bankleitzahlen dieser Bank" class="beside">
      {others <= MAX_OTHERS ? (
        <OtherBlzs banks={all.filter(({ blz }) => blz !== bank.blz)} />
      ) : (
        <p>
          {REGION_CODES}{' '}
          <a href={codesAddress(first.blz)}>Alle {german.number(all.length)}&nbsp;Bankleitzahlen</a>
        </p>
      )}
    </Section>
  );
}

/** A list of this many BLZs or more has a filter and a heading for each letter. */
const MANY = 30;
const { compare } = new Intl.Collator('de');

/**
 * All BLZs of a bank that has many, `/banken/37040044/bankleitzahlen`, in the order of their cities.
 *
 * @param first its most usual record, whose BLZ is in the page's address; `banks` are all records
 */
export function bankCodesPage(first: Bank, banks: readonly Bank[]): Page {
  const name = `${first.name}: alle ${german.number(banks.length)}\u00a0Bankleitzahlen`;
  const path = codesAddress(first.blz);
  const isLong = banks.length >= MANY;
  const inOrder = [...banks].sort((one, other) => compare(one.city, other.city));
  return {
    path,
    name,
    title: name,
    description: `Die Bankleitzahlen aller Niederlassungen: ${first.name}, mit einer Seite für jede.`,
    loads: { scripts: isLong ? ['filter.js'] : [] },
    Content: (visit) => (
      <>
        <Breadcrumb
          base={visit.publicUrl ?? ''}
          above={[[`/banken/${first.blz}`, nameWithCity(first)]]}
          name={name}
          path={path}
        />
        <Intro title={name}>
          <p>{REGION_CODES} Die Liste ist nach Orten geordnet.</p>
          <p>
            <Validity visit={visit} />
          </p>
        </Intro>
        {isLong ? (
          <Alphabet
            items={inOrder}
            wordOf={({ city }) => city}
            words={{
              label: 'Ort oder Bankleitzahl suchen',
              none: 'Keine Bankleitzahl',
              few: 'Bankleitzahlen',
            }}
          >
            {(some) => <OtherBlzs banks={some} />}
          </Alphabet>
        ) : (
          <OtherBlzs banks={inOrder} />
        )}
      </>
    ),
  };
}
