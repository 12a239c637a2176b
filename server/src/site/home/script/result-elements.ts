import { countryNames, groupedBlz } from '../../../calculator/functions.ts';
import { nameWithCity } from '../../banks/names.ts';
import { copyButton } from '../../frame/script/copy-buttons.ts';
import { element } from '../../frame/script/element.ts';
import { PAGE_LANGUAGE } from '../../frame/script/words.ts';
import type { IbanResult, KnownBank } from './answers.ts';
import { giroLink } from './giro-link.ts';
import { HOME_WORDS } from './words.ts';

/** Marks an element as the name of a bank, which stands as in the directory, and is German. */
export function asName<Kind extends HTMLElement>(place: Kind): Kind {
  place.dataset['field'] = 'name';
  if (PAGE_LANGUAGE !== 'de') place.lang = 'de';
  return place;
}

/** The parts of an IBAN, as classes that give each its colour, and where each begins. */
const GERMAN_PARTS = [
  ['land', 0],
  ['pruef', 2],
  ['blz', 4],
  ['konto', 12],
] as const;
const OTHER_PARTS = [
  ['land', 0],
  ['pruef', 2],
  ['konto', 4],
] as const;
const GROUP_LENGTH = 4;

/**
 * An IBAN in groups of four, each part in its colour. Margins separate the groups, so an IBAN that is selected by hand is
 * copied without spaces.
 *
 * @param iban without spaces
 */
function colouredIban(iban: string): HTMLElement {
  const whole = element('p', 'iban code grouped');
  for (let start = 0; start < iban.length; start += GROUP_LENGTH)
    whole.append(element('span', '', ...piecesOf(iban, start, start + GROUP_LENGTH)));
  return whole;
}

/** The pieces of a group, one for each part of which it has characters. */
function piecesOf(iban: string, start: number, end: number): HTMLElement[] {
  const parts = iban.startsWith('DE') ? GERMAN_PARTS : OTHER_PARTS;
  return parts.flatMap(([name, from], index) => {
    const to = parts[index + 1]?.[1] ?? iban.length;
    const text = iban.slice(Math.max(start, from), Math.min(end, to));
    return text && from < end ? [element('span', name, text)] : [];
  });
}

const { language, result: WORDS } = HOME_WORDS;

type Fact = readonly [name: string, text: string, part?: string];

/** The heading of an IBAN. Only a confirmed one has the sign ✓. */
export function headingOf({ doubt, asked }: IbanResult): string {
  if (doubt) return doubt.headline;
  return asked === 'build' ? WORDS.built : WORDS.right;
}

/**
 * The elements of an IBAN, in the order in which they are read: the IBAN in its coloured parts, what they are, and on what
 * it rests.
 *
 * @param more sentences that the form adds
 */
export function ibanElements(result: IbanResult, more: readonly string[]): Node[] {
  const { iban, asked, doubt, notes, basis, bank } = result;
  const title = heading(headingOf(result), doubt?.doubt ?? 'confirmed');
  const whole = colouredIban(iban);
  const facts = iban.startsWith('DE') ? germanFacts(iban, bank) : foreignFacts(iban);
  const limits = [doubt?.limit ?? '', basis, !doubt && asked === 'check' ? WORDS.onlyBankKnows : ''];
  const list = factList(facts);
  const bic = list.querySelector<HTMLElement>('.bic');
  return [
    title,
    ...(doubt?.advice ? [element('p', 'note', doubt.advice)] : []),
    whole,
    actions([
      ...copyButton(whole, 'IBAN', doubt?.copy),
      ...(bic ? copyButton(bic, 'BIC') : []),
      printButton(),
    ]),
    ...[...notes, ...more].map((sentence) => element('p', 'note', sentence)),
    list,
    ...(doubt ? [] : giroLink(iban)),
    element('p', 'hint', limits.filter(Boolean).join(' ')),
  ];
}

/** The elements of a bank, if nothing else was asked for. */
export function bankElements(blz: string, bank: KnownBank): Node[] {
  const list = factList([[WORDS.blz, groupedBlz(blz), 'blz'], bicFact(bank)]);
  const bic = list.querySelector<HTMLElement>('.bic');
  return [
    asName(heading(nameWithCity(bank), '')),
    list,
    actions(bic ? copyButton(bic, 'BIC') : []),
    element('p', '', bankLink(blz, WORDS.bankPage)),
  ];
}

/** The elements of an account that has no IBAN. */
export const refusalElements = (sentence: string): Node[] => [
  heading(WORDS.none, 'refused'),
  element('p', 'note', sentence),
];

/** A link to the page of a bank, which is in German. */
export function bankLink(blz: string, text: string, anchor = ''): HTMLAnchorElement {
  const link = element('a', '', text);
  link.href = `/banken/${blz}${anchor}`;
  if (language !== 'de') link.hreflang = 'de';
  return link;
}

function heading(text: string, state: string): HTMLElement {
  const title = element('h2', state, text);
  title.id = 'ergebnis';
  return title;
}

const actions = (buttons: readonly Node[]) => element('div', 'actions', ...buttons);

function printButton(): HTMLElement {
  const button = element('button', 'copy', WORDS.print);
  button.type = 'button';
  button.addEventListener('click', () => print());
  return button;
}

const bicFact = ({ bic }: KnownBank): Fact => (bic ? ['BIC', bic, 'bic'] : ['BIC', WORDS.noBic]);

/** @param iban of Germany, without spaces */
function germanFacts(iban: string, bank: KnownBank | null): Fact[] {
  const kontonummer = iban.slice(12).replace(/^0+(?=.)/, '');
  return [
    ...(bank ? [[WORDS.bank, nameWithCity(bank), 'name'] as const, bicFact(bank)] : []),
    [WORDS.country, `DE, ${nameOfCountry('DE')}`, 'land'],
    [WORDS.checkDigits, iban.slice(2, 4), 'pruef'],
    [WORDS.blz, groupedBlz(iban.slice(4, 12)), 'blz'],
    [WORDS.kontonummer, kontonummer, 'konto'],
  ];
}

/** The order of bank and account differs from country to country, so they are one part here. */
const foreignFacts = (iban: string): Fact[] => [
  [WORDS.country, `${iban.slice(0, 2)}, ${nameOfCountry(iban.slice(0, 2))}`, 'land'],
  [WORDS.checkDigits, iban.slice(2, 4), 'pruef'],
  [WORDS.bankAndAccount, iban.slice(4), 'konto'],
];

const nameOfCountry = countryNames(language);

function factList(facts: readonly Fact[]): HTMLElement {
  const rows = facts.map(([name, text, part = '']) =>
    element('div', '', element('dt', '', name), cellOf(text, part)),
  );
  return element('dl', 'facts-of-iban', ...rows);
}

/** @param part the class of a code; `name` for the name of a bank */
function cellOf(text: string, part: string): HTMLElement {
  if (part === 'name') return asName(element('dd', '', text));
  return element('dd', part && `code ${part}`, text);
}
