import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openPage } from '../../../test/browser/open-page.ts';
import { cleaningAfterAll } from '../cleaning-after-all.ts';
import { gate } from '../gate.ts';
import { startRecordingProxy } from '../recording-proxy.ts';
import type {} from '../site-global-setup.ts';

/** Accounts that visitors type into the search by mistake. No bank has the BLZ 12345678. */
const ACCOUNTS = [
  ...['532013', 'Kto 532013', 'Konto-Nr. 4711', '12345678', '4711471347', '37040044 532013000'],
  ...['NL91 ABNA 0417', 'DE89 3704 0044 0532 0130 00', 'IBAN: de89 3704'],
];
/** The pages with a search of their own, and the id of its field. Each bank's page has that of /banken. */
const PAGES = [
  ['/', 'bank'],
  ['/banken', 'banksuche'],
] as const;
/** In bytes a second and milliseconds, as browsers' tools define slow 3G. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

const atTheEnd = cleaningAfterAll();
let proxy: Awaited<ReturnType<typeof startRecordingProxy>>;
let passes: (path: string) => boolean | Promise<boolean>;

beforeAll(async () => {
  proxy = await startRecordingProxy(inject('siteUrl'), atTheEnd, (path) => passes(path));
});
beforeEach(() => {
  passes = () => true;
  proxy.recorded.length = 0;
});

const isScript = (path: string) => path.endsWith('.js');
/** The searches that the server received, as they were typed. */
const searches = () =>
  proxy.recorded.flatMap(({ path }) => new URL(path, proxy.url).searchParams.getAll('q'));

/** The button of a search. Without JavaScript, the home page has another one. */
const buttonOf = (page: Page, id: string) =>
  page.locator(id === 'bank' ? '[data-account-form] button:visible' : `#${id} + button`);

/** Types a text, submits it by Enter and by the button, then sends another request, which any search would precede. */
async function submit(page: Page, id: string, text: string) {
  const field = page.locator(`#${id}`);
  await field.fill(text);
  await field.press('Enter');
  await buttonOf(page, id).evaluate(async (button: HTMLElement) => {
    button.click();
    await fetch('/healthz');
  });
}

describe.each(PAGES)('the search on %s', (path, id) => {
  it('sends nothing before its script has loaded', async () => {
    const { opened: arrived, open: arrive } = gate<boolean>();
    passes = (asked) => !isScript(asked) || arrived;
    const page = await openPage({ fresh: true });
    await page.goto(proxy.url + path, { waitUntil: 'commit' });
    for (const text of [...ACCOUNTS, 'Köln']) await submit(page, id, text);
    expect(searches()).toEqual([]);

    arrive(true);
    await page.waitForLoadState();
    if (path === '/') {
      await page.locator('#bank').focus();
      await page.locator('[data-hits] > [role=option]').first().waitFor();
    } else {
      await page.locator(`#${id}`).press('Enter');
      await page.getByRole('heading', { name: 'Banken zu „Köln“' }).waitFor();
    }
    expect(searches()).toEqual(path === '/' ? [] : ['Köln']);
  });

  it('sends nothing if its script fails to load, and says so', async () => {
    passes = (asked) => !isScript(asked);
    const page = await openPage({ fresh: true });
    await page.goto(proxy.url + path);
    for (const text of [...ACCOUNTS, 'Köln']) await submit(page, id, text);
    expect(searches()).toEqual([]);
    await page.getByText('ein Skript dieser Seite wurde noch nicht geladen').waitFor();
  });

  it('sends no account, however it is written, on slow 3G, from the first moment on', async () => {
    const page = await openPage({ fresh: true });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.emulateNetworkConditions', SLOW_3G);
    await page.goto(proxy.url + path, { waitUntil: 'commit' });
    const isReady = async () => (await page.locator('[data-form] form').count()) > 0;
    for (let round = 0; !(await isReady()); round += 1)
      await submit(page, id, ACCOUNTS[round % ACCOUNTS.length] ?? '');
    for (const text of ACCOUNTS) await submit(page, id, text);
    expect(searches()).toEqual([]);
    expect(page.url()).toBe(proxy.url + path);
  });

  it('says at its field what will be sent without JavaScript, and sends it', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(proxy.url + path);
    const hint = await page
      .locator(`#${await page.locator(`#${id}`).getAttribute('aria-describedby')}`)
      .innerText();
    expect(hint.replaceAll(/\s/g, ' ')).toContain('Ohne JavaScript wird gesendet, was Sie hier eingeben');
    await page.locator(`#${id}`).fill('Köln');
    await page.locator(`#${id}`).press('Enter');
    await page.getByRole('heading', { name: 'Banken zu „Köln“' }).waitFor();
    await page.goto(proxy.url + path);
    await page.locator(`#${id}`).fill('Bonn');
    await buttonOf(page, id).click();
    await page.getByRole('heading', { name: 'Banken zu „Bonn“' }).waitFor();
    expect(searches()).toEqual(['Köln', 'Bonn']);
  });
});

it('the search on /banken sends BLZs, BICs and names', async () => {
  const page = await openPage();
  const texts = '37040044,370 400 44,BLZ 37040044,3704,Commerzbank Gf 160,MARKDEF1100,N26'.split(',');
  for (const [index, text] of texts.entries()) {
    await page.goto(`${proxy.url}/banken`);
    await page.locator('#banksuche').fill(text);
    // The next visit would fail if it interrupted this one.
    const loaded = page.waitForEvent('load');
    await page.locator('#banksuche').press('Enter');
    await loaded;
    await expect.poll(searches).toEqual(texts.slice(0, index + 1));
  }
});

it('the search on /banken waits for the list of BLZs, and sends nothing that has changed meanwhile', async () => {
  const { opened: arrived, open: arrive } = gate<boolean>();
  passes = (path) => path !== '/bankleitzahlen.txt' || arrived;
  const page = await openPage({ fresh: true });
  await page.goto(`${proxy.url}/banken`);
  await page.locator('#banksuche').fill('37040044');
  await page.locator('#banksuche').press('Enter');
  await page.locator('#banksuche').fill('12345678');
  arrive(true);
  await page.evaluate(() => fetch('/bankleitzahlen.txt').then((answer) => answer.text()));
  await page.evaluate(() => fetch('/healthz'));
  expect(searches()).toEqual([]);
  await page.locator('#banksuche').press('Enter');
  await page.locator('[data-fault]').getByText('So beginnt keine Bankleitzahl').waitFor();
  expect(searches()).toEqual([]);
});

it('the search on /banken sends names, but no digits, while the list of BLZs can’t be loaded', async () => {
  passes = (path) => path !== '/bankleitzahlen.txt';
  const page = await openPage({ fresh: true });
  await page.goto(`${proxy.url}/banken`);
  await submit(page, 'banksuche', '37040044');
  await page.locator('[data-fault]').getByText('lässt sich gerade nicht prüfen').waitFor();
  expect(searches()).toEqual([]);
  await page.locator('#banksuche').fill('Köln');
  await page.locator('#banksuche').press('Enter');
  await expect.poll(searches).toEqual(['Köln']);
});

it.each(['/home', '/bankleitzahlen.txt', '/rechner.js'])(
  'the search on the home page sends nothing if %s can’t be loaded, and says so',
  async (missing) => {
    passes = (path) => !path.startsWith(missing);
    const page = await openPage({ fresh: true });
    await page.goto(proxy.url);
    for (const text of [...ACCOUNTS, 'Köln']) await submit(page, 'bank', text);
    expect(searches()).toEqual([]);
    await page
      .getByText(/wurde noch nicht geladen|ließ sich nicht laden/)
      .filter({ visible: true })
      .first()
      .waitFor();
  },
);
