import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../../../test/browser/launch-chromium.ts';
import { useSite } from '../../test/site-visitor.ts';

const site = useSite();

/** Another origin: the page that takes a snippet over. */
let html = '';
let policy = '';
const host = createServer((_, response) => {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    ...(policy && { 'content-security-policy': policy }),
  });
  response.end(
    `<!doctype html><html lang="de"><title>Gast</title><link rel="icon" href="data:,"><main>${html}</main>`,
  );
});
let browser: Browser;
beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  host.close();
});

/** Loads a snippet of the page „Einbetten“ as it stands there, on a page of another origin. */
async function load(snippet: string, csp = '') {
  const { page: docs } = await site.open('/einbetten');
  html = (await docs.locator(`#snippet-${snippet}`).textContent()) ?? '';
  expect(html).toContain(`${site.url}/`);
  policy = csp;
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(5000);
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/`);
  return { page, complaints };
}

async function builds(page: Page) {
  await page.locator('input').nth(0).fill('37040044');
  await page.locator('input').nth(1).fill('532013000');
  await page.getByRole('button', { name: 'IBAN berechnen' }).click();
  await expect.poll(() => page.locator('output b').textContent()).toBe('DE89370400440532013000');
}

describe('the snippets, on another site', () => {
  it.each(['widget', 'versioned'])('%s', async (snippet) => {
    const { page, complaints } = await load(snippet);
    await builds(page);
    expect(complaints).toEqual([]);
  });

  it('functions', async () => {
    const { page, complaints } = await load('functions');
    await page.locator('input').fill('DE89 3704 0044 0532 0130 00');
    await page.getByRole('button', { name: 'IBAN prüfen' }).click();
    await expect
      .poll(() => page.locator('output').textContent())
      .toBe('DE89 3704 0044 0532 0130 00 ist formal richtig.');
    expect(complaints).toEqual([]);
  });

  it('iframe', async () => {
    const { page, complaints } = await load('iframe');
    const frame = page.frameLocator('iframe');
    await frame.locator('input').fill('DE88 3704 0044 0532 0130 00');
    await frame.getByRole('button').first().click();
    await frame.getByText('Zahlendreher oder Tippfehler').waitFor();
    expect(complaints).toEqual([]);
  });

  it.each([
    ['widget', 'Mini-Widget und Funktionen'],
    ['versioned', 'Mini-Widget und Funktionen'],
    ['iframe', 'Iframe'],
  ])('%s under a policy that allows nothing but the line that the page names', async (snippet, label) => {
    const { page: docs } = await site.open('/einbetten');
    const line = await docs.locator(`figure:has(figcaption:text-is('${label}')) pre`).first().textContent();
    const { page, complaints } = await load(
      snippet,
      `default-src 'none'; img-src data:; require-trusted-types-for 'script'; ${line}`,
    );
    if (snippet === 'iframe') await page.frameLocator('iframe').locator('input').waitFor();
    else await builds(page);
    expect(complaints).toEqual([]);
  });

  it('versioned is refused where the file is another', async () => {
    const { page: docs } = await site.open('/einbetten');
    const code = (await docs.locator('#snippet-versioned').textContent()) ?? '';
    const page = await (await browser.newContext()).newPage();
    html = code.replace(/sha384-.{8}/, 'sha384-AAAAAAAA');
    policy = '';
    const blocked = page.waitForEvent('console');
    await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/`);
    expect((await blocked).text()).toMatch(/integrity/);
    expect(await page.evaluate(() => 'IbanRechner' in globalThis)).toBe(false);
  });
});

describe('the live examples', () => {
  it('are at work on the page itself', async () => {
    const { page } = await site.open('/einbetten');
    await page.locator('#iban').fill('DE89 3704 0044 0532 0130 00');
    await page.locator('#iban-formular button').click();
    expect(await page.locator('#iban-formular output').textContent()).toBe(
      'DE89 3704 0044 0532 0130 00 ist formal richtig.',
    );
    await page.locator('iframe').scrollIntoViewIfNeeded();
    const frame = page.frameLocator('iframe');
    await frame.locator('input').fill('DE89');
    await frame.getByRole('button').first().click();
    await frame.getByText('Fehler: ').waitFor();
    expect(await page.locator('.widget-example input').count()).toBe(2);
  });

  it('can be copied', async () => {
    const { page } = await site.open('/einbetten', { permissions: ['clipboard-read', 'clipboard-write'] });
    const code = await page.locator('#snippet-widget').textContent();
    const button = page.locator('#snippet-widget + button');
    // What is copied is written down by the page's own clipboard; reading it is forbidden to the page.
    await page.evaluate(() => {
      const { clipboard } = navigator;
      const write = clipboard.writeText.bind(clipboard);
      clipboard.writeText = (text) => {
        document.documentElement.dataset['copied'] = text;
        return write(text);
      };
    });
    await button.click();
    await expect.poll(() => button.textContent()).toBe('Kopiert');
    expect(await page.evaluate(() => document.documentElement.dataset['copied'])).toBe(code);
    expect(await page.locator('#snippet-widget ~ [role=status]').textContent()).toBe('Kopiert');
  });
});

describe('the box „Ausprobieren“', () => {
  it('shows what the API answers, good and bad', async () => {
    const { page } = await site.open('/schnittstelle');
    const send = page.getByRole('button', { name: 'Anfrage senden' });
    const answer = page.locator('[data-try-answer]');
    const summary = page.locator('[data-try-summary]');
    await send.click();
    await expect.poll(() => answer.textContent()).toContain('"name": "Commerzbank"');
    expect(await summary.textContent()).toMatch(
      /^GET \/api\/bank\/37040044 – Status 200 nach \d+\u00a0Millisekunden$/,
    );
    for (const [typed, sentence] of [
      ['99999999', 'Keine Bank mit dieser BLZ gefunden.'],
      ['1', 'BLZ muss 8-stellig sein.'],
    ] as const) {
      await page.locator('#try-blz').fill(typed);
      await send.click();
      await expect.poll(() => answer.textContent()).toContain(sentence);
    }
    await page.locator('#adresse').selectOption('/api/status');
    expect(await page.locator('#try-blz').isVisible()).toBe(false);
    await send.click();
    await expect.poll(() => answer.textContent()).toContain('"banks": 3503');
  });

  it('sends no more digits than a BLZ has', async () => {
    const { page, sent } = await site.open('/schnittstelle');
    const before = sent.length;
    await page.locator('#try-blz').fill('DE89370400440532013000');
    await page.getByRole('button', { name: 'Anfrage senden' }).click();
    await page.getByText('Zum Schutz Ihrer Daten').waitFor();
    expect(sent.length).toBe(before);
  });

  it('is links where there is no JavaScript', async () => {
    const { page } = await site.open('/schnittstelle', { javaScriptEnabled: false });
    expect(await page.locator('[data-try]').isVisible()).toBe(false);
    await page.getByRole('link', { name: '/api/bank/37040044' }).click();
    expect(page.url()).toBe(`${site.url}/api/bank/37040044`);
  });
});
