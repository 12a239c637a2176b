import { expect, it } from 'vitest';
import { TAKES_ALL as BLZ, EXPECTED_IBANS as TABLE } from '../../../../calculator/test/printed-accounts.ts';
import { openWithParts } from '../../../test/account-form.ts';
import { check, downloadedText } from '../../../test/list-visitor.ts';
import { useSite } from '../../../test/site-visitor.ts';

const site = useSite();

it('the home page builds the same IBAN from a printed account number as buildIban', async () => {
  const { page, form } = await openWithParts(site);
  const wrong: unknown[] = [];
  for (const [printed, expected] of TABLE) {
    await form.first.fill(BLZ);
    await form.second.fill(printed);
    await form.second.press('Enter');
    const shown = await form.shown();
    const iban = shown['confirmed'] ?? shown['computed'] ?? null;
    const focus = await page.evaluate(() => document.activeElement?.localName);
    if (iban !== expected || Object.keys(shown).length !== 1 || focus === 'body')
      wrong.push({ printed, expected, shown, focus });
  }
  expect(wrong).toEqual([]);
});

it('a list gets the same IBANs from printed account numbers as buildIban', async () => {
  const { page } = await site.open('/listen');
  const rows = TABLE.map(([printed], index) => `Mitglied ${index};${BLZ};"${printed}"`);
  await check(page, ['Name;BLZ;Kontonummer', ...rows].join('\n'));
  const { text } = await downloadedText(page, 'Als CSV-Datei herunterladen');
  const wrong = text
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((row, index) => [TABLE[index]?.[0], TABLE[index]?.[1], /DE\d{20}/.exec(row)?.[0] ?? null])
    .filter(([, expected, found]) => expected !== found);
  expect(wrong).toEqual([]);
  expect(text.trim().split(/\r?\n/)).toHaveLength(TABLE.length + 1);
});
