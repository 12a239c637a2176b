import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchChromium } from '../../test/browser/launch-chromium.ts';
import { type HostPage, startHosts } from './host-server.ts';

/** What a page has to say: nothing, on any page that embeds the calculator. */
interface Heard {
  page: Page;
  messages: string[];
  context: BrowserContext;
}

/**
 * A browser and the two origins for the tests of a file.
 *
 * After each test, every page that `open` opened must have been silent: no error, no console message, no violation of
 * a policy (which Chromium reports to the console).
 */
export function useBrowser() {
  let browser: Browser;
  let hosts: Awaited<ReturnType<typeof startHosts>>;
  let heard: Heard[] = [];

  beforeAll(async () => {
    [browser, hosts] = await Promise.all([launchChromium(), startHosts()]);
  });
  afterEach(async () => {
    const messages = heard.flatMap((each) => each.messages);
    await Promise.all(heard.map(({ context }) => context.close()));
    heard = [];
    expect(messages).toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    hosts.close();
  });

  return {
    get hosts() {
      return hosts;
    },
    get browser() {
      return browser;
    },
    /**
     * Opens a host page in a context of its own.
     *
     * @param expected what the browser itself says of a page that forbids something
     */
    async open(
      content: string | HostPage,
      options: Parameters<Browser['newContext']>[0] = {},
      expected = /^$/,
    ): Promise<Page> {
      const context = await browser.newContext({ locale: 'de-DE', ...options });
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      const messages: string[] = [];
      heard.push({ page, messages, context });
      page.on(
        'console',
        (message) => expected.test(message.text()) || messages.push(`console: ${message.text()}`),
      );
      page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
      const host = typeof content === 'string' ? { html: content } : content;
      await page.goto(hosts.serve(`page-${heard.length}-${Math.random()}`, host));
      return page;
    },
  };
}

/** A page with widgets, in the simplest way. */
export const pageWith = (body: string, head = '') =>
  `<!doctype html><html lang="de"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Gast</title>${head}<main>${body}</main><script src="SITE/embed.js"></script></html>`;

export const widgetIn = (mode: string) => `<div data-iban-rechner data-mode="${mode}"></div>`;

/** Types what gives a result in this mode, and submits. */
export async function fillIn(page: Page, mode: string, texts = GOOD_INPUT[mode] ?? []) {
  const inputs = page.locator('input');
  for (const [index, text] of texts.entries()) await inputs.nth(index).fill(text);
  await inputs.first().press('Enter');
}

const GOOD_INPUT: Record<string, string[]> = {
  validate: ['DE89 3704 0044 0532 0130 00'],
  build: ['370 400 44', '532013000'],
  lookup: ['37040044'],
};
export const BAD_INPUT: Record<string, string[]> = {
  validate: ['DE8937040044053201300'],
  build: ['3704004', '0'],
  lookup: ['3704OO44'],
};
export const MODES = ['validate', 'build', 'lookup'];
