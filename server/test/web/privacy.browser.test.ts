import { createServer } from 'node:http';
import type { Frame, FrameLocator, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { openPage } from '../../../test/browser/open-page.ts';
import { PAGES } from '../../src/site/frame/pages.ts';
import { cleaningAfterAll } from '../cleaning-after-all.ts';
import { listen } from '../listen.ts';
import { startRecordingProxy } from '../recording-proxy.ts';
import type {} from '../site-global-setup.ts';

/** An account number with the right check digit. Wherever it turns up, it can only come from these tests. */
const ACCOUNT = '4711471347';
const IBAN = 'DE65370400444711471347';

const atTheEnd = cleaningAfterAll();
let [site, host] = ['', ''];
let hostPage = '';
/** The requests that our site and the other one received. */
let recorded: Awaited<ReturnType<typeof startRecordingProxy>>['recorded'][];
const wire = () =>
  recorded
    .flat()
    .map(({ text }) => text)
    .join('\n');

beforeAll(async () => {
  const guest = createServer((_, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(hostPage),
  );
  const guestUrl = `http://127.0.0.1:${await listen(guest)}`;
  atTheEnd(() => void guest.close());
  const own = await startRecordingProxy(inject('siteUrl'), atTheEnd);
  const other = await startRecordingProxy(guestUrl, atTheEnd);
  [site, host, recorded] = [own.url, other.url, [own.recorded, other.recorded]];
});

/** All that a page and its frames keep, or show outside of their content. */
async function kept(page: Page): Promise<string> {
  const of = (frame: Frame) =>
    frame.evaluate(async () => {
      const all: unknown[] = [location.href, document.title, document.referrer, window.name, history.state];
      // A sandboxed frame has no storage: asking for it throws.
      for (const storage of [
        () => document.cookie,
        () => ({ ...localStorage }),
        () => ({ ...sessionStorage }),
        // Their names alone would not show what is in them, so there may be none.
        async () => `databases ${(await indexedDB.databases()).length}`,
        async () => `caches ${(await caches.keys()).length}`,
        () => navigator.serviceWorker.getRegistrations(),
        () => performance.getEntries().map(({ name }) => name),
      ]) {
        try {
          all.push(await storage());
        } catch (error) {
          const isRefused = /^(?:Security|InvalidState)Error$/.test((error as Error).name);
          if (self === top || !isRefused) throw error;
        }
      }
      return JSON.stringify(all);
    });
  const parts = await Promise.all(page.frames().map(of));
  const cookies = await page.context().cookies();
  expect(cookies).toEqual([]);
  expect(parts.join()).not.toMatch(/(?:databases|caches) [1-9]/);
  return parts.join();
}

/** Expects that no text contains the account number, however its digits are grouped or encoded. */
function expectNoAccount(...texts: string[]) {
  for (const text of texts) {
    const digits = text.replace(/%20|%C2%A0|%E2%80%AF|[+\s.\-\u00a0\u202f]/gi, '');
    expect(digits).not.toContain(ACCOUNT);
  }
}

/** Submits an account number, then its IBAN, in every field. @returns how many times */
async function fillEverything(page: Page): Promise<number> {
  let filled = 0;
  for (const frame of page.frames()) {
    for (const text of [ACCOUNT, IBAN]) {
      for (const field of await frame
        .locator('input:not([type=radio]):not([type=checkbox]):not([type=color]), textarea')
        .all()) {
        if (!(await field.isVisible()) || (await field.isDisabled())) continue;
        await field.fill(text);
        await field.press('Enter');
        filled += 1;
      }
    }
  }
  return filled;
}

async function open(url: string) {
  const page = await openPage({ fresh: true });
  const requested: string[] = [];
  page.on('request', (sent) =>
    requested.push(sent.url() + JSON.stringify(sent.headers()) + (sent.postData() ?? '')),
  );
  for (const requests of recorded) requests.length = 0;
  await page.goto(url, { waitUntil: 'load' });
  return { page, requested };
}

/** Reloads the page, leaves it and comes back. Expects that the account number is nowhere. */
async function expectNothingLeft(page: Page, requested: string[]) {
  const before = await kept(page);
  const address = page.url();
  await page.reload();
  await page.goto(`${site}/faq`);
  await page.goBack();
  await page.goForward();
  await page.goBack();
  expect(page.url()).toBe(address);
  expectNoAccount(before, await kept(page), wire(), ...requested);
  expect(wire()).toContain('GET\n/faq\n');
}

async function build(widget: Page | FrameLocator) {
  const fields = widget.locator('input:not([type=radio]):visible');
  await fields.nth(0).fill('37040044');
  await fields.nth(1).fill(ACCOUNT);
  await fields.nth(1).press('Enter');
  await expect.poll(() => widget.locator('output b, .result .iban').textContent()).toBe(IBAN);
}

describe('P1: no account number leaves the browser', () => {
  const VARIANTS = [
    [
      'functions',
      '<script src="SITE/embed.js"></script><input aria-label="BLZ"><input aria-label="Konto"><output><b></b></output>',
    ],
    [
      'mini-widget',
      '<script src="SITE/embed.js" defer></script><div data-iban-rechner data-mode="build"></div>',
    ],
    [
      'iframe',
      '<iframe src="SITE/widget.html?mode=build" title="IBAN-Rechner" sandbox="allow-scripts allow-forms" height="600"></iframe>',
    ],
  ] as const;

  it.each(VARIANTS)('on another site, by %s', async (variant, html) => {
    hostPage = `<!doctype html><html lang="de"><link rel="icon" href="data:,"><title>Gast</title>${html.replaceAll('SITE', site)}`;
    const { page, requested } = await open(`${host}/`);
    if (variant === 'functions') {
      const calls = await page.evaluate(
        ([account, iban]) => {
          const { IbanRechner } = globalThis as unknown as {
            IbanRechner: Record<'validate' | 'buildIban' | 'lookupBic', (...input: string[]) => unknown>;
          };
          const results = [
            IbanRechner.buildIban('37040044', account),
            IbanRechner.validate(iban),
            IbanRechner.lookupBic(iban),
          ];
          return JSON.stringify(results);
        },
        [ACCOUNT, IBAN] as [string, string],
      );
      expect(calls).toContain(IBAN);
    } else if (variant === 'mini-widget') {
      await build(page);
    } else {
      await build(page.frameLocator('iframe'));
    }
    await fillEverything(page);
    expect(wire()).toMatch(/GET\n\/(embed\.js|widget\.html\?mode=build)\n/);
    await expectNothingLeft(page, requested);
  });

  it('on our own pages, whatever field it is typed into', async () => {
    const paths = [...PAGES.map(({ path }) => path), '/banken/37040044'];
    const { page, requested } = await open(`${site}/healthz`);
    let filled = 0;
    for (const path of [
      ...paths,
      '/widget.html?mode=build',
      '/widget.html?mode=validate',
      '/widget.html?mode=lookup',
    ]) {
      await page.goto(site + path, { waitUntil: 'load' });
      if (path === '/') await build(page);
      filled += await fillEverything(page);
      expectNoAccount(await kept(page), wire(), ...requested);
      if (path === '/') await expectNothingLeft(page, requested);
    }
    expect(filled).toBeGreaterThan(10);
  });
});
