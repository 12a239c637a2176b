import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Frame, FrameLocator, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { expectSilence, openPage } from '../../test/browser/open-page.ts';
import { IN_QUARTER } from './days.ts';
import { type HostPage, startHosts } from './host-server.ts';

/**
 * Starts the two origins for the tests of a file, and ends them after the last test.
 *
 * A test fails if one of its pages has an error or a console message.
 */
export function useBrowser() {
  let hosts: Awaited<ReturnType<typeof startHosts>>;
  let opened = 0;

  beforeAll(async () => {
    hosts = await startHosts();
  });
  afterAll(() => hosts.close());

  return {
    get hosts() {
      return hosts;
    },
    /**
     * Opens a host page on a day on which the directory of the snapshot is valid.
     *
     * @param expected console messages that are not failures, such as the browser's own on what a page forbids. By
     *   default, what a widget that loads nothing says
     */
    async open(
      content: string | HostPage,
      options: BrowserContextOptions = {},
      expected = /data-load="none"/.test(JSON.stringify(content).replaceAll('\\', '')) ? MISSING : /^$/,
    ): Promise<Page> {
      const page = await openPage({ today: IN_QUARTER, ...options });
      expectSilence(page, expected);
      await this.show(page, content);
      return page;
    },
    /** The files of the site that were requested since the request with this number, sorted. */
    requestsFrom: (start: number) =>
      hosts.requests
        .slice(start)
        .filter((address) => address.startsWith('site'))
        .toSorted(),
    /** Goes to another host page in the same window, which takes half the time of a new one. */
    async show(page: Page, content: string | HostPage): Promise<void> {
      const host = typeof content === 'string' ? { html: content } : content;
      await page.goto(hosts.serve(`page-${++opened}`, host));
    },
  };
}

export const widgetIn = (mode: string, attributes = '') =>
  `<div data-iban-rechner data-mode="${mode}"${attributes && ` ${attributes}`}></div>`;
/** A widget that loads nothing. */
export const aloneIn = (mode: string) => widgetIn(mode, 'data-load="none"');
/** What the console says once if rechner.js is missing. */
export const MISSING = /^IBAN-Rechner: rechner\.js fehlt\./;

/** Sets attributes of a widget. */
export const setOn = (page: Page, attributes: Record<string, string>) =>
  page.locator('[data-iban-rechner]').evaluate((host, values) => {
    for (const [name, value] of Object.entries(values)) host.setAttribute(name, value);
  }, attributes);

/** The text of the result. */
export const resultIn = (page: Page) => page.getByRole('status').innerText();

/** Waits for the good view of a widget. */
export const isGood = (page: Page) => page.locator('form > p[aria-live]').waitFor({ state: 'attached' });

/** Waits until rechner.js has run. */
export const hasWhole = (page: Page | Frame) =>
  expect.poll(() => page.evaluate(`Boolean(IbanRechner[Symbol.for('iban-rechner')].whole)`)).toBe(true);

/** The computed styles of an element. */
export const styleOf = (element: Locator, ...names: (keyof CSSStyleDeclaration)[]) =>
  element
    .first()
    .evaluate((found, asked) => asked.map((name) => getComputedStyle(found)[name as 'color']), names);

/** Fills in the fields of a widget, by default with valid input for this mode, and submits. */
export async function fillIn(
  page: Page | Locator | FrameLocator,
  mode: string,
  texts = GOOD_INPUT[mode] ?? [],
) {
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

/** Texts that would run or become an element if a page parsed them as HTML. */
export const PAYLOADS = readFileSync(new URL('payloads.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean);
