/// <reference lib="dom" />
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { CALCULATOR_DIST } from '../server/src/project.ts';
import { startChromium, withPage } from './chromium.ts';
import { inTurns, median, QUICK, reportLimit } from './figures.ts';

// The first ✓ of a widget on a slow phone: slow 3G as in Chromium's tools, a processor slowed down six times, and
// nothing cached. A person goes into the field, types an account and submits it.

const ROUNDS = QUICK ? 1 : 5;
const SLOWDOWN = 6;
/** Bytes in a second, and milliseconds until an answer begins. */
const SLOW_3G = { downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 2000, offline: false };

const dist = process.env['BENCH_SCRIPTS'] ? new URL(process.env['BENCH_SCRIPTS'], 'file:') : CALCULATOR_DIST;
const PAGE =
  '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><script src="embed.js" async></script><div data-iban-rechner data-mode="build"></div>';
const packed = new Map<string, Buffer>();
function fileAt(path: string): Buffer | undefined {
  const file = new URL(`.${path}`, dist);
  if (!/^\/\w+\.js$/.test(path) || !existsSync(file)) return undefined;
  const body = packed.get(path) ?? brotliCompressSync(readFileSync(file));
  packed.set(path, body);
  return body;
}
let bytes = 0;
const server = createServer(({ url = '/' }, response) => {
  if (url === '/') return response.setHeader('content-type', 'text/html').end(PAGE);
  const body = fileAt(url);
  if (!body) return response.writeHead(404).end();
  bytes += body.length;
  return response
    .writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'content-encoding': 'br' })
    .end(body);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

const browser = await startChromium();
/** Milliseconds from the first focus to ✓. */
const untilTick = () =>
  withPage(browser, SLOWDOWN, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', SLOW_3G);
    bytes = 0;
    await page.goto(address);
    const fields = page.locator('input');
    await fields.first().waitFor();
    const start = Date.now();
    await fields.first().focus();
    await fields.first().fill('37040044');
    await fields.last().fill('532013000');
    await fields.last().press('Enter');
    await page.getByText('✓ Ihre IBAN').waitFor();
    return Date.now() - start;
  });
const { ticks } = await inTurns(ROUNDS, { ticks: untilTick });
await browser.close();
server.close();
console.error(`first ✓ after ${Math.round(median(ticks))} ms, ${bytes} bytes of scripts with brotli`);
reportLimit('from the first focus to ✓ on slow 3G', ticks, 8000, 'ms');
