/// <reference lib="dom" />
import { startChromium, withPage } from './chromium.ts';
import { formatted, median, QUICK, report } from './figures.ts';
import { startOurs, withFolder } from './servers.ts';

// The home page on a slow device, with nothing cached. The limits are the values that web.dev calls good. home.browser.test.ts
// shows that nothing moves, and how much is loaded.

const ROUNDS = QUICK ? 1 : 7;
const SLOWDOWN = 4;
const LIMITS = { lcp: 2500, tbt: 200 };

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

await withFolder(async (folder) => {
  const [server, browser] = [await startOurs(folder), await startChromium()];
  const visit = () =>
    withPage(browser, SLOWDOWN, async (page) => {
      await page.addInitScript(`window.vitals = { lcp: 0, tbt: 0 }; (${observe})(window.vitals);`);
      await page.goto(server.url, { waitUntil: 'networkidle' });
      return page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);
    });
  try {
    const visits: Vitals[] = [];
    for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit());
    for (const [name, vital] of [
      ['largest contentful paint', 'lcp'],
      ['total blocking time', 'tbt'],
    ] as const) {
      const [values, limit] = [visits.map((each) => each[vital]), LIMITS[vital]];
      report(
        name,
        `limit of ${limit} ms`,
        values.map((value) => value / limit),
        { aim: '≤ 1', measured: `${formatted(median(values))} ms` },
      );
    }
  } finally {
    await browser.close();
    await server.end();
  }
});
