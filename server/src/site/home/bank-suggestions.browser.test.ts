import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bankIndex } from '../../../../calculator/test/bank-index.ts';
import { holdBack } from '../../../../calculator/test/hold-back.ts';
import { accessibilityFaults } from '../../../../test/browser/axe.ts';
import { accountForm, openWithWhole } from '../../../test/account-form.ts';
import { useSite } from '../../../test/site-visitor.ts';
import { groupedBlz } from '../../calculator/functions.ts';

const site = useSite();

describe('the suggestions of banks', () => {
  // calculator/src/banks/search has what a text finds.
  it('appear during typing, with what was found, and send nothing', async () => {
    const { page, sent, form } = await openWithWhole(site);
    const before = sent.length;
    const first = form.options.first();
    for (const [text, blz, shown] of [
      ['Commerzbank Koeln', '37040044', 'Commerzbank, Köln'],
      ['COBADEFF', '37040044', 'BLZ 370 400 44, BIC COBADEFFXXX'],
      ['ING', '50010517', 'laut Bundesbank:'],
    ] as const) {
      await form.first.fill('');
      await form.first.pressSequentially(text);
      await expect.poll(() => first.getAttribute('data-blz')).toBe(blz);
      expect((await first.textContent())?.replace(/\s/g, ' ')).toContain(shown);
      expect(await form.options.count()).toBeLessThanOrEqual(8);
    }
    // The list comes when the page is idle, or the field has the focus.
    const list = `${site.url}/bankleitzahlen.txt`;
    expect(sent.slice(before).filter(({ url }) => url !== list)).toEqual([]);
    expect(page.url()).toBe(`${site.url}/`);
  });

  it('choose no bank while „IBAN“ is typed, a word that only one bank has', async () => {
    const { page, form } = await openWithWhole(site);
    let text = 'IB';
    await form.first.pressSequentially(text);
    await form.options.first().waitFor();
    for (const key of 'AN IBAN DE89 3704 0044 0532 0130 00') {
      await page.keyboard.type(key);
      text += key;
      expect([await form.first.inputValue(), await form.line.innerText()]).toEqual([text, '']);
    }
  });

  it('are chosen with the keyboard, and the account number is next', async () => {
    const { page, form } = await openWithWhole(site);
    await form.first.pressSequentially('Commerzbank');
    await form.options.first().waitFor();
    expect(await form.first.getAttribute('aria-expanded')).toBe('true');
    await expect
      .poll(() => page.locator('[data-spoken]').textContent())
      .toMatch(/^\d+\u00a0Banken? gefunden\.$/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    expect(await form.options.first().getAttribute('aria-selected')).toBe('true');
    const active = await form.first.getAttribute('aria-activedescendant');
    expect(await form.options.first().getAttribute('id')).toBe(active);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    expect(await form.first.inputValue()).toBe('37040044');
    expect(await form.first.getAttribute('aria-expanded')).toBe('false');
    // Only the bank card shows which of the many BLZs is right.
    expect((await form.named.innerText()).replace(/\s+/g, ' ')).toMatch(
      /^✓ Commerzbank, Köln Diese Bank hat noch \d+ andere Bankleitzahlen\./,
    );
    expect(await form.named.locator('a').getAttribute('href')).toBe('/banken/37040044#bankleitzahlen');
    await page.keyboard.type('532013000');
    await page.keyboard.press('Enter');
    await expect.poll(() => form.shown()).toEqual({ confirmed: 'DE89370400440532013000' });
    expect(await form.result.innerText()).toContain('Diese Bank hat mehrere Bankleitzahlen.');
    // Typed by hand, the same BLZ is that of the card.
    await form.submit('10000000');
    await form.submit('37040044', '532013000');
    await expect.poll(() => form.shown()).toEqual({ confirmed: 'DE89370400440532013000' });
    expect(await form.result.innerText()).not.toContain('mehrere');
  });

  it('are never chosen unasked if there are several: Enter marks the first, and a second Enter takes it', async () => {
    const { page, form } = await openWithWhole(site);
    await form.second.fill('532013000');
    await form.first.pressSequentially('Sparkasse Köln');
    await form.options.first().waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => form.shown()).toHaveProperty('choose');
    expect(await form.line.innerText()).toBe('Wählen Sie Ihre Bank aus der Liste.');
    expect(await form.result.count()).toBe(0);
    await page.keyboard.press('Enter');
    expect(await form.first.inputValue()).toBe('37050198');
    await form.result.waitFor();
  });

  it('offer what was meant, and say where a brand keeps its accounts', async () => {
    const { page, form } = await openWithWhole(site);
    await form.first.pressSequentially('Comerzbank');
    await expect.poll(() => page.locator('[data-hits] > .more').first().textContent()).toBe('Meinten Sie:');
    await form.first.fill('');
    await form.first.pressSequentially('Tomorrow');
    await expect.poll(() => form.named.innerText()).toContain('führt Solaris SE in Berlin die Konten');
    await page.keyboard.press('Enter');
    expect(await form.result.count()).toBe(0);
  });

  it('are taken by Enter and by Tab if there is only one, and the account number is next', async () => {
    const { page, form } = await openWithWhole(site);
    for (const [text, key, blz] of [
      ['Haspa', 'Enter', '20050550'],
      ['Sparkasse Landsberg', 'Tab', '70052060'],
    ] as const) {
      await form.first.fill('');
      await form.first.pressSequentially(text);
      await form.options.first().waitFor();
      expect(await form.options.count()).toBe(1);
      await page.keyboard.press(key);
      await expect.poll(() => form.first.inputValue()).toBe(blz);
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('konto');
      await expect.poll(() => form.shown()).toEqual({ bank: groupedBlz(blz).replace(/\s/g, ' ') });
      expect(await form.line.innerText()).toBe('Für die IBAN fehlt nur noch die Kontonummer.');
    }
  });

  it('end with how many more there are, and with a text that finds one of them', async () => {
    const { page, form } = await openWithWhole(site);
    await form.first.pressSequentially('Volksbank');
    const more = page.locator('[data-hits] > .more');
    const line = /^(\d+) weitere – Ort dazuschreiben, z. B. (Volksbank \S.*)$/;
    await expect.poll(async () => (await more.textContent())?.replace(/\s/g, ' ')).toMatch(line);
    const [, count, example = ''] = line.exec((await more.innerText()).replace(/\s/g, ' ')) ?? [];
    expect(Number(count)).toBe(bankIndex.search('Volksbank').hits.length - 8);
    expect(bankIndex.search(example).hits.length).toBeGreaterThan(0);
    const bottoms = await more.evaluate((line) =>
      [line, line.parentElement ?? line].map((element) => element.getBoundingClientRect().bottom),
    );
    expect(bottoms[0]).toBeLessThanOrEqual(bottoms[1] ?? 0);
    await page.keyboard.press('ArrowUp');
    await form.first.fill('Sparkasse Landsberg');
    await expect.poll(() => more.count()).toBe(0);
  });

  it('are chosen by a click, go away with Escape, and move nothing on the page', async () => {
    const { page, form } = await openWithWhole(site);
    const before = await form.button.boundingBox();
    await form.first.pressSequentially('DKB');
    await form.options.first().waitFor();
    expect(await form.button.boundingBox()).toEqual(before);
    await page.keyboard.press('Escape');
    expect(await form.options.first().isVisible()).toBe(false);
    await page.keyboard.type(' ');
    await form.options.first().click();
    expect(await form.first.inputValue()).toBe('12030000');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('konto');
    await form.first.fill('37040044');
    expect(await form.button.boundingBox()).toEqual(before);
  });

  it('do not open beside a fault when the banks are loaded later', async () => {
    let release = () => {};
    const { page } = await site.open('/', {
      intercept: async (page) => {
        release = await holdBack(page, 'bankleitzahlen.txt');
      },
    });
    const form = accountForm(page);
    await form.first.pressSequentially('3704004');
    await form.first.press('Enter');
    await expect.poll(() => form.shown()).toHaveProperty('first');
    const response = page.waitForResponse('**/bankleitzahlen.txt');
    release();
    await (await response).finished();
    // The form has waited for the list longer than we have, so it gets the list first.
    await page.evaluate("fetch('/bankleitzahlen.txt').then((list) => list.text())");
    expect(await form.first.getAttribute('aria-expanded')).toBe('false');
    await form.first.press('Backspace');
    await form.options.first().waitFor();
  });

  it.each([
    ['/bankleitzahlen.txt', 'missing', (route: Route) => route.fulfill({ status: 502 })],
    ['/rechner.js', 'missing', (route: Route) => route.fulfill({ status: 404 })],
  ])('show an error if %s is %s, send nothing, and can be tried again', async (path, _, answer) => {
    const { page, sent } = await site.open('/', { intercept: (page) => page.route(`**${path}*`, answer) });
    const form = accountForm(page);
    await form.first.pressSequentially('Commerzbank Köln');
    const says = () => form.named.innerText();
    await expect.poll(says).toBe('Das Bankverzeichnis ließ sich nicht laden. Versuchen Sie es noch einmal.');
    await page.unroute(`**${path}*`);
    await form.first.press('Enter');
    await expect.poll(() => form.options.count()).toBeGreaterThan(0);
    expect(await form.options.first().textContent()).toContain('COBADEFFXXX');
    expect(page.url()).toBe(`${site.url}/`);
    for (const { url } of sent) expect(new URL(url).search).toMatch(/^(\?versuch=\d)?$/);
  });

  it('come from the server without JavaScript, and even then at most eight digits are sent', async () => {
    const { page, sent } = await site.open('/', { javaScriptEnabled: false });
    const form = accountForm(page);
    expect(await form.second.isVisible()).toBe(false);
    expect(await form.button.isVisible()).toBe(false);
    await page.route('**/banken?q=*', (route) => route.fulfill({ body: 'vom Server' }));
    const asked = sent.length;
    for (const text of ['37040044 4711471347', 'DE89370400440532013000', '4711471347', '']) {
      await form.first.fill(text);
      await form.first.press('Enter');
    }
    expect(sent.length).toBe(asked);
    await form.first.fill('370 400 44');
    await page.getByRole('button', { name: 'Bank suchen' }).click();
    await page.waitForURL(`${site.url}/banken?q=370+400+44`);
    // None of the refused texts was sent before this one.
    expect(sent.slice(asked).map(({ url }) => url)).toEqual([`${site.url}/banken?q=370+400+44`]);
  });
});
