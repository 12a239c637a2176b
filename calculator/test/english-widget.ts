import { expect } from 'vitest';
import { fillIn, type useBrowser } from './browser-page.ts';
import { hostPage } from './host-page.ts';

/** Opens a page with an English widget and these scripts, and expects its answer in English. */
export async function expectEnglishWidget(test: ReturnType<typeof useBrowser>, scripts: string) {
  const page = await test.open(
    hostPage(`<div data-iban-rechner data-mode="build" data-lang="en"></div>${scripts}`),
  );
  await expect.poll(() => page.locator('form').getAttribute('lang')).toBe('en');
  await fillIn(page, 'build');
  await expect.poll(() => page.getByRole('status').innerText()).toMatch(/^✓ Your IBAN/);
  expect(await page.locator('form > p[aria-live]').count()).toBe(1);
}
