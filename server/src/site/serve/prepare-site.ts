import type { FastifyRequest } from 'fastify';
import { formatBlzList } from '../../directory/blz.ts';
import type { Handler, Headers } from '../../http/answers/answer.ts';
import { type Effort, Encoded } from '../../http/answers/encoded.ts';
import type { Served } from '../../store/watch-store.ts';
import { embedPage, englishEmbedPage } from '../embedding/embed-page.tsx';
import { embedReferencePage, englishEmbedReferencePage } from '../embedding/reference.tsx';
import { englishNotFoundPage, notFoundPage, overloadPage } from '../frame/errors.tsx';
import { renderFrame, renderPage } from '../frame/frame.tsx';
import type { Page } from '../frame/page.ts';
import { PAGES } from '../frame/pages.ts';
import { ANY_ADDRESS, type Operator } from '../frame/visit.ts';
import { listsPage } from '../lists/lists.tsx';
import { bankPages, renderLimit } from './bank-pages.ts';
import { cacheWhileServed } from './cache-while-served.ts';
import { FRAMING_PAGE_HEADERS, LISTS_PAGE_HEADERS, PAGE_HEADERS, RETRY, textHeaders } from './headers.ts';
import { siteFiles } from './site-files.ts';
import { robots, SECURITY_TXT, securityTxt, sitemap } from './text-files.ts';
import { wholeDirectory } from './whole-directory.ts';

export type Site = ReturnType<typeof prepareSite>;

interface Settings {
  readonly served: () => Served;
  readonly publicUrl: string | undefined;
  readonly operator: Operator;
  /** Where weaknesses can be reported, for security.txt: by default, at the operator's address. */
  readonly securityContact?: string | undefined;
  /** Called with an error that belongs to no request: a file could not be made or compressed. */
  readonly failed: (error: unknown) => void;
}

/** Everything that a browser can open. Files are read and hashed now; a page is rendered when it is first requested. */
export function prepareSite({ served, publicUrl, operator, securityContact, failed }: Settings) {
  const { answers, files, widgetPage } = siteFiles();
  const cache = cacheWhileServed<Encoded>(served);
  const recent = cacheWhileServed<Encoded>(served, MAX_RECENT);
  const frames = cacheWhileServed<ReturnType<typeof renderFrame>>(served);

  const render = (page: Page) => {
    const { directory, state } = served();
    const { path, language = 'de' } = page;
    const visit = {
      publicUrl,
      base: publicUrl ?? ANY_ADDRESS,
      now: new Date(),
      operator,
      files,
      directory,
      state,
    };
    // The navigation never marks a bank's page as the current one, so all these pages share a frame.
    const frame = frames(PATHS.has(path) ? path : language, () => renderFrame(page, visit));
    return renderPage(page, visit, frame);
  };
  const rendered = (page: Page, effort: Effort) =>
    new Encoded({ ...headOf(page), body: Buffer.from(render(page)) }, effort);
  const cachedPage =
    (page: Page, effort: Effort = 'kept'): Handler =>
    (request) =>
      cache(page.path, () => rendered(page, effort)).answer(request.headers['accept-encoding']);

  const overloaded = cachedPage(overloadPage);
  const notFound = cachedPage(notFoundPage);
  const notFoundInEnglish = cachedPage(englishNotFoundPage);
  const isOverLimit = renderLimit();
  /**
   * Answers with one of thousands of pages, and keeps some. An overloaded server renders hardly any, so that it
   * still sends all prepared answers in time.
   */
  const recentPage = (request: FastifyRequest, key: string, page: () => Page) =>
    isOverLimit(request)
      ? overloaded(request)
      : recent(key, () => rendered(page(), 'once')).answer(request.headers['accept-encoding']);

  const cachedText = (path: string, text: () => string, type = 'text/plain'): [path: string, Handler] => {
    const head = { status: 200, headers: textHeaders(type) };
    const make = () => new Encoded({ ...head, body: Buffer.from(text()) });
    return [path, (request) => cache(path, make).answer(request.headers['accept-encoding'])];
  };
  const blzList = () => {
    const { directory } = served();
    const blzs = Array.from(directory.banks(), ({ blz }) => blz);
    return formatBlzList(blzs, directory.names);
  };
  const banksWithPage = () => {
    const { directory } = served();
    const former = [...directory.formerBanks()].filter(({ successor }) => successor !== null);
    return [...directory.banks(), ...former];
  };
  const contact = securityContact ?? operator.email;

  return {
    /** By path. */
    pages: new Map<string, Handler>([
      ...PAGES.map((page) => [page.path, cachedPage(page)] as const),
      ...answers,
      ...bankPages({ served, cachedPage, recentPage }),
      cachedText('/bankleitzahlen.txt', blzList),
      ...wholeDirectory(served, failed),
      ['/widget.html', widgetPage(publicUrl)],
      cachedText('/robots.txt', () => robots(publicUrl)),
      // It has absolute addresses only, so there is none without PUBLIC_URL.
      ...(publicUrl === undefined
        ? []
        : [cachedText('/sitemap.xml', () => sitemap(publicUrl, banksWithPage()), 'application/xml')]),
      // Without a contact, there is no such file.
      ...(contact === undefined
        ? []
        : [cachedText(SECURITY_TXT, () => securityTxt(contact, publicUrl, new Date()))]),
    ]),
    notFoundPage: (request: FastifyRequest) =>
      (isEnglish(request.originalUrl) ? notFoundInEnglish : notFound)(request),
  };
}

/** How many pages of banks and answers to searches are kept at most. The next one empties the cache. */
const MAX_RECENT = 64;

/** Whether an address is below `/en`. The language that a browser prefers has no influence on an answer. */
const isEnglish = (url: string) => /^\/en(?:[/?#]|$)/.test(url);

const PATHS: ReadonlySet<string> = new Set(PAGES.map(({ path }) => path));

/** The pages with a policy of their own. */
const HEADERS_OF: ReadonlyMap<string, Headers> = new Map([
  ...[embedPage, englishEmbedPage, embedReferencePage, englishEmbedReferencePage].map(
    ({ path }) => [path, FRAMING_PAGE_HEADERS] as const,
  ),
  [listsPage.path, LISTS_PAGE_HEADERS],
]);

function headOf({ path, status }: Page) {
  const headers = HEADERS_OF.get(path) ?? PAGE_HEADERS;
  return { status: status ?? 200, headers: status === 503 ? { ...headers, ...RETRY } : headers };
}
