import type { FastifyRequest } from 'fastify';
import { robots, sitemap } from '../../site/crawlers.ts';
import type { Page } from '../../site/page.ts';
import { EMBED_PATH } from '../../site/pages/embed.tsx';
import { LISTS_PATH } from '../../site/pages/lists.tsx';
import { notFoundPage } from '../../site/pages/not-found.tsx';
import { PAGES } from '../../site/pages.ts';
import { renderPage } from '../../site/render-page.tsx';
import type { Operator, Visit } from '../../site/visit.ts';
import type { Served } from '../../store/follow.ts';
import type { Answering, Headers } from '../answers/answer.ts';
import { type Content, type Effort, Encoded } from '../answers/encoded.ts';
import { FILE_HEADERS, FRAMING_PAGE_HEADERS, LISTS_PAGE_HEADERS, PAGE_HEADERS } from '../answers/headers.ts';
import { bankPages } from './bank-pages.ts';
import { baseAddress } from './base-address.ts';
import { directoryScript } from './directory-script.ts';
import { keptWhileServed } from './kept-while-served.ts';
import { securityTxt } from './security-txt.ts';
import { siteFiles } from './site-files.ts';

export interface Site {
  /** By path. */
  readonly pages: ReadonlyMap<string, Answering>;
  readonly notFoundPage: Answering;
}

interface Settings {
  readonly served: () => Served;
  readonly publicUrl: string | undefined;
  readonly operator: Operator;
  /** Where somebody can report a weakness, for security.txt. */
  readonly securityContact?: string | undefined;
  /** Called with an error that belongs to no request. */
  readonly failed: (error: unknown) => void;
}

/** A sitemap has a quarter of a megabyte, and a client's `Host` can ask for another one. */
const MAX_SITEMAPS = 4;

/** Everything that a browser can open. Files are read and hashed now; a page is rendered when a client first asks for it. */
export function prepareSite({ served, publicUrl, operator, securityContact, failed }: Settings): Site {
  const { answers, files, widgetPage } = siteFiles();
  const kept = keptWhileServed<Encoded>(served);

  const baseOf = ({ headers }: FastifyRequest) => publicUrl ?? baseAddress(headers.host);

  const visit = (request: FastifyRequest, { path }: Page): Visit => {
    const { directory, state } = served();
    const now = new Date();
    const base = baseOf(request);
    return { path, base, now, operator, files, directory, state };
  };
  const rendered = (page: Page, visited: Visit, effort: Effort) =>
    new Encoded({ ...headOf(page), body: Buffer.from(renderPage(page, visited)) }, effort);
  /** Answers with a page that is rendered for one request: there are thousands of them. */
  const answerOnce = (request: FastifyRequest, page: Page) =>
    rendered(page, visit(request, page), 'once').answer(request.headers['accept-encoding']);
  const answering =
    (page: Page): Answering =>
    (request) => {
      const visited = visit(request, page);
      const make = () => rendered(page, visited, 'kept');
      return kept(`${page.path} ${visited.base}`, make).answer(request.headers['accept-encoding']);
    };

  /** Answers with content that names our address. It is kept for each address by which clients know us. */
  const naming =
    (path: string, content: (base: string) => Content, keep = kept, effort: Effort = 'kept'): Answering =>
    (request) => {
      const base = baseOf(request);
      const make = () => new Encoded(content(base), effort);
      return keep(`${path} ${base}`, make).answer(request.headers['accept-encoding']);
    };
  const text = (type: string, body: (base: string) => string) => (base: string) => ({
    status: 200,
    headers: { ...FILE_HEADERS, 'content-type': type },
    body: Buffer.from(body(base)),
  });
  const named: readonly (readonly [path: string, content: (base: string) => Content])[] = [
    ['/widget.html', widgetPage],
    ['/robots.txt', text('text/plain; charset=utf-8', robots)],
  ];

  const sitemapContent = text('application/xml; charset=utf-8', (base) =>
    sitemap(base, served().directory.banks()),
  );
  const keptSitemaps = keptWhileServed<Encoded>(served, MAX_SITEMAPS);
  const blzList: Answering = (request) => {
    const make = () => {
      const lines = Array.from(served().directory.banks(), ({ blz }) => `${blz}\n`);
      return new Encoded(text('text/plain; charset=utf-8', () => lines.join(''))(''));
    };
    return kept('/bankleitzahlen.txt', make).answer(request.headers['accept-encoding']);
  };

  return {
    pages: new Map([
      ...PAGES.map((page) => [page.path, answering(page)] as const),
      ...answers,
      ...bankPages({ served, answering, answerOnce }),
      ['/banken.js', directoryScript(served, failed)],
      ['/sitemap.xml', naming('/sitemap.xml', sitemapContent, keptSitemaps, 'once')],
      ['/bankleitzahlen.txt', blzList],
      ...securityTxt({ contact: securityContact, publicUrl, kept }),
      ...named.map(([path, content]) => [path, naming(path, content)] as const),
    ]),
    notFoundPage: answering(notFoundPage),
  };
}

/** The pages with a policy of their own. */
const HEADERS_OF: ReadonlyMap<string, Headers> = new Map([
  [EMBED_PATH, FRAMING_PAGE_HEADERS],
  [LISTS_PATH, LISTS_PAGE_HEADERS],
]);

function headOf({ path, status }: Page) {
  return { status: status ?? 200, headers: HEADERS_OF.get(path) ?? PAGE_HEADERS };
}
