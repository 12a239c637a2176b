import type { Bank } from '../../directory/bank.ts';
import { berlinDay } from '../../directory/edition.ts';
import { alternatesOf } from '../frame/languages.ts';
import { PAGES } from '../frame/pages.ts';

/**
 * The sitemap for search engines, in the format of sitemaps.org: every page, and a page for every bank. One file may
 * hold 50,000 addresses. A page in two languages names both of them, as Google describes it.
 *
 * @param publicUrl the site's address without a slash at its end
 */
export function sitemap(publicUrl: string, banks: Iterable<Pick<Bank, 'blz'>>): string {
  const escaped = publicUrl.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const paths = [...PAGES.map(({ path }) => path), ...Array.from(banks, ({ blz }) => `/banken/${blz}`)];
  const alternates = (path: string) =>
    alternatesOf(path)
      .map(
        (other) =>
          `<xhtml:link rel="alternate" hreflang="${other.hreflang}" href="${escaped}${other.path}"/>`,
      )
      .join('');
  const urls = paths.map((path) => `  <url><loc>${escaped}${path}</loc>${alternates(path)}</url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}</urlset>\n`;
}

/** The rules for search engines: they may read every page, but not the API and the page of the iframe. */
export function robots(publicUrl: string | undefined): string {
  const rules = 'User-agent: *\nDisallow: /api/\nDisallow: /widget.html\n';
  return publicUrl === undefined ? rules : `${rules}\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

/** The path of the file. */
export const SECURITY_TXT = '/.well-known/security.txt';
const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a copy of the file may be trusted. RFC 9116, section 2.5.5: less than a year. */
const EXPIRES_AFTER_DAYS = 90;

/**
 * Says where to report a vulnerability (RFC 9116).
 *
 * @param contact an e-mail address, or an address with `https:`, `mailto:` or `tel:`
 */
export function securityTxt(contact: string, publicUrl: string | undefined, now: Date): string {
  const expires = new Date(Date.parse(berlinDay(now)) + EXPIRES_AFTER_DAYS * DAY_MS);
  return [
    `Contact: ${asUri(contact)}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: de, en',
    // Section 2.5.2: an address on the web must be https.
    ...(publicUrl?.startsWith('https://') ? [`Canonical: ${publicUrl}${SECURITY_TXT}`] : []),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

function asUri(contact: string): string {
  if (/^(?:https:\/\/|mailto:|tel:)/i.test(contact)) return contact;
  return `mailto:${encodeURIComponent(contact).replace('%40', '@')}`;
}
