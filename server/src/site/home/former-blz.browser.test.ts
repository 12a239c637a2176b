import { describe, expect, it } from 'vitest';
import { formerFacts } from '../../../../calculator/src/banks/former-banks.ts';
import { readFormerBanks } from '../../../../calculator/tables/former-banks.js';
import { openWithWhole } from '../../../test/account-form.ts';
import { expectGoodPage } from '../../../test/good-page.ts';
import { useSite } from '../../../test/site-visitor.ts';

const site = useSite();
const banks = readFormerBanks();
const recent = banks.filter((bank) => formerFacts(bank).lastYear !== null);
const [withSuccessor] = recent.filter(({ successor }) => successor !== null);
const [without] = recent.filter(({ successor, longestName }) => successor === null && longestName !== null);
if (!withSuccessor || !without) throw new Error('The table of former banks has too few of them.');
const grouped = (blz: string) => blz.replace(/(\d{3})(\d{3})(\d{2})/, '$1 $2 $3');

describe('a Bankleitzahl that is gone', () => {
  const viewport = { width: 360, height: 720 };
  const open = () => openWithWhole(site, '/', { viewport, today: '2026-11-28' });
  const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

  it('is explained as soon as it is typed, and its successor is taken by a button, never with ✓', async () => {
    const { page, form } = await open();
    await form.first.fill(withSuccessor.blz);
    await expect.poll(() => form.named.textContent()).toContain('gibt es nicht mehr');
    const button = page.getByRole('button', { name: 'Mit BLZ' });
    expect(plain(await button.textContent())).toContain(grouped(withSuccessor.successor ?? ''));
    await form.submit(withSuccessor.blz, '1234567');
    await expect
      .poll(() => form.shown())
      .toMatchObject({ first: expect.stringContaining('gibt es nicht mehr') });
    await expectGoodPage(page, 'a former Bankleitzahl');
    await page.setViewportSize(viewport);
    await button.click();
    await expect.poll(() => form.values()).toEqual([withSuccessor.successor, '1234567']);
    // The check digit of this number may be wrong: then there is a reason more.
    await expect
      .poll(async () => {
        const shown = await form.shown();
        return shown['computed'] ?? shown['refused'];
      })
      .toBeTruthy();
    expect(await page.locator('main').innerText()).not.toContain('✓');
    const { computed } = await form.shown();
    if (computed)
      expect(plain(await form.result.textContent())).toContain(
        'kann sich auch die Kontonummer geändert haben',
      );
    // Typed anew, it is a Bankleitzahl like any other.
    await form.first.fill('37040044');
    await form.submit('37040044', '532013000');
    await expect.poll(() => form.shown()).toEqual({ confirmed: expect.stringContaining('DE89') });
  });

  it('without a successor leads to a search by its name, and keeps the account number', async () => {
    const { page, form } = await open();
    await form.submit(without.blz, '1234567');
    const name = without.longestName ?? '';
    await page.getByRole('button', { name }).click();
    await expect.poll(() => form.values()).toEqual([name, '1234567']);
  });
});

it('is taken from the link of its page', async () => {
  const { form } = await openWithWhole(site, `/?blz=${withSuccessor.blz}`, { today: '2026-11-28' });
  await expect.poll(() => form.named.textContent()).toContain('gibt es nicht mehr');
});
