import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSite } from '../../test/site-visitor.ts';

const site = useSite();

/** Submits a widget of the home page. Its fields are the same in every language. */
async function submit(page: Page, mode: 'build' | 'validate', ...texts: string[]) {
  await page.locator(`[name=modus][value=${mode}]`).check();
  const fields = page.locator(`.panel-${mode} input`);
  for (const [index, text] of texts.entries()) await fields.nth(index).fill(text);
  await fields.first().press('Enter');
}

const factsOf = (page: Page) => page.locator('.facts-of-iban').innerText();

describe('the English home page', () => {
  it('shows the parts of an own IBAN, and what is known of it', async () => {
    const { page } = await site.open('/en');
    await submit(page, 'build', '37040044', '532013000');
    await page.locator('.whose', { hasText: 'Your IBAN' }).waitFor();
    await expect.poll(() => factsOf(page)).toContain('✓ formally correct');
    const facts = await factsOf(page);
    for (const text of ['Bank code (BLZ)', 'Account number', 'Commerzbank, Köln', 'Result'])
      expect(facts).toContain(text);
    await submit(page, 'validate', 'AT61 1904 3002 3457 3201');
    await page.locator('.parts', { hasText: 'Bank and account' }).waitFor();
    expect(await factsOf(page)).toContain('Austria');
  });

  it('never confirms an IBAN that no account of its bank has, and says so in English', async () => {
    const { page } = await site.open('/en');
    await submit(page, 'validate', 'DE97 1007 0024 0000 0560 02');
    await expect.poll(() => factsOf(page)).toContain('⚠ Calculated, not confirmed.');
    expect(await factsOf(page)).not.toContain('✓');
    expect(await page.locator('.anatomy').innerText()).not.toMatch(/nicht|Hinweis|Ergebnis|Bankleitzahl/);
  });

  it('finds banks, marks their German pages, and calculates with their BLZ', async () => {
    const { page, sent } = await site.open('/en');
    const requests = () => sent.map(({ url }) => url).join(' ');
    await page.locator('#bank').fill('Berliner Sparkasse');
    await page.locator('[data-count]', { hasText: '1\u00a0bank found.' }).waitFor();
    const hit = page.locator('[data-hits] li').first();
    expect(await hit.locator('a[data-field=name]').getAttribute('hreflang')).toBe('de');
    expect(await hit.locator('a[data-field=name]').getAttribute('href')).toBe('/banken/10050000');
    await hit.getByRole('button', { name: 'Calculate with this BLZ' }).click();
    expect(await page.locator('.panel-build input').first().inputValue()).toMatch(/^100 ?500 ?00$/);
    await page.locator('#bank').fill('Sparkasse');
    await page.locator('[data-count]', { hasText: /^\d+\u00a0banks found, the best 10:$/ }).waitFor();
    await page.locator('#bank').fill('xyzxyz');
    await page.locator('[data-count]', { hasText: 'No bank found.' }).waitFor();
    expect(requests()).not.toMatch(/Sparkasse|xyzxyz|10050000/);
  });

  it('has English widgets', async () => {
    const { page } = await site.open('/en');
    const languages = () =>
      page
        .locator('form')
        .evaluateAll((forms) =>
          forms
            .filter((form) => form.getRootNode() instanceof ShadowRoot)
            .map((form) => form.getAttribute('lang')),
        );
    await expect.poll(languages).toEqual(['en', 'en']);
    await submit(page, 'build', '37040044', '532013000');
    await page.getByText('✓ Your IBAN', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Copy BIC' }).first().waitFor();
  });

  it('says without JavaScript what works, and that the answer will be German', async () => {
    const { page } = await site.open('/en', { javaScriptEnabled: false });
    expect(await page.locator('.card noscript').innerText()).toContain('needs JavaScript');
    expect(await page.locator('#bank-hinweis').innerText()).toContain('the answer is in German');
    await page.locator('#bank').fill('Berliner Sparkasse');
    await page.locator('#bank').press('Enter');
    await page.waitForURL(/\/banken\?q=Berliner\+Sparkasse$/);
  });

  it('is printed with an English line', async () => {
    const { page } = await site.open('/en', { today: '2026-11-22' });
    expect(await page.locator('.printed').textContent()).toMatch(/, printed on 22\u00a0November 2026$/);
  });
});

it('English snippets have English copy buttons', async () => {
  const { page } = await site.open('/en/embed');
  const names = await page.locator('button.copy').allTextContents();
  expect(names.length).toBeGreaterThan(5);
  expect(new Set(names)).toEqual(new Set(['Copy']));
});
