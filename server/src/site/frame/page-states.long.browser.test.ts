import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { accountForm } from '../../../test/account-form.ts';
import { expectGoodPage, VIEWS } from '../../../test/good-page.ts';
import { useSite } from '../../../test/site-visitor.ts';
import { PAGES } from './pages.ts';

const site = useSite();

/** The longest texts of a GiroCode, with an IBAN that is unusual for its bank. */
const DOUBTFUL = {
  empfaenger: 'x'.repeat(70),
  iban: 'DE97100700240000056002',
  betrag: '999.999.999,99',
  zweck: 'y'.repeat(140),
};

type State = readonly [name: string, path: string, act?: (page: Page) => Promise<void>];
/** Every page, and the states of those that have more than one. */
const STATES: readonly State[] = [
  ...PAGES.map(({ path }): State => [path, path]),
  ['404', '/nix'],
  ['404 in English', '/en/nix'],
  ['a bank', '/banken/37040044'],
  ['/banken with banks', '/banken?q=Berliner+Sparkasse'],
  ['/ with an IBAN', '/', (page) => ask(page, '37040044', '532013000')],
  ['/listen with a result', '/listen', tryList],
  ['/en with suggested banks', '/en', (page) => suggest(page, 'Sparkasse')],
  ['/en with a bank that was not found', '/en', (page) => ask(page, 'xyzxyz')],
  ['a bank with a successor', '/banken/36060192'],
  ['a bank without IBANs', '/banken/50040033'],
  ['a bank that there is not', '/banken/99999999'],
  ['/banken without a bank', '/banken?q=xyz'],
  ['/banken with a fault found by script', '/banken', (page) => searchBank(page, '1234567890')],
  ['/ with a BLZ from its address', '/?blz=37040044'],
  ['/ with suggested banks', '/', (page) => suggest(page, 'Sparkasse')],
  ['/ with a bank that there is not', '/', (page) => ask(page, '37040045')],
  ['/ with a bank alone', '/', (page) => ask(page, '37040044')],
  ['/ with an IBAN that is not confirmed', '/', (page) => ask(page, 'DE97 1007 0024 0000 0560 02')],
  ['/ with a right IBAN', '/', (page) => ask(page, 'DE89 3704 0044 0532 0130 00')],
  ['/ with a wrong IBAN', '/', (page) => ask(page, 'DE88 3704 0044 0532 0130 00')],
  ['/ with a foreign IBAN', '/', (page) => ask(page, 'AT61 1904 3002 3457 3201')],
  ['/ with a fault', '/', (page) => ask(page, '3704004', '0')],
  ['/listen with the faulty rows', '/listen', (page) => tryList(page, 'keine IBAN')],
  ['/listen with many rows', '/listen', (page) => checkList(page, 'DE89370400440532013000\n'.repeat(120))],
  ['/listen asking for columns', '/listen', askForColumns],
  ['/listen with a fault', '/listen', (page) => checkList(page, 'Anna Arndt')],
  ['/listen at work', '/listen', (page) => startLongList(page)],
  [
    '/einbetten/referenz with a result',
    '/einbetten/referenz',
    (page) => validate(page, 'DE89 3704 0044 0532 0130 00'),
  ],
  [
    '/einbetten/referenz with a fault',
    '/einbetten/referenz',
    (page) => validate(page, 'DE88 3704 0044 0532 0130 00'),
  ],
  ['/girocode with faults', '/girocode', (page) => makeCode(page, {})],
  ['/girocode with a doubtful code', '/girocode', (page) => makeCode(page, DOUBTFUL)],
  ['/schnittstelle with an answer', '/schnittstelle', (page) => tryOut(page, '37040044')],
  ['/schnittstelle with a fault', '/schnittstelle', (page) => tryOut(page, '99999999')],
];

async function makeCode(page: Page, fields: Readonly<Record<string, string>>) {
  for (const [id, text] of Object.entries(fields)) await page.locator(`#${id}`).fill(text);
  await page.getByRole('button', { name: 'GiroCode erstellen' }).click();
  await page.locator('[data-code]:visible, #iban-fehler:visible').first().waitFor();
}

async function suggest(page: Page, text: string) {
  await accountForm(page).first.pressSequentially(text);
  await accountForm(page).options.first().waitFor();
}

/** Asks the form, and waits for what it says. */
async function ask(page: Page, first: string, second = '') {
  await accountForm(page).submit(first, second);
  await page
    .locator('[data-result].result, .account-form .fault:visible, [data-hits]:visible')
    .first()
    .waitFor();
}

async function searchBank(page: Page, text: string) {
  await page.locator('#banksuche').fill(text);
  await page.getByRole('button', { name: 'Bank suchen' }).click();
  await page.locator('#banksuche-fehler:visible').waitFor();
}

async function tryList(page: Page, shown = 'alle') {
  await page.getByRole('button', { name: 'Beispiel ausprobieren' }).click();
  await page.locator('[data-rows] tr').first().waitFor();
  await page.locator('.filter', { hasText: shown }).click();
}

async function checkList(page: Page, list: string) {
  await page.locator('#liste').fill(list);
  await page.getByRole('button', { name: 'Liste prüfen' }).click();
  await page.locator('[data-rows] tr:visible, #liste-fehler:visible').first().waitFor();
}

async function askForColumns(page: Page) {
  await page
    .locator('#liste')
    .fill(`BLZ;Konto;Kontonummer;Name\n37040044;532013000;4711;${'Name '.repeat(20)}\n`);
  await page.getByRole('button', { name: 'Liste prüfen' }).click();
  await page.getByRole('radio', { name: 'Kontonummer aus „Konto“' }).check();
  await page.locator('.first-rows .code').first().waitFor();
}

/** The worker is never done: a list that is long enough for all views would keep the machine busy. */
async function startLongList(page: Page) {
  await page.evaluate(() => {
    Worker.prototype.postMessage = () => {};
  });
  await page.getByRole('button', { name: 'Beispiel ausprobieren' }).click();
  await page.getByRole('button', { name: 'Abbrechen' }).waitFor();
}

async function validate(page: Page, iban: string) {
  await page.locator('#iban').fill(iban);
  await page.locator('#iban-formular button').click();
}

async function tryOut(page: Page, blz: string) {
  await page.locator('#try-blz').fill(blz);
  await page.getByRole('button', { name: 'Anfrage senden' }).click();
  await page.locator('[data-try-answer]:visible').waitFor();
}

describe('is accessible and fits, narrow and wide, light and dark, in good typography', () => {
  it.each(STATES.map(([name, path, act]) => ({ name, path, act })))('$name', async ({ path, act }) => {
    const { page } = await site.open(path);
    await act?.(page);
    await expectGoodPage(page, VIEWS);
  });
});
