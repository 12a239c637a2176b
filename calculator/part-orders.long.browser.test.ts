import { expect, it } from 'vitest';
import { fillIn, useBrowser } from './test/browser-page.ts';
import { ALL, expectWidgets, hostPage } from './test/host-page.ts';

const test = useBrowser();

const PARTS = ['regeln', 'banken', 'laender'];
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

/** The same with the words of an English widget. */
const ENGLISH_ORDERS = [
  ['embed', 'en', 'regeln', 'banken'],
  ['regeln', 'banken', 'en', 'embed'],
  ['en', 'regeln', 'banken', 'laender', 'embed'],
  ['embed', 'banken', 'en', 'en', 'regeln', 'laender'],
];
const ENGLISH_ATTRIBUTES = [...ATTRIBUTES, 'defer'];

/** Each order with each attribute. */
const product = (orders: readonly string[][], all: readonly string[]) =>
  orders.flatMap((order) => all.map((attributes) => ({ order, attributes })));
const scripts = (order: readonly string[], attributes: string) =>
  order.map((name) => `<script src="SITE/${name}.js" ${attributes}></script>`).join('');

it.each(product(ORDERS, ATTRIBUTES))(
  'the parts in the order $order, each loaded „$attributes“, are added to the calculator',
  async ({ order, attributes }) => {
    await expectWidgets(test, hostPage(ALL, scripts(order, attributes)));
  },
);

it.each(product(ENGLISH_ORDERS, ENGLISH_ATTRIBUTES))(
  'en.js works in the order $order, each loaded „$attributes“',
  async ({ order, attributes }) => {
    const widget = '<div data-iban-rechner data-mode="build" data-lang="en"></div>';
    const page = await test.open(hostPage(widget + scripts(order, attributes)));
    await expect.poll(() => page.locator('form').getAttribute('lang')).toBe('en');
    await fillIn(page, 'build');
    await expect.poll(() => page.getByRole('status').innerText()).toMatch(/^✓ Your IBAN/);
    expect(await page.locator('form > p[aria-live]').count()).toBe(1);
  },
);
