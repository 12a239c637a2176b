import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readQrCode } from '../../../../test/browser/read-qr-code.ts';
import { accountForm, waitForWhole } from '../../../test/account-form.ts';
import { leftBy, useSite } from '../../../test/site-visitor.ts';

const site = useSite();

const IBAN = 'DE89370400440532013000';
const submit = (page: Page) => page.getByRole('button', { name: 'GiroCode erstellen' }).click();
const code = (page: Page) => page.locator('[data-code]:visible');

/** The buttons that are filled. */
const filled = (page: Page) =>
  page
    .locator('.giro button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => getComputedStyle(button).backgroundColor !== 'rgba(0, 0, 0, 0)')
        .map((button) => button.textContent),
    );

async function make(page: Page, fields: Record<string, string>) {
  for (const [id, value] of Object.entries(fields)) await page.locator(`#${id}`).fill(value);
  await submit(page);
}

async function saved(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Als ${name} speichern` }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`girocode.${name.toLowerCase()}`);
  return (await readFile(await file.path())).toString('base64');
}

/** The words of the code's content that are on more than one line. */
const brokenWords = (page: Page) =>
  page.locator('[data-content] dd').evaluateAll((places) =>
    places.flatMap((place) => {
      const { firstChild: text, textContent } = place;
      return [...(textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text as Node, index);
        range.setEnd(text as Node, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
      });
    }),
  );

describe('the page „GiroCode“', () => {
  it('saves the same code as SVG and as PNG, and sends nothing', async () => {
    const { page, sent } = await site.open('/girocode', { acceptDownloads: true });
    await make(page, { empfaenger: 'Bäckerei Übel', iban: IBAN, betrag: '12,50', zweck: 'Rechnung 7' });
    await code(page).waitFor();
    expect(await page.locator('[data-doubt]').textContent()).toBe('');
    expect(await filled(page)).toEqual(['Als PNG speichern']);
    expect(await page.locator('[data-content]').innerText()).toContain('12,50\u00a0Euro');
    const text = `BCD\n002\n1\nSCT\n\nBäckerei Übel\n${IBAN}\nEUR12.50\n\n\nRechnung 7`;
    const { page: reader } = await site.open('/nix', { bypassCSP: true });
    expect(await readQrCode(reader, await saved(page, 'PNG'), 'image/png')).toBe(text);
    expect(await readQrCode(reader, await saved(page, 'SVG'), 'image/svg+xml')).toBe(text);
    expect(JSON.stringify(sent)).not.toMatch(/37040044|0532013000|Rechnung|beck/i);
    expect(sent.every(({ body }) => body === '')).toBe(true);
    expect(await leftBy(page)).not.toContain('0532013000');
  });

  it('breaks its result only between words, at any width', async () => {
    const { page } = await site.open('/girocode');
    await make(page, { empfaenger: 'Förderverein der Grundschule', iban: IBAN, zweck: 'Mitgliedsbeitrag' });
    await code(page).waitFor();
    for (const width of [320, 900, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, ...(await brokenWords(page))]).toEqual([width]);
    }
  });

  it('shows the doubt beside the code of an IBAN that is not confirmed, until the IBAN is changed', async () => {
    const { page } = await site.open('/girocode');
    const emptyPlace = page.getByText('Hier erscheint Ihr GiroCode');
    expect(await emptyPlace.isVisible()).toBe(true);
    await make(page, { empfaenger: 'Anna', iban: 'DE97100700240000056002' });
    await code(page).waitFor();
    expect(await page.locator('[data-doubt] h3').innerText()).toContain('⚠');
    expect(await filled(page)).toEqual(['GiroCode erstellen']);
    expect(await emptyPlace.isVisible()).toBe(false);
    await page.locator('#iban').fill(IBAN);
    expect(await code(page).count()).toBe(0);
    expect(await emptyPlace.isVisible()).toBe(true);
    await submit(page);
    await code(page).waitFor();
    expect(await page.locator('[data-doubt]').textContent()).toBe('');
  });

  it('takes Bankleitzahl and account number as the home page does, and groups an IBAN once it is left', async () => {
    const { page, sent } = await site.open('/girocode');
    await waitForWhole(page);
    const iban = page.locator('#iban');
    const leave = async (text: string) => {
      await iban.fill(text);
      await page.locator('#betrag').focus();
    };
    for (const [typed, shown] of [
      ['de89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
      ['Kto 532 013 000, BLZ 370 400 44', 'DE89 3704 0044 0532 0130 00'],
    ] as const) {
      await leave(typed);
      await expect.poll(() => iban.inputValue()).toBe(shown);
    }
    expect(await page.locator('[data-told]').textContent()).toBe(
      'IBAN aus Bankleitzahl und Kontonummer berechnet.',
    );
    // A rule changes the account, and says so.
    await leave('10070024 56002');
    await expect.poll(() => iban.inputValue()).toBe('DE61 1007 0024 0005 6002 00');
    expect(await page.locator('[data-told]').textContent()).toContain(
      'Die Unterkontonummer 00 wurde ergänzt.',
    );
    // What may mean two accounts is asked.
    await leave('Kto 532013000 BLZ 37040044 oder Kto 4711222');
    await page.locator('#iban-fehler').getByText('lässt sich nicht erkennen').waitFor();
    await page.getByRole('button', { name: 'Konto\u00a0532013000' }).click();
    await expect.poll(() => iban.inputValue()).toBe('DE89 3704 0044 0532 0130 00');
    expect(await page.locator('#iban-fehler').isVisible()).toBe(false);
    // Typed and sent by Enter.
    await page.locator('#empfaenger').fill('Anna');
    await iban.fill('37040044 532013000');
    await iban.press('Enter');
    await code(page).waitFor();
    expect(await page.locator('[data-content]').innerText()).toContain('DE89 3704 0044 0532 0130 00');
    await iban.fill('37040044');
    await iban.press('Enter');
    await expect.poll(() => page.locator('[data-spoken]').textContent()).toBe('Die Kontonummer fehlt.');
    expect(JSON.stringify(sent)).not.toContain('532013000');
  });

  it('says that nothing was checked if the banks could not be loaded', async () => {
    const { page } = await site.open('/girocode', {
      intercept: (page) => page.route(/\/rechner\.js/, (route) => route.abort('blockedbyclient')),
    });
    await make(page, { empfaenger: 'Anna', iban: IBAN });
    await code(page).waitFor();
    expect(await page.locator('[data-doubt]').innerText()).toMatch(
      /^⚠ Vorläufig geprüft\.\s+Ob die Bank solche IBANs vergibt, ließ sich gerade nicht prüfen\./,
    );
  });

  it('makes no code if a field has a fault, goes to it, and says so in its title until it is corrected', async () => {
    const { page } = await site.open('/girocode');
    const good = { empfaenger: 'Anna', iban: IBAN, betrag: '', zweck: '' };
    for (const [fault, id, sentence] of [
      [{ iban: 'DE88370400440532013000' }, 'iban', 'Zahlendreher'],
      [{ betrag: '0' }, 'betrag', 'zwischen 0,01'],
      [{ iban: 'CH93 0076 2011 6238 5295 7' }, 'bic', 'Schweiz'],
    ] as const) {
      await make(page, { ...good, ...fault });
      await page.locator(`#${id}-fehler:visible`).waitFor();
      expect(await page.locator(`#${id}-fehler`).innerText()).toContain(sentence);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe(id);
      expect(await code(page).count()).toBe(0);
      expect(await page.title()).toBe('Fehler: GiroCode erstellen – IBAN-Rechner');
    }
    await page.locator('#bic').fill('x');
    expect(await page.title()).toBe('GiroCode erstellen – IBAN-Rechner');
  });

  it('is drawn in a confirmed result, whose IBAN the page takes over and leaves in no address', async () => {
    const { page, sent } = await site.open('/');
    const home = accountForm(page);
    await home.submit('37040044', '532013000');
    await page.getByRole('button', { name: 'GiroCode' }).click();
    await page.getByLabel('Empfänger').fill('Anna Arndt');
    await page.getByRole('button', { name: 'GiroCode erstellen' }).click();
    await page.getByRole('img', { name: 'GiroCode als Bild' }).waitFor();
    // In a new tab, too, as with Ctrl and a click.
    const link = page.getByRole('link', { name: 'Als SVG' });
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect.poll(() => tab.locator('#iban').inputValue()).toBe('DE89 3704 0044 0532 0130 00');
    expect(tab.url()).toBe(`${site.url}/girocode`);
    await link.click();
    await page.waitForURL('**/girocode');
    expect(await leftBy(page)).not.toContain(IBAN);
    expect(JSON.stringify(sent)).not.toContain('0532013000');
  });

  it('shows no form that does nothing if there is no JavaScript', async () => {
    const { page } = await site.open('/girocode', { javaScriptEnabled: false });
    expect(await page.locator('noscript').innerText()).toContain('braucht dafür JavaScript');
    expect(await page.locator('.giro-form').isVisible()).toBe(false);
  });
});
