import { it } from 'vitest';
import { useBrowser } from './test/browser-page.ts';
import { ALL, expectWidgets, hostPage } from './test/host-page.ts';
import { ATTRIBUTES, ORDERS } from './test/part-orders.ts';

const test = useBrowser();

it.each(ORDERS.flatMap((order) => ATTRIBUTES.map((attributes) => ({ order, attributes }))))(
  'the parts in the order $order, each loaded „$attributes“, are added to the calculator',
  async ({ order, attributes }) => {
    const scripts = order.map((name) => `<script src="SITE/${name}.js" ${attributes}></script>`);
    await expectWidgets(test, hostPage(ALL, scripts.join('')));
  },
);
