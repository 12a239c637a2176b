import type { FastifyRequest } from 'fastify';
import { robots, sitemap } from '../site/crawlers.ts';
import type { Page } from '../site/page.ts';
import { EMBED_PATH } from '../site/pages/embed.tsx';
import { LISTS_PATH } from '../site/pages/lists.tsx';
import { notFoundPage } from '../site/pages/not-found.tsx';
import { PAGES } from '../site/pages.ts';
import { renderPage } from '../site/render-page.tsx';
import { searchBlz } from '../site/search.ts';
import type { Operator, Visit } from '../site/visit.ts';
import type { Served } from '../store/follow.ts';
import type { Answering, Content } from './answer.ts';
import { baseAddress } from './base-address.ts';
import { directoryScript } from './directory-script.ts';
import { Encoded } from './encoded.ts';
import { FILE_HEADERS, FRAMING_PAGE_HEADERS, LISTS_PAGE_HEADERS, PAGE_HEADERS } from './headers.ts';
import { keptWhileServed } from './kept-while-served.ts';
import { siteFiles } from './site-files.ts';
import { statusRecord } from './status.ts';

export interface Site {
  /** By path. */
  readonly pages: ReadonlyMap<string, Answering>;
  readonly notFoundPage: Answering;
}

interface Settings {
  readonly served: () => Served;
  readonly publicUrl: string | undefined;
  readonly operator: Operator;
  /** Told what could not be made and is not part of a request. */
  readonly failed: (error: unknown) => void;
}

/** All that a browser can open, with every answer prepared that does not depend on who asks. */
export function prepareSite({ served, publicUrl, operator, failed }: Settings): Site {
  const { answers, files, widgetPage } = siteFiles();
  const kept = keptWhileServed<Encoded>(served);

  const baseOf = ({ headers }: FastifyRequest) => publicUrl ?? baseAddress(headers.host);

  const visit = (request: FastifyRequest, { path }: Page): Visit => {
    const { directory, state } = served();
    const now = new Date();
    const typed = path === '/' ? queryOf(request).get('blz') : null;
    const search = typed === null ? null : searchBlz(directory, typed);
    const base = baseOf(request);
    const status = statusRecord(served(), now);
    return { path, base, now, operator, files, directory, state, status, search };
  };
  const rendered = (request: FastifyRequest, page: Page): Encoded => {
    const visited = visit(request, page);
    const make = (effort: 'kept' | 'once') =>
      new Encoded({ ...headOf(page), body: Buffer.from(renderPage(page, visited)) }, effort);
    // There are as many of these as there are things to search for.
    if (visited.search) return make('once');
    return kept(`${page.path} ${visited.base}`, () => make('kept'));
  };
  const answering =
    (page: Page): Answering =>
    (request) =>
      rendered(request, page).answer(request.headers['accept-encoding']);

  /** What names our address, kept for each address by which clients know us. */
  const naming =
    (path: string, content: (base: string) => Content): Answering =>
    (request) => {
      const base = baseOf(request);
      const make = () => new Encoded(content(base));
      return kept(`${path} ${base}`, make).answer(request.headers['accept-encoding']);
    };
  const text = (type: string, body: (base: string) => string) => (base: string) => ({
    status: 200,
    headers: { ...FILE_HEADERS, 'content-type': type },
    body: Buffer.from(body(base)),
  });
  const named: readonly (readonly [path: string, content: (base: string) => Content])[] = [
    ['/widget.html', widgetPage],
    ['/sitemap.xml', text('application/xml; charset=utf-8', sitemap)],
    ['/robots.txt', text('text/plain; charset=utf-8', robots)],
  ];

  return {
    pages: new Map([
      ...PAGES.map((page) => [page.path, answering(page)] as const),
      ...answers,
      ['/banken.js', directoryScript(served, failed)],
      ...named.map(([path, content]) => [path, naming(path, content)] as const),
    ]),
    notFoundPage: answering(notFoundPage),
  };
}

/** Pages that may do something that the others may not. */
const HEADERS_OF: ReadonlyMap<string, Content['headers']> = new Map([
  [EMBED_PATH, FRAMING_PAGE_HEADERS],
  [LISTS_PATH, LISTS_PAGE_HEADERS],
]);

function headOf({ path }: Page) {
  const status = path === notFoundPage.path ? 404 : 200;
  return { status, headers: HEADERS_OF.get(path) ?? PAGE_HEADERS };
}

/** The query of the raw address: of all names in it only `blz` is ever read. */
function queryOf({ url }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(/\?([^#]*)/.exec(url)?.[1] ?? '');
}
