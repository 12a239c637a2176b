import { type BankNames, countryNames, group, groupedBlz } from '../../../calculator/functions.ts';
import { nameInDirectory, nameWithCity, withHeadline } from '../../banks/names.ts';
import { copyButton } from '../../frame/script/copy-buttons.ts';
import { element, withWholeIbans } from '../../frame/script/element.ts';
import { PAGE_LANGUAGE, PAGE_WORDS } from '../../frame/script/words.ts';
import type { IbanResult, KnownBank } from './answers.ts';
import type { Decision } from './decide.ts';
import { giroBox } from './giro-box.ts';
import { button } from './plain-button.ts';
import { HOME_WORDS } from './words.ts';

const { result: WORDS, search: SEARCH } = HOME_WORDS;

/** Marks an element as the name of a bank, which is German, as in the directory. */
export function asName<Kind extends HTMLElement>(place: Kind): Kind {
  place.dataset['field'] = 'name';
  if (PAGE_LANGUAGE !== 'de') place.lang = 'de';
  return place;
}

/** The heading of an IBAN. Only a confirmed one has the sign ✓. */
export function headingOf({ doubt, asked }: IbanResult): string {
  if (doubt) return doubt.headline;
  return asked === 'build' ? WORDS.built : WORDS.right;
}

/**
 * The elements of an IBAN, in the order in which they are read: the IBAN and its bank, what can be done with them and,
 * folded, the parts of the IBAN and the checks. Only a confirmed one has a filled button.
 *
 * @param more sentences that the form adds
 */
export function ibanElements(result: IbanResult, more: readonly string[]): Node[] {
  const { iban, asked, doubt, notes, basis, bank } = result;
  const whole = groupedIban(iban);
  const answer = element('div', 'whole', whole, ...bankLines(bank, iban.slice(0, 2)));
  const bic = answer.querySelector<HTMLElement>('.bic');
  const limit = doubt ? doubt.limit : asked === 'check' ? WORDS.onlyBankKnows : '';
  const all = bank && WORDS.all(iban, bank.bic ?? WORDS.noBic, nameWithCity(bank));
  const giro = doubt ? undefined : giroBox(iban);
  const copy = copyButton(whole, doubt?.copy || PAGE_WORDS.copy('IBAN'), { look: doubt ? 'copy' : 'main' });
  return [
    heading(headingOf(result)),
    ...notesOf([doubt?.advice ?? '']),
    answer,
    ...(doubt ? [] : copy),
    element(
      'div',
      'actions',
      ...(doubt ? copy : []),
      ...(bic ? copyButton(bic, PAGE_WORDS.copy('BIC')) : []),
      ...(all && !doubt ? copyButton(answer, WORDS.copyAll, { text: all }) : []),
      button(WORDS.print, () => print()),
      ...(giro ? [giro.button] : []),
    ),
    ...(giro ? [giro.box] : []),
    ...notesOf([...notes, ...more, limit]),
    element('details', '', element('summary', '', WORDS.anatomy), factList(iban), ...notesOf([basis])),
    again(),
  ];
}

/**
 * The elements of a bank: its name, its codes to copy, and a link to its page.
 *
 * @param sentence says what is missing for an IBAN; or `''`
 */
export function bankElements(
  blz: string,
  bank: KnownBank,
  names: BankNames | undefined,
  sentence: string,
): Node[] {
  const inDirectory = nameInDirectory(bank, names);
  const codes = [
    ['BLZ', element('span', 'code blz', groupedBlz(blz)), blz],
    ['BIC', bicElement(bank), bank.bic],
  ] as const;
  return [
    asName(heading(nameWithCity(withHeadline(bank, names)))),
    ...(inDirectory === null ? [] : [element('p', 'hint', `${SEARCH.directory} ${inDirectory}`)]),
    element(
      'dl',
      'facts-of-iban',
      ...codes.map(([name, code, text]) => {
        const copy = text === null ? [] : copyButton(code, PAGE_WORDS.copy(name), { text });
        return element('div', '', element('dt', '', name), element('dd', '', code, ' ', ...copy));
      }),
    ),
    ...notesOf([sentence]),
    element('p', '', bankLink(blz, WORDS.bankPage)),
  ];
}

/** The elements of an account that has no IBAN. */
export const refusalElements = (sentence: string): Node[] => [
  heading(WORDS.none),
  ...notesOf([sentence]),
  again(),
];

/** The elements of a wrong IBAN: what is wrong, and the IBAN with its wrong character, if it is known. */
export function wrongElements({ iban, sentence, position }: Extract<Decision, { code: 'wrong' }>): Node[] {
  const shown = groupedIban(iban);
  if (position !== null) markCharacter(shown, position);
  return [
    heading(WORDS.wrong),
    ...notesOf([sentence || WORDS.mistyped]),
    element('div', 'whole', shown),
    again(),
  ];
}

/** Marks a character of an IBAN in its groups. @param position from 1 */
function markCharacter(groups: HTMLElement, position: number): void {
  const group = groups.children[Math.floor((position - 1) / 4)];
  const text = group?.textContent ?? '';
  const at = (position - 1) % 4;
  group?.replaceChildren(text.slice(0, at), element('mark', '', text.slice(at, at + 1)), text.slice(at + 1));
}

/** A link to the page of a bank, which is in German. */
export function bankLink(blz: string, text: string, anchor = ''): HTMLAnchorElement {
  const link = element('a', '', text);
  link.href = `/banken/${blz}${anchor}`;
  if (PAGE_LANGUAGE !== 'de') link.hreflang = 'de';
  return link;
}

/** No line of a heading begins with a dash. */
function heading(text: string): HTMLElement {
  const title = element('h2', '', text.replace(' –', '\u00a0–'));
  title.id = 'ergebnis';
  return title;
}

const notesOf = (sentences: readonly string[]) =>
  sentences.filter(Boolean).map((sentence) => element('p', 'note', ...withWholeIbans(sentence)));

/** A button: conversation.ts empties the form when it is clicked. */
function again(): HTMLElement {
  const made = button(WORDS.again);
  made.dataset['again'] = '';
  return made;
}

/** An IBAN in its groups. Margins separate them, so an IBAN that is selected by hand is copied without spaces. */
function groupedIban(iban: string): HTMLElement {
  const groups = group(iban).split(' ');
  const made = element('p', 'iban code grouped', ...groups.map((text) => element('span', '', text)));
  made.classList.toggle('german', iban.startsWith('DE'));
  return made;
}

/** Name and BIC of the bank of an IBAN, each on a line; of a foreign one, its country. */
function bankLines(bank: KnownBank | null, country: string): HTMLElement[] {
  if (country !== 'DE') return [element('p', 'bank', WORDS.foreign(nameOfCountry(country)))];
  if (!bank) return [];
  return [asName(element('p', 'bank', nameWithCity(bank))), element('p', '', 'BIC ', bicElement(bank))];
}

const bicElement = ({ bic }: KnownBank) => element('span', bic ? 'code bic' : '', bic ?? WORDS.noBic);

type Fact = readonly [name: string, text: string];

const nameOfCountry = countryNames(PAGE_LANGUAGE);

/** The parts of an IBAN, which has no spaces. Abroad, the order of bank and account differs, so they are one part. */
function factList(iban: string): HTMLElement {
  const country = iban.slice(0, 2);
  const german: Fact[] = [
    [WORDS.blz, groupedBlz(iban.slice(4, 12))],
    [WORDS.kontonummer, iban.slice(12).replace(/^0+(?=.)/, '')],
  ];
  const facts: Fact[] = [
    [WORDS.country, `${country}, ${nameOfCountry(country)}`],
    [WORDS.checkDigits, iban.slice(2, 4)],
    ...(country === 'DE' ? german : [[WORDS.bankAndAccount, iban.slice(4)] as const]),
  ];
  // The country is a word.
  const rows = facts.map(([name, text]) =>
    element('div', '', element('dt', '', name), element('dd', /\d/.test(text) ? 'code' : '', text)),
  );
  return element('dl', 'facts-of-iban', ...rows);
}
