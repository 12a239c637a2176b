import type { Bank } from '../../directory/bank.ts';
import { alternatesOf } from '../frame/languages.ts';
import { PAGES } from '../frame/pages.ts';

/**
 * The sitemap for search engines, in the format of sitemaps.org: every page, and a page for every bank. One file may
 * hold 50,000 addresses. A page in two languages names both of them, as Google describes it.
 *
 * @param base the site's address without a slash at its end
 */
export function sitemap(base: string, banks: Iterable<Bank>): string {
  const escaped = base.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
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
export function robots(base: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /widget.html\n\nSitemap: ${base}/sitemap.xml\n`;
}
