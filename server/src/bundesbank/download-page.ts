import { Parser } from 'htmlparser2';
import { notUnderstood, type Period, periodIn } from './validity.ts';

/** The addresses at which one edition can be fetched, in the order in which they are to be tried. */
export interface Offer extends Period {
  readonly addresses: readonly string[];
}

/** Which format is taken first: the TXT has changed least in all the years. */
const EXTENSIONS = ['.txt', '.csv', '.xml'];

/** Whether a server's answer is a page, and no bank file in any of its formats. */
export function isPage(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 1000).replace(/^ï»¿/, '').trimStart();
  return start.startsWith('<') && !start.startsWith('<?xml');
}

/** A page's text: in UTF-8, or, where that can't be, in ISO-8859-1. */
export function pageText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}

/** What a page offers, and what on it seems to tell a period and could not be read. */
export interface Offers {
  /** One a period, the earliest first. */
  readonly offers: readonly Offer[];
  readonly notUnderstood: readonly string[];
  /** Whether there are several files of one format of which nothing tells the period, so that none is taken. */
  readonly areAmbiguous: boolean;
}

/**
 * Finds the bank files on the Bundesbank's download page: links to a TXT, CSV or XML whose address or text speaks of
 * bank codes, with the validity that is printed in the link's own text or, else, next to it.
 *
 * Ids, hashes, names and the order on the page have all changed over the years, so none of them is relied on.
 *
 * @param address of the page, to which its links are relative
 */
export function findBankFiles(html: string, address: string): Offers {
  const offers = new Map<string, Period & { links: URL[] }>();
  const { items, misread } = readItems(html, address);
  for (const { url, validFrom, validUntil } of bankFileLinks(items)) {
    const key = `${validFrom}`;
    const offer = offers.get(key) ?? { validFrom, validUntil, links: [] };
    offer.links.push(url);
    offers.set(key, offer);
  }
  const areAmbiguous = haveTwoOfAFormat(offers.get('null')?.links ?? []);
  if (areAmbiguous) offers.delete('null');
  return {
    offers: [...offers.entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, { links, ...period }]) => ({ ...period, addresses: byFormat(links) })),
    notUnderstood: misread,
    areAmbiguous,
  };
}

function haveTwoOfAFormat(links: readonly URL[]): boolean {
  const addresses = byFormat(links);
  const formats = addresses.map((address) => rankOf(new URL(address)));
  return new Set(formats).size < addresses.length;
}

/** What the page says in its order: a link to a bank file, with its own period or without, or a period by itself. */
type Item = { readonly url: URL; readonly period: Period | null } | Period;

function bankFileLinks(items: readonly Item[]): (Period & { url: URL })[] {
  // The period stands above its links, or, where the page begins with links, below them.
  const below = items[0] && 'url' in items[0] && !items[0].period;
  const ordered = below ? items.toReversed() : items;
  let nearest: Period = { validFrom: null, validUntil: null };
  const links: (Period & { url: URL })[] = [];
  for (const item of ordered) {
    if ('url' in item) links.push({ url: item.url, ...(item.period ?? nearest) });
    else nearest = item;
  }
  return below ? links.reverse() : links;
}

function readItems(html: string, address: string): { items: Item[]; misread: string[] } {
  const items: Item[] = [];
  const misread: string[] = [];
  let block = '';
  let open: { href: string; text: string } | null = null;
  const endBlock = () => {
    const period = periodIn(block);
    const sentence = notUnderstood(block);
    if (period) items.push(period);
    else if (sentence) misread.push(sentence);
    block = '';
  };
  const parser = new Parser({
    onopentag(name, { href }) {
      if (name === 'a' && href) open = { href, text: '' };
      else if (BLOCKS.has(name)) endBlock();
    },
    ontext(text) {
      if (open) open.text += text;
      else block += text;
    },
    onclosetag(name) {
      if (name === 'a' && open) {
        const url = bankFileUrl(open.href, open.text, address);
        const sentence = notUnderstood(open.text);
        if (url) items.push({ url, period: periodIn(open.text) });
        if (url && sentence) misread.push(sentence);
        open = null;
      } else if (BLOCKS.has(name)) endBlock();
    },
  });
  parser.end(html);
  endBlock();
  return { items, misread };
}

const BLOCKS = new Set([
  'p',
  'div',
  'ul',
  'ol',
  'li',
  'table',
  'tr',
  'td',
  'section',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
]);

function bankFileUrl(href: string, text: string, address: string): URL | null {
  if (!URL.canParse(href, address)) return null;
  const url = new URL(href, address);
  const name = `${url.pathname} ${text}`.replace(/\s+/g, ' ');
  if (!EXTENSIONS.some((extension) => url.pathname.toLowerCase().endsWith(extension))) return null;
  // The lists of deleted codes stand beside the files.
  return /blz|bankleitzahl|(bank|sort)[ -]?codes?/i.test(name) && !/l(ö|oe)sch|delet/i.test(name)
    ? url
    : null;
}

function byFormat(links: readonly URL[]): string[] {
  return [...new Set(links.toSorted((a, b) => rankOf(a) - rankOf(b)).map(({ href }) => href))];
}

const rankOf = ({ pathname }: URL) =>
  EXTENSIONS.findIndex((extension) => pathname.toLowerCase().endsWith(extension));
