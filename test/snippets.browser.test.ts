import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHosts } from '../calculator/test/host-server.ts';
import { cleaningAfterAll } from '../server/test/cleaning-after-all.ts';
import { startServer } from '../server/test/server.ts';
import { expectSilence, openPage } from './browser/open-page.ts';
import { snippetsIn } from './markdown.ts';

const cleanup = cleaningAfterAll();
/** The address of our server in the documents. */
const { homepage = 'https://YOUR-SERVER' } = JSON.parse(readFileSync('package.json', 'utf8'));

let server: Awaited<ReturnType<typeof startServer>>;
let hosts: Awaited<ReturnType<typeof startHosts>>;
beforeAll(async () => {
  [server, hosts] = await Promise.all([startServer({}, cleanup), startHosts()]);
});
afterAll(() => hosts.close());

describe('the snippets of the documents work', () => {
  const calls = snippetsIn('sh').flatMap(({ where, text }) =>
    [...text.matchAll(/^curl http:\/\/127\.0\.0\.1:3000(\S+).*(?:\n# ({.*}))?/gm)].map(
      ([, path = '', answer]) => ({ where, path, answer }),
    ),
  );
  it.each(calls)('in $where: GET $path', async ({ path, answer }) => {
    const response = await fetch(`${server.url}${path}`);
    expect(response.status).toBe(200);
    const body = await response.text();
    expect(body).toEqual(answer ?? expect.stringMatching(/^[[{]/));
  });

  it.each(snippetsIn('html'))('in $where, in a page', async ({ text }) => {
    const page = await openPage();
    expectSilence(page);
    const body = text.replaceAll(homepage, server.url).replaceAll('…/', `${server.url}/`);
    await page.goto(hosts.serve('page', { html: `<!doctype html><link rel="icon" href="data:,">${body}` }));
    const widgets = page.locator('[data-iban-rechner]');
    const fields = page.locator('iban-field');
    const frames = page.locator('iframe');
    expect((await widgets.count()) + (await fields.count()) + (await frames.count())).toBeGreaterThan(0);
    for (const widget of await widgets.all()) await widget.locator('form').waitFor();
    await page.waitForFunction("!document.querySelector('iban-field:not(:defined)')");
    for (const frame of await frames.all()) await frame.contentFrame().locator('form').waitFor();
  });

  it('and each kind of snippet occurs', () => {
    expect([calls.length, snippetsIn('html').length].every(Boolean)).toBe(true);
  });
});
