import { describe, expect, it } from 'vitest';
import {
  button,
  cards,
  check,
  choose,
  counts,
  downloaded,
  downloadedText,
  LONG,
  longList,
  rowTexts,
  SLOW,
  status,
  waitForResult,
} from '../../../test/list-visitor.ts';
import { useSite } from '../../../test/site-visitor.ts';

const site = useSite();

describe('a list of 100,000 rows or more', SLOW, () => {
  it('is checked, and fifty of its rows are shown at a time', async () => {
    const { page } = await site.open('/listen');
    const before = await page.evaluate(() => document.querySelectorAll('*').length);
    await choose(page, 'gross.csv', Buffer.from(longList(100_000), 'latin1'));
    await waitForResult(page, 3 * LONG);
    const { alle, doppelt, ...groups } = await counts(page);
    expect(alle).toBe(100_000);
    expect(Object.values(groups).reduce((sum, count) => sum + count, 0)).toBe(100_000);
    expect(doppelt).toBe(1);

    await expect.poll(() => cards(page).count()).toBe(50);
    expect(await page.locator('[data-caption]').textContent()).toBe(
      'Zeilen\u00a01 bis 50 von 100.000, offene zuerst',
    );
    expect(await button(page, 'Zurück').getAttribute('aria-disabled')).toBe('true');
    await button(page, 'Zurück').click({ force: true });
    await button(page, 'Weiter').click();
    await page.getByText('Zeilen\u00a051 bis 100 von 100.000').waitFor();
    // The 51st row about which a member has to be asked.
    expect((await rowTexts(page))[0]).toMatch(/^112 .*Müller 110 .* nachfragen /);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TABLE');
    const elements = (await page.evaluate(() => document.querySelectorAll('*').length)) - before;
    expect(elements).toBeLessThan(50 * 25);

    await page.getByRole('radio', { name: 'doppelt' }).check({ force: true });
    await expect.poll(() => cards(page).count()).toBe(1);
    expect(await rowTexts(page)).toEqual([
      expect.stringMatching(/^100001 .*Dieselbe IBAN wie in Zeile 2\.$/),
    ]);
    const { text } = await downloadedText(page, 'Als CSV-Datei herunterladen');
    expect(text.split('\r\n')).toHaveLength(1 + 100_000 + 1);
    const coming = downloaded(page, 'Als Excel-Datei herunterladen');
    await page.locator('[data-writing]', { hasText: 'Die Datei wird geschrieben: ' }).waitFor();
    expect((await coming).name).toBe('gross-iban.xlsx');
    expect(await page.locator('[data-writing]').isVisible()).toBe(false);
  });

  it('can be cancelled or given up for another list', async () => {
    const { page } = await site.open('/listen');
    await page.locator('#liste').fill('DE89370400440532013000');
    await choose(page, 'gross.csv', Buffer.from(longList(100_000), 'latin1'));
    await button(page, 'Abbrechen').click({ timeout: LONG });
    expect(await page.locator('[data-progress]').isVisible()).toBe(false);
    expect(await status(page)).toBe('Abgebrochen.');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('liste');
    // The cancelled worker has ended; a new one waits for the next list.
    await expect.poll(() => page.workers().length).toBe(1);
    await button(page, 'Liste prüfen').click();
    await waitForResult(page);
    expect((await counts(page))['alle']).toBe(1);
    expect(page.workers()).toHaveLength(1);

    await choose(page, 'gross.csv', Buffer.from(longList(100_000), 'latin1'));
    await button(page, 'Abbrechen').waitFor({ timeout: LONG });
    await check(page, 'DE89370400440532013000');
    expect((await counts(page))['alle']).toBe(1);
    expect(await page.locator('[data-progress]').isVisible()).toBe(false);
  });
});
