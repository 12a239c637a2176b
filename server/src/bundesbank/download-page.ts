import { Parser } from 'htmlparser2';

/** Period of validity, YYYY-MM-DD; null where nothing tells. */
export interface Period {
  readonly validFrom: string | null;
  readonly validUntil: string | null;
}

/** The addresses at which one edition can be fetched, in the order in which they are to be tried. */
export interface Offer extends Period {
  readonly addresses: readonly string[];
}

/** Which format is taken first: the TXT has changed least in all the years. */
const EXTENSIONS = ['.txt', '.csv', '.xml'];

const VALIDITY = /gültig\s+vom\s+(\d{2})\.(\d{2})\.(\d{4})\s+bis\s+(?:zum\s+)?(\d{2})\.(\d{2})\.(\d{4})/i;

/** Whether a server's answer is a page, and no bank file in any of its formats. */
export function isPage(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 1000).replace(/^ï»¿/, '').trimStart();
  return start.startsWith('<') && !start.startsWith('<?xml');
}

/**
 * Finds the bank files on the Bundesbank's download page: links to a TXT, CSV or XML whose address or text speaks of
 * bank codes, with the validity that is printed in the link's own text or, else, next to it.
 *
 * Ids, hashes, names and the order on the page have all changed over the years, so none of them is relied on.
 *
 * @param address of the page, to which its links are relative
 * @returns one offer a period, the earliest first
 */
export function findBankFiles(html: string, address: string): Offer[] {
  const offers = new Map<string, Period & { links: URL[] }>();
  for (const { url, validFrom, validUntil } of bankFileLinks(html, address)) {
    const key = `${validFrom}`;
    const offer = offers.get(key) ?? { validFrom, validUntil, links: [] };
    offer.links.push(url);
    offers.set(key, offer);
  }
  return [...offers.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { links, ...period }]) => ({ ...period, addresses: byFormat(links) }));
}

/** What the page says in its order: a link to a bank file, with its own period or without, or a period by itself. */
type Item = { readonly url: URL; readonly period: Period | null } | Period;

function bankFileLinks(html: string, address: string): (Period & { url: URL })[] {
  const items = readItems(html, address);
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

function readItems(html: string, address: string): Item[] {
  const items: Item[] = [];
  let block = '';
  let open: { href: string; text: string } | null = null;
  const endBlock = () => {
    const period = periodIn(block);
    if (period) items.push(period);
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
        if (url) items.push({ url, period: periodIn(open.text) });
        open = null;
      } else if (BLOCKS.has(name)) endBlock();
    },
  });
  parser.end(html);
  endBlock();
  return items;
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
  const name = `${url.pathname} ${text}`;
  if (!EXTENSIONS.some((extension) => url.pathname.toLowerCase().endsWith(extension))) return null;
  // The lists of deleted codes stand beside the files.
  return /blz|bankleitzahl/i.test(name) && !/l(ö|oe)sch/i.test(name) ? url : null;
}

function periodIn(text: string): Period | null {
  const [, d1, m1, y1, d2, m2, y2] = VALIDITY.exec(text.normalize()) ?? [];
  return y1 ? { validFrom: `${y1}-${m1}-${d1}`, validUntil: `${y2}-${m2}-${d2}` } : null;
}

function byFormat(links: readonly URL[]): string[] {
  const rank = ({ pathname }: URL) =>
    EXTENSIONS.findIndex((extension) => pathname.toLowerCase().endsWith(extension));
  return [...new Set(links.toSorted((a, b) => rank(a) - rank(b)).map(({ href }) => href))];
}
