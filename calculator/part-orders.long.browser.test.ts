import { it } from 'vitest';
import { useBrowser } from './test/browser-page.ts';
import { expectEnglishWidget } from './test/english-widget.ts';
import { ALL, expectWidgets, hostPage } from './test/host-page.ts';
import { ATTRIBUTES, ENGLISH_ATTRIBUTES, ENGLISH_ORDERS, ORDERS } from './test/part-orders.ts';

const test = useBrowser();

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
    await expectEnglishWidget(test, scripts(order, attributes));
  },
);
