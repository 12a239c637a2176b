import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../../test/browser/axe.ts';
import { waitForWhole } from '../../../test/account-form.ts';
import { snapshot } from '../../../test/bank-file.ts';
import { useSite } from '../../../test/site-visitor.ts';

const site = useSite();

/** An invented account. */
const ACCOUNT = '4711471347';
const FORBIDDEN = [ACCOUNT, `DE65370400444711471347`, `37040044 ${ACCOUNT}`, 'DE65 3704 0044 4711 4713 47'];

async function search(page: Page, text: string) {
  await page.locator('#banksuche').fill(text);
  await page.locator('#banksuche').press('Enter');
}

describe.each([
  ['with', true],
  ['without', false],
])('the search for banks, %s JavaScript', (_, javaScriptEnabled) => {
  it('sends no account, finds banks, and leads to more of them and to the page of a bank', async () => {
    const { page, sent } = await site.open('/banken', { javaScriptEnabled });
    for (const text of FORBIDDEN) await search(page, text);
    // What was sent before it would be sent by then.
    await search(page, 'koeln');
    await page.getByRole('heading', { name: 'Banken zu „koeln“' }).waitFor();
    expect(sent.map(({ url }) => new URL(url).search).filter(Boolean)).toEqual(['?q=koeln']);
    await page.getByRole('link', { name: 'Nächste' }).click();
    await page.getByText('Seite 2 von 2').waitFor();
    expect(new URL(page.url()).search).toBe('?q=koeln&seite=2');
    await page.getByRole('link', { name: 'Vorherige' }).click();
    await page.getByText('Seite 1 von 2').waitFor();
    await page.getByRole('link', { name: 'Sparkasse KölnBonn' }).click();
    await page.getByRole('heading', { name: 'Sparkasse KölnBonn' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/banken/37050198');
    expect(await page.getByRole('heading', { name: 'IBAN bei dieser Bank berechnen' }).isVisible()).toBe(
      javaScriptEnabled,
    );
    await search(page, '370 400 44');
    await page.getByRole('heading', { name: 'Commerzbank, Köln' }).waitFor();
  });
});

it('the search for banks says that it has sent nothing', async () => {
  const { page } = await site.open('/banken');
  const fault = page.locator('#banksuche-fehler');
  await search(page, ACCOUNT);
  await fault.waitFor();
  expect(await fault.innerText()).toContain('Das sieht nach einer Kontonummer oder einer IBAN aus.');
  expect(await fault.innerText()).toContain('Es wurde nichts gesendet.');
  expect(await page.title()).toMatch(/^Fehler: /);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('banksuche');
  expect(await page.locator('#banksuche').getAttribute('aria-describedby')).toContain('banksuche-fehler');

  await search(page, ' ');
  await fault.getByText('Geben Sie einen Namen, einen Ort').waitFor();
});

it('the search for banks has an IBAN checked by the home page, and leaves it in no address', async () => {
  const { page, sent } = await site.open('/banken');
  const check = page.getByRole('button', { name: 'IBAN prüfen' });
  await page.locator('#banksuche').fill('N26');
  expect(await check.isVisible()).toBe(false);
  await page.locator('#banksuche').fill('Meine IBAN: DE88 3704 0044 0532 0130 00');
  await page.locator('#banksuche').press('Enter');
  // The field had the focus already, so a live region says what is wrong.
  await expect
    .poll(() => page.locator('[data-spoken-fault]').textContent())
    .toContain('Das sieht nach einer Kontonummer oder einer IBAN aus.');
  await check.click();
  await page.getByRole('heading', { name: '✗ Diese IBAN ist falsch.' }).waitFor();
  expect(page.url()).toBe(`${site.url}/`);
  expect(JSON.stringify(sent)).not.toMatch(/3704.?0044.?0532/);
});

it('the page of a bank calculates an IBAN in the browser, and sends nothing that is typed', async () => {
  const { page, sent } = await site.open('/banken/37040044');
  await waitForWhole(page);
  const before = sent.length;
  const result = page.locator('[data-bank-account] [data-result]');
  const says = async () => (await result.innerText()).replace(/\s+/g, ' ');
  const type = async (text: string) => {
    await page.locator('#kontonummer').fill(text);
    await page.locator('#kontonummer').press('Enter');
  };
  await type('532013000');
  await expect.poll(says).toMatch(/^✓ Ihre IBAN/);
  expect(await result.getAttribute('data-state')).toBe('confirmed');
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-result'))).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.locator('#kontonummer').fill('53201300');
  expect(await says()).toBe('');
  await type('');
  expect(await page.locator('#kontonummer-fehler').innerText()).toContain('Kontonummer');
  await type('12x');
  expect(await page.locator('#kontonummer-fehler').isVisible()).toBe(true);
  expect(await result.getAttribute('data-state')).toBe(null);
  expect(sent.slice(before)).toEqual([]);
});

it('a BLZ in a sentence stays on one line, whatever the width', async () => {
  // The notice on the page of a bank that gives up its BLZ; if no bank does, a BLZ on its own.
  const { blz = '37040044' } = snapshot.banks.find(({ successor }) => successor !== null) ?? {};
  const { page } = await site.open(`/banken/${blz}`, { viewport: { width: 320, height: 640 } });
  for (let width = 320; width < 400; width += 16) {
    await page.setViewportSize({ width, height: 640 });
    const groups = page.locator('main .held .grouped').first().locator('span');
    const tops = await groups.evaluateAll((all) => all.map((group) => group.getBoundingClientRect().top));
    expect([width, tops.length, new Set(tops).size]).toEqual([width, 3, 1]);
  }
});

it('a code is selected, and its button says what to do, if the browser does not allow copying', async () => {
  const { page } = await site.open('/banken/37040044');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('NotAllowedError'));
  });
  await page.getByRole('button', { name: 'BIC kopieren' }).click();
  await page.getByRole('button', { name: 'Markiert – jetzt selbst kopieren' }).waitFor();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('COBADEFFXXX');
  await page.getByRole('button', { name: 'BIC kopieren' }).waitFor();
});

it('the BLZs of a large bank are found by city and number, however they are written', async () => {
  const { page } = await site.open('/banken/37040044/bankleitzahlen');
  const shown = page.locator('.others li:visible');
  const total = await shown.count();
  for (const typed of ['Koeln', '370 400 44']) {
    await page.getByLabel('Ort oder Bankleitzahl suchen').fill(typed);
    await page.getByRole('link', { name: '370 400 44' }).waitFor();
    expect(await page.locator('.letters a:visible').allTextContents()).toEqual(['K']);
    expect(await shown.count()).toBeLessThan(total / 4);
  }
  await page.getByText(`1 von ${total}\u00a0Bankleitzahlen`).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
});
