import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readQrCode } from '../../../../test/browser/read-qr-code.ts';
import { fillIn, useBrowser, widgetIn } from '../../../test/browser-page.ts';
import { pageWith } from '../../../test/host-page.ts';

const test = useBrowser();
const POLICY = {
  'Content-Security-Policy': `default-src 'none'; script-src SITE; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'`,
};
const asking = (mode: string, more = '') => widgetIn(mode, `data-girocode ${more}`);
const open = (body: string) => test.open({ html: pageWith(body), headers: POLICY });
const offer = (page: Page) => page.locator('summary');
const result = (page: Page, state: string) => page.locator(`output[data-state=${state}]`).waitFor();

describe('a widget with data-girocode', () => {
  it('draws a code for a confirmed IBAN under a strict policy', async () => {
    const page = await open(asking('validate'));
    const place = await page.locator('input').first().boundingBox();
    await fillIn(page, 'validate');
    await offer(page).click();
    // Nothing above the offer has moved.
    expect(await page.locator('input').first().boundingBox()).toEqual(place);
    await page.getByLabel('Empfänger').fill('Bäckerei Übel');
    await page.getByLabel('Betrag').fill('12,50');
    await page.getByLabel('Verwendungszweck').fill('Rechnung 7');
    await page.keyboard.press('Enter');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Als Bild speichern' }).click(),
    ]);
    const picture = (await readFile(await file.path())).toString('base64');
    expect(await readQrCode(page, picture, 'image/png')).toBe(
      'BCD\n002\n1\nSCT\n\nBäckerei Übel\nDE89370400440532013000\nEUR12.50\n\n\nRechnung 7',
    );
    // A change in the offer's form removes the code; one in the widget, the offer.
    await page.getByLabel('Betrag').fill('13');
    expect(await page.getByRole('img').count()).toBe(0);
    await page.locator('input').first().fill('3');
    expect(await offer(page).count()).toBe(0);
  });

  it('offers no code for an unconfirmed IBAN, a refused account or a bank', async () => {
    const page = await open('');
    for (const [mode, texts, state] of [
      ['build', ['20050550', '1234567891'], 'check-digit'],
      ['build', ['10000000', '1234567'], 'refused'],
      ['lookup', ['37040044'], 'confirmed'],
    ] as const) {
      await test.show(page, { html: pageWith(asking(mode)), headers: POLICY });
      await fillIn(page, mode, [...texts]);
      await result(page, state);
      await expect
        .poll(() => page.evaluate(`Boolean(IbanRechner[Symbol.for('iban-rechner')].whole?.offerGiroCode)`))
        .toBe(true);
      expect(await offer(page).count()).toBe(0);
    }
  });

  it('names the faults of its fields, in English, too', async () => {
    const page = await open(asking('build', 'data-lang="en"'));
    await fillIn(page, 'build');
    await offer(page).click();
    await page.getByRole('button', { name: 'Make the GiroCode' }).click();
    expect(await page.locator('input[aria-invalid=true]').count()).toBe(1);
    expect(await page.locator('section strong').first().innerText()).toBe('Error: Enter the payee.');
    await page.getByLabel('Payee').fill('Anna');
    await page.getByLabel('Amount').fill('0');
    await page.keyboard.press('Enter');
    expect(await page.locator('section strong').allInnerTexts()).toEqual([
      '',
      'Error: The amount is between 0.01 and 999,999,999.99 euros.',
      '',
    ]);
    expect(await page.getByRole('img').count()).toBe(0);
  });
});
