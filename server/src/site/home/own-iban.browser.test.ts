import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSite } from '../../../test/site-visitor.ts';

const site = useSite();

const IBAN = 'DE89370400440532013000';
/** How the figure begins to say that an IBAN is not confirmed. */
const DOUBTFUL = 'Ergebnis ⚠ Rechnerisch ermittelt, nicht bestätigt. Hinweis';
const build = (page: Page) => page.locator('.panel-build input');
const check = (page: Page) => page.locator('.panel-validate input');
const values = (page: Page) =>
  build(page).evaluateAll((fields) => fields.map((input) => (input as HTMLInputElement).value));
const choose = (page: Page, name: string) => page.getByRole('radio', { name }).check();

/** Opens the home page and waits for the scripts that are loaded later. */
async function open(path = '/', today = '2026-04-01') {
  const { page, sent } = await site.open(path, { today });
  await page.waitForFunction(() => {
    const { IbanRechner } = window as unknown as {
      IbanRechner: { validate(iban: string): { confirmed?: boolean } };
    };
    // Only rules and directory together confirm the first, only the part for other countries the second.
    const parts = ['DE89370400440532013000', 'AT611904300234573201'].every(
      (iban) => IbanRechner.validate(iban).confirmed,
    );
    // The script of the search comes last.
    return parts && document.querySelector('[data-live-search] form') !== null;
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
      'Ihre IBAN Land DE Prüfziffern 61 Bankleitzahl 10070024 Kontonummer 0005600200 Bankleitzahl 100 700 24 Kontonummer 5600200 Bank Deutsche Bank, Berlin BIC DEUTDEDBBER Ergebnis ✓ formal richtig Hinweis Die Unterkontonummer 00 wurde ergänzt.',
    );
    await build(page).nth(1).press('Backspace');
    await expect.poll(() => anatomy(page)).toBe(example);
  });

  it.each([
    [IBAN, 'Bank Commerzbank, Köln BIC COBADEFFXXX Ergebnis ✓ formal richtig'],
    ['DE61100700240005600200', 'Bank Deutsche Bank, Berlin BIC DEUTDEDBBER Ergebnis ✓ formal richtig'],
    [
      'DE65100500000001234567',
      `${DOUBTFUL} Die Prüfziffer der Kontonummer passt nicht zu dieser Bank. Vergleichen Sie sie mit dem Kontoauszug.`,
    ],
    [
      'DE97100700240000056002',
      `${DOUBTFUL} Diese Bank ergänzt bei so kurzen Kontonummern die Unterkontonummer 00.`,
    ],
    [
      'DE23500400330930125007',
      `${DOUBTFUL} Für diese Bank darf keine IBAN berechnet werden. Fragen Sie die Bank.`,
    ],
    [
      'BE41539007547035',
      `${DOUBTFUL} Die Prüfziffer der Kontonummer passt in diesem Land nicht. Vergleichen Sie die IBAN mit dem Kontoauszug.`,
    ],
  ])('say of the checked IBAN %s what the calculator says of it, and no more', async (iban, says) => {
    const { page } = await open();
    await choose(page, 'IBAN prüfen');
    await check(page).fill(iban);
    await check(page).press('Enter');
    await expect.poll(() => anatomy(page)).toContain(says);
    expect((await anatomy(page)).endsWith(says)).toBe(true);
  });

  it.each([
    ['2026-06-07', 'steht nicht im Verzeichnis der Bundesbank (gültig ab 9. März 2026).'],
    ['2026-06-08', 'ist hier nicht bekannt. Das Verzeichnis galt bis 7. Juni 2026.'],
  ])('say on %s of a bank that the directory lacks what the calculator says', async (today, says) => {
    const { page } = await open('/', today);
    await choose(page, 'IBAN prüfen');
    await check(page).fill('DE27370400450532013000');
    await check(page).press('Enter');
    const text = `Kontonummer 532013000 ${DOUBTFUL} Die Bankleitzahl 370 400 45 ${says}`;
    await expect.poll(() => anatomy(page)).toContain(text);
    expect(await page.locator('.panel-validate output').innerText()).toContain('nicht bestätigt');
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
      .toBe(
        'Ihre IBAN Land AT Prüfziffern 61 Bank und Konto 1904300234573201 Land Österreich Ergebnis ✓ formal richtig',
      );
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

  it('is carried over without the account number if the bank’s rule would change that number once more', async () => {
    const { page } = await open();
    await choose(page, 'IBAN prüfen');
    // The rule reads the seven digits as an account without sub-account, and makes DE50…2000 of them.
    await check(page).fill('DE61100700240005600200');
    await choose(page, 'IBAN berechnen');
    expect(await values(page)).toEqual(['10070024', '']);
  });

  it('is not carried over as an IBAN that is not confirmed, unless the calculator shows it', async () => {
    const { page } = await open();
    await build(page).nth(0).fill('10050000');
    await build(page).nth(1).fill('1234567');
    await choose(page, 'IBAN prüfen');
    expect(await check(page).inputValue()).toBe('');
    await choose(page, 'IBAN berechnen');
    await build(page).nth(1).fill('1234567');
    await build(page).nth(1).press('Enter');
    await page.locator('.panel-build output b').waitFor();
    await build(page).nth(1).dispatchEvent('input');
    await build(page).nth(1).press('Enter');
    await page.locator('.panel-build output b').waitFor();
    await choose(page, 'IBAN prüfen');
    expect(await check(page).inputValue()).toBe('DE65 1005 0000 0001 2345 67');
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
