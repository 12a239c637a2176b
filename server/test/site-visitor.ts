import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { expectSilence, openPage } from '../../test/browser/open-page.ts';
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
}

/**
 * A server with its site for the tests of a file.
 *
 * A test fails if a page that `open` opened was not silent (an error, a console message, a violation of its policies), or
 * has asked another origin.
 */
export function useSite(environment: Record<string, string> = {}) {
  const atTheEnd = cleaningAfterAll();
  let url: string;

  beforeAll(async () => {
    ({ url } = await startServer(environment, atTheEnd));
  });

  return {
    get url() {
      return url;
    },
    /**
     * @param today the day that the browser believes in, YYYY-MM-DD; the real one if absent
     * @param intercept called before anything is requested
     * @returns the page, and what it has asked for so far
     */
    async open(path: string, { today, intercept, ...options }: OpenOptions = {}) {
      const page = await openPage(options);
      if (today) await page.clock.setFixedTime(`${today}T12:00:00Z`);
      await intercept?.(page);
      const sent: Sent[] = [];
      // Chromium logs each answer with such a status or error, also if a test wants one.
      const complaints = expectSilence(page, /status of (?:40[04]|502)|ERR_BLOCKED_BY_CLIENT|MIME type/);
      page.on('request', (request) => {
        const body = request.postData() ?? '';
        // The browser asks for the icon by itself, at any moment.
        if (!request.url().endsWith('/favicon.svg'))
          sent.push({ url: request.url(), headers: JSON.stringify(request.headers()), body });
        if (!request.url().startsWith(`${url}/`)) complaints.push(`foreign: ${request.url()}`);
      });
      await page.goto(url + path, { waitUntil: 'load' });
      return { page, sent };
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
