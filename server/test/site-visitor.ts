import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, onTestFinished } from 'vitest';
import { complaintsOf, openPage } from '../../test/browser/open-page.ts';
import { cleaningAfterAll } from './cleaning-after-all.ts';
import { startServer } from './server.ts';

/** A request that a page made. */
interface Sent {
  readonly url: string;
  readonly headers: string;
  readonly body: string;
}

interface OpenOptions extends BrowserContextOptions {
  readonly today?: string;
  readonly intercept?: (page: Page) => Promise<unknown>;
  /** Whether nothing may be cached. */
  readonly fresh?: boolean;
}

/** A page, what it has complained about, and what it has asked for, since a test has it. */
interface Visited {
  readonly page: Page;
  readonly complaints: string[];
  sent: Sent[];
}

/** Playwright's own. */
const VIEWPORT = { width: 1280, height: 720 };
const MEDIA = {
  media: null,
  colorScheme: 'light',
  reducedMotion: 'no-preference',
  forcedColors: 'none',
} as const;

/**
 * A server with its site for the tests of a file.
 *
 * A test fails if a page that `open` opened was not silent (an error, a console message, a violation of its policies), or
 * has asked another origin.
 */
export function useSite(environment: Record<string, string> = {}) {
  const atTheEnd = cleaningAfterAll();
  /** Pages that tests have left, by the options of their context. Another visit takes half the time of a new context. */
  const left = new Map<string, Visited>();
  let url: string;

  beforeAll(async () => {
    ({ url } = await startServer(environment, atTheEnd));
  });

  async function newVisit(options: BrowserContextOptions, today?: string): Promise<Visited> {
    const page = await openPage(options, atTheEnd);
    if (today) await page.clock.setFixedTime(`${today}T12:00:00Z`);
    // Chromium logs each answer with such a status or error, also if a test wants one.
    const complaints = complaintsOf(page, /status of (?:40[04]|502)|ERR_BLOCKED_BY_CLIENT|MIME type/);
    const visited: Visited = { page, complaints, sent: [] };
    page.on('request', (request) => {
      const body = request.postData() ?? '';
      // The browser asks for the icon by itself, at any moment.
      if (!request.url().endsWith('/favicon.svg'))
        visited.sent.push({ url: request.url(), headers: JSON.stringify(request.headers()), body });
      if (!request.url().startsWith(`${url}/`)) complaints.push(`foreign: ${request.url()}`);
    });
    return visited;
  }

  return {
    get url() {
      return url;
    },
    /**
     * Opens a page of the site: in the context of an earlier test, if that had the same options.
     *
     * @param today the day that the browser believes in, YYYY-MM-DD; the real one if absent
     * @param intercept called before anything is requested, in a new context
     * @param fresh asks for a new context
     * @returns the page, and what it has asked for so far
     */
    async open(
      path: string,
      { today, intercept, fresh, viewport = VIEWPORT, ...options }: OpenOptions = {},
    ): Promise<{ page: Page; sent: readonly Sent[] }> {
      const key = JSON.stringify({ today, options });
      // An anchor of the same address would not load the page again.
      const again = fresh || intercept || path.includes('#') ? undefined : left.get(key);
      if (again) left.delete(key);
      const visited = again ?? (await newVisit({ viewport, ...options }, today));
      const { page, complaints } = visited;
      if (again) {
        again.sent = [];
        await page.context().clearPermissions();
        await page.context().setOffline(false);
        await page.emulateMedia({ ...MEDIA, ...options });
        await page.setViewportSize(viewport ?? VIEWPORT);
        await page.mouse.move(0, 0);
      }
      onTestFinished(async () => {
        if (intercept || left.has(key)) await page.context().close();
        else if (!page.isClosed()) left.set(key, visited);
        expect(complaints.splice(0)).toEqual([]);
      });
      await intercept?.(page);
      await page.goto(url + path, { waitUntil: 'load' });
      return { page, sent: visited.sent };
    },
  };
}

/** All that a page could have left behind in its address, title, cookies and stores, as one text. */
export function leftBy(page: Page): Promise<string> {
  return page.evaluate(async () =>
    JSON.stringify([
      location.href,
      document.title,
      document.cookie,
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      (await indexedDB.databases()).length,
      (await caches?.keys())?.length,
    ]),
  );
}
