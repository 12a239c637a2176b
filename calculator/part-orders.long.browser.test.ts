import { describe, expect, it } from 'vitest';
import { fillIn, useBrowser } from './test/browser-page.ts';
import { ALL, expectWidgets, hostPage, PARTS, script } from './test/host-page.ts';

const test = useBrowser();

/** The orders in which a page can load embed.js and its parts. */
const ORDERS = [
  ['embed', ...PARTS],
  ['embed', ...PARTS.toReversed()],
  ['regeln', 'embed', 'banken', 'laender'],
  ['laender', 'banken', 'embed', 'regeln'],
  [...PARTS, 'embed'],
  [...PARTS.toReversed(), 'embed'],
];
/** The attributes that their script elements can have. */
const ATTRIBUTES = ['', 'async', 'type="module"'];

/** Orders that include en.js, the English words. */
const ENGLISH_ORDERS = [
  ['embed', 'en', 'regeln', 'banken'],
  ['regeln', 'banken', 'en', 'embed'],
  ['en', 'regeln', 'banken', 'laender', 'embed'],
  ['embed', 'banken', 'en', 'en', 'regeln', 'laender'],
];
const ENGLISH_ATTRIBUTES = [...ATTRIBUTES, 'defer'];

const scripts = (order: readonly string[], attributes: string) =>
  order.map((name) => script(name, attributes)).join('');

describe.each(ATTRIBUTES)('scripts with the attributes “%s”', (attributes) => {
  it('add the parts to the calculator in every order', async () => {
    const page = await test.open('');
    for (const order of ORDERS) await expectWidgets(test, hostPage(ALL, scripts(order, attributes)), page);
  });
});

describe.each(ENGLISH_ATTRIBUTES)('scripts and en.js with the attributes “%s”', (attributes) => {
  it('make an English widget in every order', async () => {
    const page = await test.open('');
    for (const order of ENGLISH_ORDERS) {
      const widget = '<div data-iban-rechner data-mode="build" data-lang="en"></div>';
      await test.show(page, hostPage(widget + scripts(order, attributes)));
      await expect
        .poll(() => page.locator('form').getAttribute('lang'), { message: order.join() })
        .toBe('en');
      await fillIn(page, 'build');
      await expect
        .poll(() => page.getByRole('status').innerText(), { message: order.join() })
        .toMatch(/^✓ Your IBAN/);
      expect(await page.locator('form > p[aria-live]').count()).toBe(1);
    }
  });
});
