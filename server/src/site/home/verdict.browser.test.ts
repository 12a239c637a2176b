import { expect, it } from 'vitest';
import { openWithWhole } from '../../../test/account-form.ts';
import { useSite } from '../../../test/site-visitor.ts';

const site = useSite();

it('a wrong IBAN gets its card as soon as it has its length, with its wrong character marked, and names no bank', async () => {
  const { page, form } = await openWithWhole(site);
  const card = page.locator('[data-result]');
  const words = async () => (await card.innerText()).replace(/\s+/g, ' ');
  await form.first.pressSequentially('DE88 3704 0044 0532 0130 0');
  expect(await card.getAttribute('data-state')).toBeNull();
  await page.keyboard.type('0');
  await expect
    .poll(words)
    .toBe(
      '✗ Diese IBAN ist falsch. Eine Stelle ist vertippt oder zwei sind vertauscht. Vergleichen Sie die IBAN mit der Nachricht oder Rechnung. DE88370400440532013000 Weitere IBAN berechnen',
    );
  expect(await form.named.textContent()).toBe('');
  expect(await form.first.getAttribute('aria-invalid')).toBe('true');
  expect(await page.locator('[data-spoken]').textContent()).toContain('Diese IBAN ist falsch.');
  expect(await page.title()).toMatch(/^Fehler: /);
  // It goes with the next key, and its sign with it.
  await page.keyboard.press('Backspace');
  expect(await card.getAttribute('data-state')).toBeNull();
  expect(await form.first.getAttribute('aria-invalid')).toBeNull();
  expect(await page.title()).not.toMatch(/Fehler/);
  await form.first.fill('');
  await form.first.pressSequentially('DE89 37O4 0044 0532 0130 00');
  await expect.poll(() => card.locator('mark').textContent()).toBe('O');
  await form.submit('DE8937040044');
  await expect.poll(() => card.innerText()).toContain('hat 22 Zeichen, diese hat 12.');
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-result'))).toBe(true);
});

it('the button that copies an IBAN is whole in view on a phone', async () => {
  const { page, form } = await openWithWhole(site, '/', { viewport: { width: 360, height: 740 } });
  for (const [first, second] of [
    ['DE89370400440532013000', ''],
    ['37040044', '532013000'],
  ] as const) {
    await form.submit(first, second);
    const button = page.getByRole('button', { name: 'IBAN kopieren' });
    await button.waitFor();
    await expect
      .poll(async () => {
        const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
        return y >= 0 && y + height <= 740;
      })
      .toBe(true);
  }
});
