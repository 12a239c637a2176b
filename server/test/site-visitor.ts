import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { expectSilence, openPage } from '../../test/browser/open-page.ts';
import type {} from './site-global-setup.ts';

/** A request that a page made. */
interface Sent {
  readonly url: string;
  readonly headers: string;
  readonly body: string;
}

type OpenOptions = Parameters<typeof openPage>[0] & {
  readonly intercept?: (page: Page) => Promise<unknown>;
};

/**
 * The site of the server that runs for all tests.
 *
 * A test fails if a page that `open` opened was not silent (an error, a console message, a violation of its policies),
 * or sent a request to another origin.
 */
export function useSite() {
  const url = inject('siteUrl');
  return {
    url,
    /**
     * Opens a page of the site.
     *
     * @param intercept called before anything is requested
     * @returns the page, and what it has asked for so far
     */
    async open(
      path: string,
      { intercept, fresh, ...options }: OpenOptions = {},
    ): Promise<{ page: Page; sent: readonly Sent[] }> {
      // Within one page, going to an anchor of the same address does not load it again.
      const page = await openPage({ fresh: fresh || path.includes('#'), ...options });
      // Chromium logs each answer with such a status or error, even if a test wants one.
      const complaints = expectSilence(page, /status of (?:40[04]|502)|ERR_BLOCKED_BY_CLIENT|MIME type/);
      const sent: Sent[] = [];
      page.on('request', (request) => {
        const body = request.postData() ?? '';
        // The browser asks for the icon by itself, at any moment.
        if (!request.url().endsWith('/favicon.svg'))
          sent.push({ url: request.url(), headers: JSON.stringify(request.headers()), body });
        if (!request.url().startsWith(`${url}/`)) complaints.push(`foreign: ${request.url()}`);
      });
      await intercept?.(page);
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
