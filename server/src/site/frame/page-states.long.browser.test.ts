import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accountForm } from '../../../test/account-form.ts';
import { expectGoodPage } from '../../../test/good-page.ts';
import { submit } from '../../../test/list-visitor.ts';
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

type State = readonly [name: string, act: (page: Page) => Promise<void>];
const AS_LOADED: State = ['as loaded', async () => {}];
/** Addresses of pages that have more than one state, each with the states that it goes through after one load. */
const STATES: readonly (readonly [path: string, ...states: State[]])[] = [
  [
    '/',
    AS_LOADED,
    ['with suggested banks', (page) => suggest(page, 'Sparkasse')],
    ['with an IBAN', (page) => ask(page, '37040044', '532013000')],
    ['with a bank alone', (page) => ask(page, '37040044')],
    ['with an IBAN that is not confirmed', (page) => ask(page, 'DE97 1007 0024 0000 0560 02')],
    ['with a wrong IBAN', (page) => ask(page, 'DE88 3704 0044 0532 0130 00')],
    ['with a fault', (page) => ask(page, '3704004', '0')],
  ],
  ['/en', AS_LOADED, ['with a bank that was not found', (page) => ask(page, 'xyzxyz')]],
  ['/banken', AS_LOADED, ['with a fault found by script', (page) => searchBank(page, '1234567890')]],
  [
    '/listen',
    AS_LOADED,
    ['with a fault', (page) => checkList(page, 'Anna Arndt')],
    ['asking for columns', askForColumns],
    ['with the faulty rows', (page) => tryList(page, 'keine IBAN')],
    ['with many rows', showManyRows],
    ['at work', startLongList],
  ],
  // As loaded, it has the elements of its English twin.
  ['/einbetten/referenz', ['with a fault', (page) => validate(page, 'DE88 3704 0044 0532 0130 00')]],
  [
    '/girocode',
    AS_LOADED,
    ['with faults', (page) => makeCode(page, {}, '#iban-fehler:visible')],
    ['with a doubtful code', (page) => makeCode(page, DOUBTFUL, '[data-code]:visible')],
  ],
  [
    '/schnittstelle',
    AS_LOADED,
    ['with an answer', (page) => tryOut(page, '37040044', '[data-try-answer]:visible')],
    ['with a fault', (page) => tryOut(page, 'DE89370400440532013000', '[data-try-summary].fault')],
  ],
];
const ADDRESSES: typeof STATES = [
  ...STATES,
  ...PAGES.map(({ path }) => path).filter((path) => STATES.every(([known]) => known !== path)),
  // In German and in English.
  ...['/nix', '/en/nix'],
  // A bank with a successor, and an unknown one.
  ...['/banken/36060192', '/banken/99999999', '/banken?q=Berliner+Sparkasse'],
].map((address) => (typeof address === 'string' ? [address, AS_LOADED] : address));

async function makeCode(page: Page, fields: Readonly<Record<string, string>>, shown: string) {
  for (const [id, text] of Object.entries(fields)) await page.locator(`#${id}`).fill(text);
  await page.getByRole('button', { name: 'GiroCode erstellen' }).click();
  await page.locator(shown).waitFor();
}

async function suggest(page: Page, text: string) {
  await accountForm(page).first.pressSequentially(text);
  await accountForm(page).options.first().waitFor();
}

/** Asks the form, and waits for what it says. */
async function ask(page: Page, first: string, second = '') {
  const said = page.locator('[data-result].result, .account-form .fault:visible, [data-hits]:visible');
  await accountForm(page).first.fill('');
  await expect.poll(() => said.count()).toBe(0);
  await accountForm(page).submit(first, second);
  await said.first().waitFor();
}

async function searchBank(page: Page, text: string) {
  await page.locator('#banksuche').fill(text);
  await page.getByRole('button', { name: 'Bank suchen' }).click();
  await page.locator('#banksuche-fehler:visible').waitFor();
}

async function tryList(page: Page, shown: string) {
  await page.getByRole('button', { name: 'Beispiel ausprobieren' }).click();
  await page.locator('[data-rows] tr').first().waitFor();
  await page.locator('.filter', { hasText: shown }).click();
}

async function checkList(page: Page, list: string) {
  await submit(page, list);
  await page.locator('#liste-fehler:visible').waitFor();
}

async function showManyRows(page: Page) {
  await submit(page, 'DE89370400440532013000\n'.repeat(120));
  // The progress, hidden by now, has „120 von 120“, too.
  await page.getByText(/bis \d+ von 120/).waitFor();
}

async function askForColumns(page: Page) {
  await submit(page, `BLZ;Konto;Kontonummer;Name\n37040044;532013000;4711;${'Name '.repeat(20)}\n`);
  await page.getByRole('radio', { name: 'Kontonummer aus „Konto“' }).check();
  await page.locator('.first-rows .code').first().waitFor();
}

/** The worker never gets the list: one long enough for all views would keep the machine busy. */
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

async function tryOut(page: Page, blz: string, shown: string) {
  await page.locator('#try-blz').fill(blz);
  await page.getByRole('button', { name: 'Anfrage senden' }).click();
  await page.locator(shown).waitFor();
}

describe('the site is accessible and fits, narrow and wide, light and dark, in good typography,', () => {
  it.each(
    ADDRESSES.map(([path, ...states]) => [path, states.map(([name]) => name).join(', '), states] as const),
  )('on %s %s', async (path, _, states) => {
    const { page } = await site.open(path);
    for (const [name, act] of states) {
      await act(page);
      await expectGoodPage(page, name);
    }
  });
});
