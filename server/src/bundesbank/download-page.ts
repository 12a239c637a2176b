import { Parser } from 'htmlparser2';
import type { Part } from '../sentences/english.ts';
import { type Period, periodIn, unreadablePeriodIn } from './period.ts';
import { RefusedError } from './refused-error.ts';

/** The addresses at which one edition can be fetched, in the order in which they are to be tried. */
export interface Offer extends Period {
  readonly addresses: readonly string[];
}

// Limits for reading a page, so that none can keep the sync busy. The Bundesbank's page of 2015 has 93 kB, and its
// elements are 20 deep.

/** In characters. */
const MAX_PAGE_LENGTH = 2 * 1024 * 1024;
/** How deep elements may be nested. The time for reading a page grows with it. */
const MAX_DEPTH = 200;
const MAX_LINKS = 100;
/** How much of the text of a block, or of a link, is read, in characters. */
const MAX_TEXT_LENGTH = 5_000;

/** The formats in the order in which they are tried. The TXT has changed least over the years. */
const EXTENSIONS = ['.txt', '.csv', '.xml'];

/** Whether bytes are a web page, rather than a bank file in any format. */
export function isPage(bytes: Buffer): boolean {
  // The byte order mark of UTF-8, read as ISO-8859-1, is ï»¿.
  const start = bytes.toString('latin1', 0, 1000).replace(/^ï»¿/, '').trimStart();
  return start.startsWith('<') && !start.startsWith('<?xml');
}

/** Decodes a page as UTF-8, or, if it is not valid UTF-8, as ISO-8859-1. */
export function pageText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}

/**
 * Finds the bank files on the Bundesbank's download page: links to a TXT, CSV or XML whose address or text mentions
 * bank codes, each with the validity that is printed in the link's own text or else next to the link.
 *
 * Ids, hashes, file names and the order on the page have all changed over the years, so it relies on none of them.
 *
 * @param address of the page, to which its links are relative
 * @throws {RefusedError} if the page is larger, deeper or has more links than any page of the Bundesbank could be
 */
export function findBankFiles(html: string, address: string) {
  const offers = new Map<string, Period & { links: URL[] }>();
  const { items, notUnderstood } = readItems(html, address);
  for (const { url, validFrom, validUntil } of bankFileLinks(items)) {
    const key = `${validFrom}`;
    const offer = offers.get(key) ?? { validFrom, validUntil, links: [] };
    offer.links.push(url);
    offers.set(key, offer);
  }
  // If several files of one format have no period, none is offered, since it is unknown which is valid.
  const areAmbiguous = haveTwoOfAFormat(offers.get('null')?.links ?? []);
  if (areAmbiguous) offers.delete('null');
  return {
    /** One for each period, the earliest first. */
    offers: [...offers.entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, { links, ...period }]): Offer => ({ ...period, addresses: addressesByFormat(links) })),
    /** Texts on the page that seem to state a period of validity, but can't be read. */
    notUnderstood,
    areAmbiguous,
  };
}

function haveTwoOfAFormat(links: readonly URL[]): boolean {
  const addresses = addressesByFormat(links);
  const formats = addresses.map((address) => rankOf(new URL(address)));
  return new Set(formats).size < addresses.length;
}

/** A part of the page: a link to a bank file, with the period in its text, or a period outside of links. */
type Item = { readonly url: URL; readonly period: Period | null } | Period;

function bankFileLinks(items: readonly Item[]): (Period & { url: URL })[] {
  // Each period is above its links, or, if the page begins with links, below them.
  const areBelow = items[0] && 'url' in items[0] && !items[0].period;
  const ordered = areBelow ? items.toReversed() : items;
  let nearest: Period = { validFrom: null, validUntil: null };
  const links: (Period & { url: URL })[] = [];
  for (const item of ordered) {
    if ('url' in item) links.push({ url: item.url, ...(item.period ?? nearest) });
    else nearest = item;
  }
  return areBelow ? links.reverse() : links;
}

function readItems(html: string, address: string): { items: Item[]; notUnderstood: string[] } {
  if (html.length > MAX_PAGE_LENGTH) throw pageRefused({ is: 'page-too-large' });
  const items: Item[] = [];
  const notUnderstood: string[] = [];
  let depth = 0;
  let links = 0;
  let isProgram = false;
  let block = '';
  let link: { href: string; text: string } | null = null;
  const endBlock = () => {
    const period = periodIn(block);
    const unreadable = unreadablePeriodIn(block);
    if (period) items.push(period);
    else if (unreadable) notUnderstood.push(unreadable);
    block = '';
  };
  const parser = new Parser({
    onopentag(name, { href }) {
      depth += 1;
      if (depth > MAX_DEPTH) throw pageRefused({ is: 'page-too-deep' });
      if (PROGRAMS.has(name)) isProgram = true;
      else if (name === 'a' && href) link = { href, text: '' };
      else if (BLOCKS.has(name)) endBlock();
    },
    ontext(text) {
      if (isProgram) return;
      if (!link) block = extended(block, text);
      else link.text = extended(link.text, text);
    },
    onclosetag(name) {
      depth -= 1;
      if (PROGRAMS.has(name)) isProgram = false;
      if (name === 'a' && link) {
        const { href, text } = link;
        link = null;
        const url = bankFileUrl(href, text, address);
        if (!url) return;
        links += 1;
        if (links > MAX_LINKS) throw pageRefused({ is: 'page-too-many-links', max: MAX_LINKS });
        items.push({ url, period: periodIn(text) });
        const unreadable = unreadablePeriodIn(text);
        if (unreadable) notUnderstood.push(unreadable);
      } else if (BLOCKS.has(name)) endBlock();
    },
  });
  parser.end(html);
  endBlock();
  return { items, notUnderstood };
}

const extended = (start: string, text: string) => (start + text).slice(0, MAX_TEXT_LENGTH);

const pageRefused = (why: Part) => new RefusedError({ is: 'page', why });

/** Elements whose text is not shown. */
const PROGRAMS = new Set(['script', 'style']);

/** Elements whose text belongs together. A period is not looked for across two of them. */
const BLOCKS = new Set('p div ul ol li table tr td section h1 h2 h3 h4 h5'.split(' '));

/** The address of a link, if it leads to a bank file. */
function bankFileUrl(href: string, text: string, address: string): URL | null {
  if (!URL.canParse(href, address)) return null;
  const url = new URL(href, address);
  const name = `${url.pathname} ${text}`.replace(/\s+/g, ' ');
  if (rankOf(url) < 0) return null;
  // The page also links to lists of deleted bank codes.
  return /blz|bankleitzahl|(bank|sort)[ -]?codes?/i.test(name) && !/l(ö|oe)sch|delet/i.test(name)
    ? url
    : null;
}

/** Each address once, in the order in which their formats are tried. */
function addressesByFormat(links: readonly URL[]): string[] {
  return [...new Set(links.toSorted((a, b) => rankOf(a) - rankOf(b)).map(({ href }) => href))];
}

const rankOf = ({ pathname }: URL) =>
  EXTENSIONS.findIndex((extension) => pathname.toLowerCase().endsWith(extension));
