import { describe, expect, it, onTestFinished } from 'vitest';
import { openPage } from '../../../../test/browser/open-page.ts';
import {
  button,
  check,
  choose,
  counts,
  downloaded,
  downloadedText,
  LONG,
  SLOW,
} from '../../../test/list-visitor.ts';
import { startRecordingProxy } from '../../../test/recording-proxy.ts';
import { leftBy, useSite } from '../../../test/site-visitor.ts';

const site = useSite();
/** An invented account with a right check digit. If it turns up anywhere, it came from the list. */
const MARKER = '4711471347';

describe('the privacy of a list', SLOW, () => {
  /** Opens the page through a proxy that records every request, and waits for the worker and its parts. */
  async function openRecorded() {
    const { url, recorded } = await startRecordingProxy(site.url, onTestFinished);
    const page = await openPage({ fresh: true });
    const context = page.context();
    const foreign: string[] = [];
    context.on('request', (request) => {
      if (!request.url().startsWith(`${url}/`)) foreign.push(request.url());
    });
    page.on('websocket', (socket) => foreign.push(socket.url()));
    await page.goto(`${url}/listen`);
    await expect
      .poll(() => recorded.map(({ path }) => path), { timeout: LONG })
      .toEqual(expect.arrayContaining(['/list-worker.js', '/rechner.js']));
    return { page, context, recorded, foreign };
  }

  it('is kept: the browser requests nothing but static files, whatever is in the list', async () => {
    const { page, recorded, foreign } = await openRecorded();
    const list = `Name;BLZ;Konto\nGeheim;37040044;${MARKER}\nGeheim;37040044;${MARKER}\n`;
    const loaded = recorded.length;
    await check(page, list);
    expect((await counts(page))['doppelt']).toBe(1);
    await page.getByRole('radio', { name: /^richtig \d/ }).check({ force: true });
    await downloadedText(page, 'Als CSV-Datei herunterladen');
    const { bytes } = await downloaded(page, 'Als Excel-Datei herunterladen');
    // Everything was loaded before there was a list.
    expect(recorded.slice(loaded).map(({ path }) => path)).toEqual([]);
    await choose(page, `${MARKER}.xlsx`, bytes);
    await page.getByText(`${MARKER}.xlsx: 2`).waitFor();
    // The second list has its own worker.
    const since = recorded.slice(loaded).map(({ path }) => path);
    expect([...new Set(since)].sort()).toEqual(['/list-worker.js']);

    await choose(page, `${MARKER}.csv`, Buffer.from(list.repeat(30_000)));
    await button(page, 'Abbrechen').click({ timeout: LONG });
    await page.locator('#liste').fill(`Geheim ${MARKER}`);
    await button(page, 'Liste prüfen').click();
    await page.locator('#liste-fehler:visible').waitFor();
    await page.goto(page.url().replace('/listen', '/faq'));
    await page.goBack();

    const paths = new Set(recorded.map(({ path }) => path.replace(/-\w{10}\./, '.')));
    const known = ['/listen', '/faq', '/site.css', '/site.js', '/listen.css', '/listen.js', '/favicon.svg'];
    const parts = ['list-worker', 'rechner'].map((name) => `/${name}.js`);
    expect([...paths].filter((path) => ![...known, ...parts].includes(path))).toEqual([]);
    const texts = recorded.map(({ text }) => text);
    expect(texts.filter((text) => text.includes(MARKER) || text.includes('Geheim'))).toEqual([]);
    expect(texts.filter((text) => !text.startsWith('GET\n') || !text.endsWith('\n'))).toEqual([]);
    expect(foreign).toEqual([]);
    const kept = await leftBy(page);
    expect(kept).toContain('"",{},{},null,0');
  });

  it('is enforced: neither page nor worker may connect to anything, and a list is checked offline, too', async () => {
    const { page, context, recorded } = await openRecorded();
    const loaded = recorded.length;
    const ask = (address: string) =>
      fetch(address).then(
        () => 'allowed',
        () => 'refused',
      );
    const [worker] = page.workers();
    expect(await page.evaluate(ask, '/api/status')).toBe('refused');
    expect(await worker?.evaluate(ask, new URL('/api/status', page.url()).href)).toBe('refused');
    await context.setOffline(true);
    await check(page, `37040044 ${MARKER}`);
    expect((await counts(page))['richtig']).toBe(1);
    await downloaded(page, 'Als Excel-Datei herunterladen');
    await context.setOffline(false);
    const refused = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const directives: string[] = [];
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
            directives.push(effectiveDirective);
            if (directives.length === 2) resolve(directives);
          });
          navigator.sendBeacon('/api/status', 'x');
          const form = document.createElement('form');
          form.action = '/api/status';
          document.body.append(form);
          form.submit();
        }),
    );
    expect(refused.sort()).toEqual(['connect-src', 'form-action']);
    // The page may start no worker from another address.
    expect(
      await page.evaluate(() => {
        try {
          new Worker('/embed.js');
          return 'allowed';
        } catch (error) {
          return (error as Error).name;
        }
      }),
    ).toBe('TypeError');
    expect(recorded.slice(loaded).map(({ path }) => path)).toEqual([]);
  });
});
