import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSite } from '../../../test/site-visitor.ts';

const site = useSite();

const IBAN = 'DE89370400440532013000';
const build = (page: Page) => page.locator('.panel-build input');
const check = (page: Page) => page.locator('.panel-validate input');
const values = (page: Page) =>
  build(page).evaluateAll((fields) => fields.map((input) => (input as HTMLInputElement).value));
const choose = (page: Page, name: string) => page.getByRole('radio', { name }).check();

/** Opens the home page and waits for the scripts that are loaded later. */
async function open(path = '/') {
  const { page, sent } = await site.open(path);
  await page.waitForFunction(() => {
    const { IbanRechner } = window as unknown as {
      IbanRechner: { buildIban(...numbers: string[]): object; lookupBic(blz: string): object };
    };
    const parts =
      'bic' in IbanRechner.lookupBic('10000000') && 'confirmed' in IbanRechner.buildIban('37040044', '1');
    return parts && performance.getEntriesByType('resource').some(({ name }) => /\/home-\w+\.js$/.test(name));
  });
  return { page, sent };
}

/** The coloured parts and the text below them, with plain spaces. */
async function anatomy(page: Page): Promise<string> {
  const text = await page.locator('.anatomy').innerText();
  return text.replace(/\s+/g, ' ').trim();
}

describe('the coloured parts beside the calculator', () => {
  it('are an example until there is a result, and again when it is withdrawn', async () => {
    const { page } = await open();
    const example = await anatomy(page);
    expect(example).toContain('Beispiel');
    await build(page).nth(0).fill('10070024');
    await build(page).nth(1).fill('56002');
    await build(page).nth(1).press('Enter');
    await expect.poll(() => anatomy(page)).toContain('Ihre IBAN');
    expect(await anatomy(page)).toBe(
      'Ihre IBAN Land DE Prüfziffern 61 Bankleitzahl 10070024 Kontonummer 0005600200 Bankleitzahl 100 700 24 Kontonummer 5600200 Bank Deutsche Bank, Berlin BIC DEUTDEDBBER',
    );
    await build(page).nth(1).press('Backspace');
    await expect.poll(() => anatomy(page)).toBe(example);
  });

  it.each([
    [
      IBAN,
      'Bank Commerzbank, Köln BIC COBADEFFXXX Prüfziffer der Kontonummer stimmt IBAN-Regel der Bank ergibt dieselbe IBAN',
    ],
    [
      'DE65100500000001234567',
      'Prüfziffer der Kontonummer passt nicht zu dieser Bank IBAN-Regel der Bank ergibt dieselbe IBAN',
    ],
    ['DE97100700240000056002', 'IBAN-Regel der Bank ergibt eine andere IBAN: DE61 1007 0024 0005 6002 00'],
  ])('say of the checked IBAN %s what is known of it', async (iban, says) => {
    const { page } = await open();
    await choose(page, 'IBAN prüfen');
    await check(page).fill(iban);
    await check(page).press('Enter');
    await expect.poll(() => anatomy(page)).toContain(says);
  });

  it('say nothing of a bank that is not in the directory', async () => {
    const { page } = await open();
    await choose(page, 'IBAN prüfen');
    await check(page).fill('DE27370400450532013000');
    await check(page).press('Enter');
    await expect.poll(() => anatomy(page)).toMatch(/Bankleitzahl 370 400 45 Kontonummer 532013000$/);
    expect(await page.locator('.panel-validate output').innerText()).toContain('steht nicht im Verzeichnis');
  });

  it('name the BIC that the bank’s rule names, as the result does', async () => {
    const { page } = await open();
    await build(page).nth(0).fill('50850049');
    await build(page).nth(1).fill('1');
    await build(page).nth(1).press('Enter');
    await expect.poll(() => anatomy(page)).toContain('BIC HELADEFFXXX');
    expect(await page.locator('.panel-build output').innerText()).toContain('HELADEFFXXX');
  });

  it('show a foreign IBAN with its country, and no German BLZ', async () => {
    const { page } = await open();
    await choose(page, 'IBAN prüfen');
    await check(page).fill('AT61 1904 3002 3457 3201');
    await check(page).press('Enter');
    await expect
      .poll(() => anatomy(page))
      .toBe('Ihre IBAN Land AT Prüfziffern 61 Bank und Konto 1904300234573201 Land Österreich');
  });

  it('stay an example where an IBAN is wrong', async () => {
    const { page } = await open();
    await choose(page, 'IBAN prüfen');
    await check(page).fill('DE88370400440532013000');
    await check(page).press('Enter');
    expect(await anatomy(page)).toContain('Beispiel');
  });
});

describe('a text that was typed in one mode', () => {
  it('is carried over into the other: an IBAN as BLZ and account number, and back', async () => {
    const { page } = await open();
    await choose(page, 'IBAN prüfen');
    await check(page).fill(`IBAN: ${IBAN}`);
    await choose(page, 'IBAN berechnen');
    expect(await values(page)).toEqual(['37040044', '532013000']);
    await build(page).nth(0).fill('100 700 24');
    await build(page).nth(1).fill('56002');
    await choose(page, 'IBAN prüfen');
    expect(await check(page).inputValue()).toBe('DE61 1007 0024 0005 6002 00');
  });

  it('does not overwrite what was typed later', async () => {
    const { page } = await open();
    await choose(page, 'IBAN prüfen');
    await check(page).fill(IBAN);
    await choose(page, 'IBAN berechnen');
    await build(page).nth(1).fill('5');
    await choose(page, 'IBAN prüfen');
    await choose(page, 'IBAN berechnen');
    expect(await values(page)).toEqual(['37040044', '5']);
  });

  it('withdraws the result of another text', async () => {
    const { page } = await open();
    await build(page).nth(0).fill('10000000');
    await build(page).nth(1).fill('1');
    await build(page).nth(1).press('Enter');
    await choose(page, 'IBAN prüfen');
    await check(page).fill(IBAN);
    await choose(page, 'IBAN berechnen');
    expect(await page.locator('.panel-build output').innerText()).toBe('');
    expect(await anatomy(page)).toContain('Beispiel');
  });

  it('is not carried over unless it is a valid German IBAN', async () => {
    const { page } = await open();
    for (const text of ['AT61 1904 3002 3457 3201', 'DE88370400440532013000', 'x']) {
      await choose(page, 'IBAN prüfen');
      await check(page).fill(text);
      await choose(page, 'IBAN berechnen');
      expect(await values(page)).toEqual(['', '']);
    }
  });
});

describe('the address', () => {
  it.each([
    ['/?blz=37040044', '37040044'],
    ['/?blz=370+400-44#bank-suchen', '37040044'],
    ['/?blz=3704004', ''],
    ['/?blz=DE89370400440532013000', ''],
    ['/?blz=37040044532013000', ''],
    ['/?blz=%E0%A4%A', ''],
    ['/?kontonummer=532013000&iban=DE89370400440532013000', ''],
  ])('%s fills the calculator’s BLZ with „%s“, and never anything else', async (path, blz) => {
    const { page } = await site.open(path);
    expect(await values(page)).toEqual([blz, '']);
    expect(await check(page).inputValue()).toBe('');
    expect(await page.locator('#bank').inputValue()).toBe('');
  });
});
