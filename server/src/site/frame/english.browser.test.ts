import { describe, expect, it } from 'vitest';
import { openWithWhole } from '../../../test/account-form.ts';
import { useSite } from '../../../test/site-visitor.ts';

const site = useSite();

describe('the English home page', () => {
  it('answers in English: an IBAN with its parts, a doubt, what it has read, and what is wrong', async () => {
    const { page, form } = await openWithWhole(site, '/en');
    expect(await page.locator('.printed').textContent()).toMatch(/, printed on 1\u00a0April 2026$/);
    await form.submit('37040044', '532013000');
    await expect.poll(() => form.shown()).toEqual({ confirmed: 'DE89370400440532013000' });
    await form.result.getByText('Parts and checks').click();
    expect((await form.result.innerText()).replace(/\s+/g, ' ')).toMatch(
      /^✓ Your IBAN .*Commerzbank, Köln.* Copy BIC Copy all .*Bank code \(BLZ\).* Account number .*Calculated by the rules of the bank/,
    );
    // No account of its bank has this IBAN.
    await form.submit('DE97 1007 0024 0000 0560 02');
    await expect.poll(() => form.shown()).toEqual({ computed: 'DE97100700240000056002' });
    const doubt = await form.result.innerText();
    expect(doubt).toContain('⚠ Right form, but unusual for this bank.');
    expect(doubt).not.toMatch(/✓|nicht|Hinweis|Ergebnis|Bankleitzahl/);

    await form.first.fill('');
    await form.first.fill('Kto 532013000 BLZ 37040044');
    expect(await form.line.innerText()).toBe('Bank code and account number were filled in.');
    await form.submit('3704004');
    await expect.poll(() => form.shown()).toHaveProperty('first', expect.stringContaining('8 digits'));
  });

  it('suggests banks, and marks their German names and pages', async () => {
    const { page, form } = await openWithWhole(site, '/en');
    await form.first.pressSequentially('Berliner Sparkasse');
    await form.options.first().waitFor();
    await expect.poll(() => page.locator('[data-spoken]').textContent()).toMatch(/^\d+\u00a0banks? found\.$/);
    await form.options.first().click();
    expect(await form.first.inputValue()).toBe('10050000');
    await form.first.press('Enter');
    await expect.poll(() => form.shown()).toEqual({ bank: '100 500 00' });
    const names = await page
      .locator('[data-field=name]')
      .evaluateAll((places) =>
        places.map((place) => [place.tagName, (place as HTMLElement).lang, place.textContent]),
      );
    expect(names.filter(([, lang]) => lang !== 'de')).toEqual([]);
    expect(names).toContainEqual(['B', 'de', 'Berliner Sparkasse']);
    expect(names).toContainEqual(['H2', 'de', 'Berliner Sparkasse']);
    const link = form.result.getByRole('link', { name: 'More about this bank' });
    expect(await link.getAttribute('hreflang')).toBe('de');
    expect(await link.getAttribute('href')).toBe('/banken/10050000');
    await form.submit('xyzxyz');
    await expect
      .poll(() => form.shown())
      .toEqual({ first: 'No bank found. Try a part of its name, or the city alone.' });
  });
});

it('the English 404 page has a search, which sends no account', async () => {
  const { page } = await site.open('/en/nix');
  await page.getByLabel('bank code').fill('532013000');
  await page.getByRole('button', { name: 'Find bank' }).click();
  await page.getByText('Nothing was sent.').waitFor();
  expect(await page.title()).toBe('Error: Page not found – IBAN-Rechner');
});
