import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BANK_SEARCHES } from '../../../../calculator/test/bank-searches.ts';
import { accessibilityFaults, useSite } from '../../../test/site-visitor.ts';

const site = useSite();

const field = (page: Page) => page.locator('#bank');
const count = (page: Page) => page.locator('[data-count]');
const hits = (page: Page) => page.locator('[data-hits] > li');
const build = (page: Page) => page.locator('.panel-build input');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** The sentence of the search, with plain spaces. */
const sentence = async (page: Page) => (await count(page).innerText()).replaceAll('\u00a0', ' ');

/** Types a text and waits for the sentence of the search. */
async function search(page: Page, text: string, says: string | RegExp = /gefunden/) {
  await field(page).pressSequentially(text);
  await expect.poll(() => sentence(page)).toMatch(says);
}

describe('the search for a bank', () => {
  it.each([
    ['Sparkasse Landsberg', '1 Bank gefunden.', ['Sparkasse Landsberg-Dießen', 'BYLADEM1LLD', '700 520 60']],
    ['Commerzbank Koeln', '1 Bank gefunden.', ['Commerzbank', 'Köln', '370 400 44', '22 weitere passende']],
    ['COBADEFF', '1 Bank gefunden.', ['Commerzbank', 'COBADEFFXXX']],
    ['Sparkasse', /^\d+ Banken gefunden, die 10 besten/, ['Frankfurter Sparkasse']],
    ['ING', /^\d+ Banken gefunden/, ['ING-DiBa', 'auch ING', 'Frankfurt am Main']],
    ['Consorsbnk', '1 Bank mit ähnlichem Namen gefunden.', ['auch Consorsbank', '760 300 80']],
    ['Sparkasse KölnBonn', '1 Bank gefunden.', ['Sparkasse KölnBonn\n\nBLZ']],
    ['370 400-44', '1 Bank gefunden.', ['Commerzbank', 'Köln', 'COBADEFFXXX']],
    ['DE89 3704 0044 0532 0130 00', '1 Bank gefunden.', ['Commerzbank', 'Köln', 'COBADEFFXXX']],
    ['60050009', '1 Bank gefunden.', ['keiner im Verzeichnis']],
  ])('finds %s while it is typed', async (text, says, parts) => {
    const { page, sent } = await site.open('/');
    await search(page, text, says);
    const first = (await hits(page).first().innerText()).replaceAll('\u00a0', ' ');
    for (const part of parts) expect(first).toContain(part);
    expect(await hits(page).count()).toBeLessThanOrEqual(10);
    // The page has requested only files that are the same for everybody.
    for (const { url } of sent) expect(new URL(url).search).toBe('');
    expect(page.url()).toBe(`${site.url}/`);
  });

  it('finds the banks that people know as the server does', async () => {
    const { page } = await site.open('/');
    await search(page, 'DKB');
    const first = hits(page).first().locator('a').first();
    const found: [string, string | undefined][] = [];
    for (const [text] of BANK_SEARCHES) {
      // The hits are there as soon as the field has its text.
      await field(page).fill(text);
      found.push([text, (await first.getAttribute('href'))?.replace('/banken/', '')]);
    }
    expect(found).toEqual(BANK_SEARCHES.map(([text, blz]) => [text, blz]));
  });

  it('shows the other BLZs of a bank folded, with a link to all of them', async () => {
    const { page } = await site.open('/');
    await search(page, 'Commerzbank');
    await hits(page).first().locator('summary').click();
    const others = hits(page).first().locator('.others a');
    expect(await others.count()).toBe(5);
    expect(await others.first().getAttribute('href')).toBe('/banken/50040000');
    const all = hits(page).first().getByRole('link', { name: 'Alle Bankleitzahlen dieser Bank' });
    expect(await all.getAttribute('href')).toBe('/banken/37040044/bankleitzahlen');
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it.each([
    ['37040045', 'Die Bankleitzahl 370 400 45 steht nicht im Verzeichnis der Bundesbank'],
    ['DE88 3704 0044 0532 0130 00', 'Die IBAN enthält einen Zahlendreher oder Tippfehler.'],
    ['AT61 1904 3002 3457 3201', 'Die Suche kennt nur Banken in Deutschland.'],
    ['Bank von Entenhausen', 'Keine Bank gefunden.'],
  ])('says of %s what is wrong', async (text, says) => {
    const { page } = await site.open('/', { today: '2026-04-01' });
    await search(page, text, says);
  });

  it('asks for a text if there is none, and says nothing of the beginning of an IBAN', async () => {
    const { page } = await site.open('/');
    await field(page).focus();
    // Until the script is there, the browser itself would ask for a text.
    await page.locator('[data-live-search] form').waitFor({ state: 'attached' });
    await field(page).press('Enter');
    await count(page).getByText('Geben Sie eine BLZ').waitFor();
    await field(page).pressSequentially('DE89');
    await expect.poll(() => sentence(page)).toBe('');
  });

  it('can be used with the keyboard, and fills the calculator with a bank', async () => {
    const { page } = await site.open('/');
    await page.getByRole('radio', { name: 'IBAN prüfen' }).check();
    await search(page, 'Commerzbank', /gefunden/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    expect(await focused(page)).toBe('Mit dieser BLZ rechnen');
    await page.keyboard.press('ArrowUp');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('bank');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('Mit dieser BLZ rechnen');
    const name = await page.locator('[data-hits] button').first().getAttribute('aria-label');
    expect(name?.replaceAll('\u00a0', ' ')).toBe('Mit dieser BLZ rechnen: 370 400 44, Commerzbank, Köln');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    expect(await build(page).first().inputValue()).toBe('37040044');
    expect(await build(page).first().isVisible()).toBe(true);
    await page.keyboard.type('532013000');
    await page.keyboard.press('Enter');
    expect(await page.locator('.panel-build output b').textContent()).toBe('DE89370400440532013000');
  });

  it('links each bank to its page', async () => {
    const { page } = await site.open('/');
    await search(page, '37040044');
    const link = page.getByRole('link', { name: 'Commerzbank', exact: true });
    expect(await link.getAttribute('href')).toBe('/banken/37040044');
  });

  it.each([
    ['/bankleitzahlen.txt', 'missing', (route: Route) => route.fulfill({ status: 502 })],
    ['/bankleitzahlen.txt', 'blocked', (route: Route) => route.abort('blockedbyclient')],
    ['/banken.js', 'missing', (route: Route) => route.fulfill({ status: 404 })],
    ['/banken.js', 'blocked', (route: Route) => route.abort('blockedbyclient')],
  ])('says that %s is %s, sends nothing, and can be tried again', async (path, _, answer) => {
    const { page, sent } = await site.open('/', { intercept: (page) => page.route(`**${path}*`, answer) });
    await search(page, 'Commerzbank Köln', 'Das Bankverzeichnis ließ sich nicht laden.');
    await field(page).press('Enter');
    await expect
      .poll(() => sent.filter(({ url }) => new URL(url).pathname === path).length)
      .toBeGreaterThan(1);
    await expect.poll(() => sentence(page)).toContain('Versuchen Sie es noch einmal.');
    await page.unroute(`**${path}*`);
    await field(page).press('Enter');
    await expect.poll(() => sentence(page)).toMatch(/^1 Bank gefunden/);
    expect(await hits(page).first().innerText()).toContain('COBADEFFXXX');
    expect(page.url()).toBe(`${site.url}/`);
    for (const { url } of sent) expect(new URL(url).search).toMatch(/^(\?versuch=\d)?$/);
  });

  it('asks the server without JavaScript, and even then sends at most eight digits', async () => {
    const { page, sent } = await site.open('/', { javaScriptEnabled: false });
    await page.route('**/banken?q=*', (route) => route.fulfill({ body: 'vom Server' }));
    const asked = sent.length;
    for (const text of ['37040044 4711471347', 'DE89370400440532013000', '4711471347', '']) {
      await field(page).fill(text);
      await field(page).press('Enter');
    }
    await page.waitForTimeout(200);
    expect(sent.length).toBe(asked);
    await field(page).fill('370 400 44');
    await field(page).press('Enter');
    await page.waitForURL(`${site.url}/banken?q=370+400+44`);
  });
});
