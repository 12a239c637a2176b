/// <reference lib="dom" />
import { startChromium, withPage } from './chromium.ts';
import { QUICK, reportLimit } from './figures.ts';
import { startOurs } from './servers.ts';

// The home page on a slow device, with nothing cached. The limits are the values that web.dev calls good.
// home.browser.test.ts shows that nothing moves, and how much is loaded.

const ROUNDS = QUICK ? 1 : 7;
const SLOWDOWN = 4;

interface Vitals {
  lcp: number;
  tbt: number;
}

/** Runs in the page. */
function observe(vitals: Vitals) {
  const watch = (type: string, use: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime;
  });
  // Total blocking time counts the part of each task beyond 50 ms.
  watch('longtask', ({ duration }) => {
    vitals.tbt += duration - 50;
  });
}

const [server, browser] = [await startOurs(), await startChromium()];
const visits: Vitals[] = [];
while (visits.length < ROUNDS)
  await withPage(browser, SLOWDOWN, async (page) => {
    await page.addInitScript(`window.vitals = { lcp: 0, tbt: 0 }; (${observe})(window.vitals);`);
    await page.goto(server.url, { waitUntil: 'networkidle' });
    visits.push(await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals));
  });
await browser.close();
await server.end();
const lcps = visits.map(({ lcp }) => lcp);
const tbts = visits.map(({ tbt }) => tbt);
reportLimit('largest contentful paint', lcps, 2500, 'ms');
reportLimit('total blocking time', tbts, 200, 'ms');
