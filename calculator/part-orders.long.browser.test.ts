import { describe, expect, it } from 'vitest';
import { useBrowser } from './test/browser-page.ts';
import { ALL, expectWidgets, hostPage, PARTS, script } from './test/host-page.ts';

const test = useBrowser();

/** The orders in which a page can load embed.js, its parts and the English words. */
const ORDERS = [
  ['embed', 'en', ...PARTS],
  ['embed', ...PARTS.toReversed(), 'en', 'en'],
  ['regeln', 'embed', 'banken', 'en', 'laender'],
  ['laender', 'banken', 'en', 'embed', 'regeln'],
  [...PARTS, 'en', 'embed'],
  ['en', ...PARTS.toReversed(), 'embed'],
];

const WIDGETS = ALL.replace('data-mode="build"', 'data-mode="build" data-lang="en"');

// The attributes that the script elements can have.
describe.each(['', 'async', 'defer', 'type="module"'])('scripts with the attributes “%s”', (attributes) => {
  it('add parts and English words to the calculator in every order', async () => {
    const page = await test.open('');
    const widget = page.locator('[data-mode=build]');
    for (const order of ORDERS) {
      const scripts = order.map((name) => script(name, attributes)).join('');
      await expectWidgets(test, hostPage(WIDGETS, scripts), page);
      await expect
        .poll(() => widget.getByRole('status').innerText(), { message: order.join() })
        .toMatch(/^✓ Your IBAN/);
      expect(await widget.locator('form > p[aria-live]').count()).toBe(1);
    }
  });
});
