import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../../test/browser/axe.ts';
import {
  button,
  check,
  choose,
  counts,
  description,
  focused,
  rowTexts,
  sample,
  status,
  submit,
  waitForResult,
} from '../../../test/list-visitor.ts';
import { useSite } from '../../../test/site-visitor.ts';

const site = useSite();
/** Two columns may have the account numbers. */
const UNCLEAR =
  'Mitglied;BLZ;Konto;Kontonummer\nAnna;37040044;532013000;4711\nBernd;37040044;532013001;4712\n';
const select = (page: Page, of: string) => page.getByLabel(`Spalte der ${of}`);
const preview = async (page: Page) =>
  (await page.locator('[data-preview-rows] tr').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));

async function askAboutColumns(page: Page) {
  await submit(page, UNCLEAR);
  await page.locator('[data-columns]:visible').waitFor();
}

it.each([true, false])(
  'dragging a file is offered where there is a mouse, not on a phone (phone: %s)',
  async (isMobile) => {
    const { page } = await site.open('/listen', { isMobile, hasTouch: isMobile });
    expect(await page.getByText('Ziehen Sie Ihre Datei hierher').isVisible()).toBe(!isMobile);
  },
);

describe('the columns of a list', () => {
  it('are asked for if they are not clear, and nothing is built before the answer', async () => {
    const { page } = await site.open('/listen');
    await askAboutColumns(page);
    expect(await focused(page)).toBe('Welche Spalten enthalten die Konten?');
    expect(await status(page)).toContain('nicht eindeutig');
    expect(await page.locator('[data-progress], [data-result]').filter({ visible: true }).count()).toBe(0);
    expect(await page.locator('[data-ways] input:checked').count()).toBe(0);
    expect(await page.locator('[data-ways] label').first().innerText()).toMatch(
      /^Bankleitzahl aus „BLZ“, Kontonummer aus „Konto“\s+Zeile\s2: DE89\s3704\s0044\s0532\s0130\s00, richtig/,
    );
    expect(await preview(page)).toEqual([
      '2 – Anna 37040044 532013000 4711',
      '3 – Bernd 37040044 532013001 4712',
    ]);
    await button(page, 'Mit diesen Spalten prüfen').click();
    expect(await page.locator('#spalten-fehler').textContent()).toMatch(/^Wählen Sie die Spalte der IBAN, /);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('spalte-iban');
    expect(await page.locator('[data-result]').isVisible()).toBe(false);

    // Choosing a proposal sets the columns, and shows what they would give.
    await page.getByRole('radio', { name: 'Kontonummer aus „Konto“' }).check({ force: true });
    await page.getByText('DE89 3704 0044 0532 0130 00', { exact: true }).waitFor();
    expect(await select(page, 'Kontonummer').inputValue()).toBe('2');
    await select(page, 'Kontonummer').selectOption('Mitglied');
    await expect
      .poll(() => preview(page))
      .toEqual([expect.stringMatching(/^2 keine IBAN Anna/), expect.stringMatching(/^3 keine IBAN Bernd/)]);
    expect(await page.locator('[data-ways] input:checked').count()).toBe(0);
    await select(page, 'Kontonummer').selectOption('BLZ');
    await button(page, 'Mit diesen Spalten prüfen').click();
    expect(await page.locator('#spalten-fehler').textContent()).toBe('Wählen Sie jede Spalte nur einmal.');
  });

  it('can be changed after a result', async () => {
    const { page } = await site.open('/listen');
    await askAboutColumns(page);
    await page.getByRole('radio', { name: 'Kontonummer aus „Kontonummer“' }).check({ force: true });
    await button(page, 'Mit diesen Spalten prüfen').click();
    await waitForResult(page);
    expect(await description(page)).toBe(
      'Ihre Liste: 2\u00a0Zeilen. Gelesen: Bankleitzahl aus „BLZ“, Kontonummer aus „Kontonummer“.',
    );
    expect((await rowTexts(page))[0]).toMatch(/^2 Anna 37040044 \/ 4711 532013000 /);

    await button(page, 'Spalten ändern').click();
    expect(await focused(page)).toBe('Welche Spalten enthalten die Konten?');
    expect(await select(page, 'Kontonummer').inputValue()).toBe('3');
    await select(page, 'Kontonummer').selectOption('Konto');
    await button(page, 'Mit diesen Spalten prüfen').click();
    await page.getByText('Kontonummer aus „Konto“.').waitFor();
    await waitForResult(page);
    expect((await rowTexts(page))[0]).toMatch(/^2 Anna 37040044 \/ 532013000 4711 DE89370400440532013000 /);
    expect(await page.locator('[data-columns]').isVisible()).toBe(false);
    expect((await counts(page))['alle']).toBe(2);
  });

  it('may be none: each row is read as text', async () => {
    const { page } = await site.open('/listen');
    await check(page, 'Konto;BLZ\nKto 532013000;BLZ 37040044\n5711625;50010517');
    await button(page, 'Spalten ändern').click();
    await page.getByRole('radio', { name: 'Jede Zeile als Text' }).check({ force: true });
    await button(page, 'Mit diesen Spalten prüfen').click();
    await expect
      .poll(() => description(page))
      .toBe('Ihre Liste: 2\u00a0Zeilen. Gelesen: jede Zeile als Text.');
    await button(page, 'Spalten ändern').click();
    await page.getByRole('radio', { name: 'Kontonummer aus „Konto“' }).check({ force: true });
    await button(page, 'Mit diesen Spalten prüfen').click();
    await page.getByText('Kontonummer aus „Konto“.').waitFor();
  });
});

describe('the sheets of a workbook', () => {
  it('are asked for if there are several, and another one can be chosen later', async () => {
    const { page } = await site.open('/listen');
    await choose(page, 'liste.xlsx', sample('liste.xlsx'));
    await page.locator('[data-sheets]:visible').waitFor();
    expect(await focused(page)).toBe('Welches Tabellenblatt soll geprüft werden?');
    expect(await page.locator('[data-sheet-names] label').allInnerTexts()).toEqual([
      'Mitglieder',
      'Leer',
      'IBANs',
    ]);
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole('radio', { name: 'Leer' }).check({ force: true });
    await button(page, 'Dieses Blatt prüfen').click();
    await page.getByText('Blatt „Leer“: Die Liste ist leer.').waitFor();

    await page.getByRole('radio', { name: 'Mitglieder' }).check({ force: true });
    await button(page, 'Dieses Blatt prüfen').click();
    await waitForResult(page);
    expect(await description(page)).toMatch(/^liste\.xlsx, Blatt „Mitglieder“: \d+\u00a0Zeilen\. Gelesen: /);
    expect(await page.locator('[data-notes]').innerText()).toContain('Fehlerwert');

    await button(page, 'Anderes Tabellenblatt').click();
    await page.getByRole('radio', { name: 'IBANs' }).check({ force: true });
    await button(page, 'Dieses Blatt prüfen').click();
    await page.getByText('Blatt „IBANs“').waitFor();
    await waitForResult(page);
  });
});
