import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { RULES_MONTH } from '../../../../calculator/test/days.ts';
import { accountForm, openWithWhole, waitForWhole } from '../../../test/account-form.ts';
import { leftBy, useSite } from '../../../test/site-visitor.ts';

const site = useSite();
/** What is loaded later. */
const LATER = ['/rechner.js', '/bankleitzahlen.txt'];
const PHONE = { viewport: { width: 360, height: 640 } };
/** An invented account with a right check digit. If it turns up anywhere, it came from the form. */
const MARKER = '4711471347';

async function calculate(page: Page) {
  await waitForWhole(page);
  await accountForm(page).submit('37040044', MARKER);
  await accountForm(page).iban.waitFor();
}

describe('the home page', () => {
  it.each([360, 1280])('loads few files, and does not move while it loads, at %d px', async (width) => {
    const { page } = await site.open('/', { fresh: true, viewport: { width, height: 2000 } });
    await page.locator('[data-account-form] form').waitFor({ state: 'attached' });
    const { names, shifts } = await page.evaluate(async () => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value));
      }).observe({ type: 'layout-shift', buffered: true });
      // The observer receives the buffered entries a little later.
      await new Promise((resolve) => setTimeout(resolve, 300));
      const loaded = [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ] as PerformanceResourceTiming[];
      return { names: loaded.map(({ name }) => new URL(name).pathname.replace(/-\w{10}\./, '.')), shifts };
    });
    // The browser may ask for the icon at any time.
    const files = names.filter((path) => path !== '/favicon.svg' && !LATER.includes(path)).sort();
    expect(files).toEqual(['/', '/embed.js', '/home.js', '/site.css', '/site.js']);
    expect(shifts).toEqual([]);
  });

  it('loads the whole once, after everything else and before anything is typed', async () => {
    const { page, sent } = await site.open('/', { fresh: true });
    await waitForWhole(page);
    const early = await page.evaluate(() => {
      const [{ loadEventStart }] = performance.getEntriesByType('navigation') as [
        PerformanceNavigationTiming,
      ];
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => /rechner\.js$/.test(name) && startTime < loadEventStart);
    });
    expect(early).toEqual([]);
    await calculate(page);
    expect(sent.filter(({ url }) => new URL(url).pathname === '/rechner.js')).toHaveLength(1);
  });

  it('prints what was asked, the result, the address and the day', async () => {
    const { page } = await site.open('/');
    await calculate(page);
    expect(await page.locator('.printed').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    const seen = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
    expect(seen).toContain('Quelle: Deutsche Bundesbank');
    expect(await accountForm(page).iban.isVisible()).toBe(true);
    expect(seen).toContain('IBAN berechnen und prüfen');
    expect(seen).toMatch(/127\.0\.0\.1:\d+, gedruckt am \d+\. \p{L}+ 20\d\d/u);
    for (const input of await page.locator('[data-account-form] input').all())
      expect(await input.isVisible()).toBe(true);
    expect(seen).toContain('Bankleitzahl, Bank oder IBAN ✓ Commerzbank, Köln Kontonummer ✓ Ihre IBAN');
    const result = await accountForm(page).result.innerText();
    expect(result.replace(/\s+/g, ' ')).toBe(
      `✓ Ihre IBAN DE65370400444711471347 Commerzbank, Köln BIC COBADEFFXXX Aufbau und Prüfung Land DE, Deutschland Prüfziffern 65 Bankleitzahl 370 400 44 Kontonummer 4711471347 Die Prüfziffer der Kontonummer passt. Nach den Regeln der Bank gerechnet (Stand ${RULES_MONTH}). Es gilt die IBAN auf dem Kontoauszug.`,
    );
    // The result is below the form, however wide the window is.
    const [form, reply] = [page.locator('[data-account-form]'), accountForm(page).result];
    expect((await reply.boundingBox())?.x).toBe((await form.boundingBox())?.x);
    // In a flexbox, WebKit cuts lines in two at the end of a page.
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).display)).toBe('block');
    expect(seen).not.toMatch(
      /Menü|Glossar|Alte Kontonummer|Oft gefragt|Zum Beispiel|Flugmodus|Impressum|kopieren|Kostenlos|Weitere IBAN/,
    );
    // A typed IBAN is printed in full, without the field for an account number.
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 718, height: 1000 });
    const { first, second } = accountForm(page);
    await accountForm(page).submit('MT84 MALT 0110 0001 2345 MTLC AST0 01S');
    await page.getByText('MT84MALT011000012345MTLCAST001S').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await first.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
    expect(await second.isVisible()).toBe(false);
  });

  it('keeps working without a network, as it says', async () => {
    const { page, sent } = await openWithWhole(site);
    // The names of the banks come with it. Nothing was focused or typed yet.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    const before = sent.length;
    const form = accountForm(page);
    await form.first.pressSequentially('Haspa');
    await form.options.first().waitFor();
    await form.first.press('Enter');
    await expect.poll(() => form.shown()).toEqual({ bank: '200 505 50' });
    await form.submit('AT61 1904 3002 3457 3201');
    await expect.poll(() => form.shown()).toEqual({ confirmed: 'AT611904300234573201' });
    await form.submit('DE88 3704 0044 0532 0130 00');
    await expect.poll(() => form.shown()).toHaveProperty('wrong');
    await form.submit('DE89 3704 0044 0532 0130 00');
    await expect.poll(() => form.shown()).toEqual({ confirmed: 'DE89370400440532013000' });
    await form.submit('37040044', MARKER);
    await expect.poll(() => form.shown()).toEqual({ confirmed: `DE6537040044${MARKER}` });
    await page.getByRole('button', { name: 'GiroCode' }).click();
    await page.getByLabel('Empfänger').fill('Anna Arndt');
    await page.getByRole('button', { name: 'GiroCode erstellen' }).click();
    await page.getByRole('img', { name: 'GiroCode als Bild' }).waitFor();
    expect(sent.length).toBe(before);
    expect(await leftBy(page)).toContain('"",{},{},null,0');
  });

  it('opens its menu without JavaScript', async () => {
    const { page } = await site.open('/', { ...PHONE, javaScriptEnabled: false });
    expect(await page.getByRole('link', { name: 'Glossar', exact: true }).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('link', { name: 'Glossar', exact: true }).click();
    expect(page.url()).toBe(`${site.url}/glossar`);
  });

  it('has its form above the fold of a phone, and closes its menu when it becomes a navigation bar', async () => {
    const { page } = await site.open('/', PHONE);
    const { y = 0, height = Number.POSITIVE_INFINITY } = (await accountForm(page).button.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(640);
    const isOpen = () => page.locator('#navigation').evaluate((menu) => menu.matches(':popover-open'));
    await page.getByRole('button', { name: 'Menü' }).click();
    expect(await isOpen()).toBe(true);
    // As on a tablet that is turned.
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect.poll(isOpen).toBe(false);
    expect(await page.getByRole('link', { name: 'Glossar', exact: true }).isVisible()).toBe(true);
  });
});
