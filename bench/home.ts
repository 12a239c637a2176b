/// <reference lib="dom" />
import { startChromium, withPage } from './chromium.ts';
import { formatted, median, QUICK, report } from './figures.ts';
import { startOurs, withFolder } from './servers.ts';

// The home page on a slow device, with nothing cached. The limits are the values that web.dev calls good.

const ROUNDS = QUICK ? 1 : 7;
const SLOWDOWN = 4;
const LIMITS = { lcp: 2500, tbt: 200, cls: 0.1 };

/** Runs in the page. */
function observe(vitals: { lcp: number; tbt: number; cls: number }) {
  const watch = (type: string, use: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime;
  });
  // Total blocking time counts the part of each task beyond 50 ms.
  watch('longtask', ({ duration }) => {
    vitals.tbt += duration - 50;
  });
  watch('layout-shift', (entry) => {
    vitals.cls += (entry as PerformanceEntry & { value: number }).value;
  });
}

await withFolder(async (folder) => {
  const [server, browser] = [await startOurs(folder), await startChromium()];
  const visit = () =>
    withPage(browser, SLOWDOWN, async (page, session) => {
      let [bytes, requests, plain] = [0, 0, 0];
      await session.send('Network.enable');
      session.on('Network.requestWillBeSent', () => {
        requests += 1;
      });
      session.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength;
      });
      session.on('Network.dataReceived', ({ dataLength }) => {
        plain += dataLength;
      });
      await page.addInitScript(`window.vitals = { lcp: 0, tbt: 0, cls: 0 }; (${observe})(window.vitals);`);
      await page.goto(server.url, { waitUntil: 'networkidle' });
      const vitals = await page.evaluate(
        () => (window as unknown as { vitals: { lcp: number; tbt: number; cls: number } }).vitals,
      );
      return { ...vitals, bytes, requests, plain };
    });
  try {
    const visits: Awaited<ReturnType<typeof visit>>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit());
    const all = (pick: (visit: (typeof visits)[number]) => number) => visits.map(pick);
    const vital = (name: string, values: number[], limit: number, unit: string) =>
      report(
        `home page, ${SLOWDOWN}× throttled: ${name}`,
        `limit of ${limit}${unit}`,
        values.map((value) => value / limit),
        {
          aim: '≤ 1',
          measured: `${formatted(median(values))}${unit}`,
        },
      );
    vital(
      'largest contentful paint',
      all(({ lcp }) => lcp),
      LIMITS.lcp,
      ' ms',
    );
    vital(
      'total blocking time',
      all(({ tbt }) => tbt),
      LIMITS.tbt,
      ' ms',
    );
    vital(
      'cumulative layout shift',
      all(({ cls }) => cls),
      LIMITS.cls,
      '',
    );
    report(
      'home page: bytes over the wire',
      'the same without compression',
      all(({ bytes, plain }) => bytes / plain),
      {
        measured: `${formatted(median(all(({ bytes }) => bytes)))} bytes, heads included`,
      },
    );
    report(
      'home page: requests',
      'the page alone',
      all(({ requests }) => requests),
    );
  } finally {
    await browser.close();
    await server.end();
  }
});
