import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fillIn, useBrowser, widgetIn } from './test/browser-page.ts';
import { EMBED, EMBED_WITH_PARTS, hostPage } from './test/host-page.ts';
import type { HostPage } from './test/host-server.ts';
import { LISTEN, outputsOf, PARTS, USES, use } from './test/situations.ts';

const test = useBrowser();
const requestsFrom = (start: number) =>
  test.hosts.requests
    .slice(start)
    .filter((address) => address.startsWith('site'))
    .toSorted();
const script = (name: string, attributes = '') => `<script src="SITE/${name}.js" ${attributes}></script>`;
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const digest = createHash('sha384')
  .update(readFileSync(new URL('dist/embed.js', import.meta.url)))
  .digest('base64');
const PINNED = `integrity="sha384-${digest}" crossorigin="anonymous"`;
const strict = `default-src 'none'; script-src SITE; img-src data:`;
const TRUSTED = "require-trusted-types-for 'script'; trusted-types 'none'";

interface Situation {
  readonly situation: string;
  /** The scripts of the page; the widget stands before them. */
  readonly scripts?: string;
  readonly policy?: string;
  readonly attributes?: string;
  /** Makes that parts never come. */
  readonly prevent?: (page: Page) => Promise<void>;
  /** The requests that the page makes, in the mode `validate`. */
  readonly requests?: readonly string[];
  /** What the browser says to its console. */
  readonly says?: RegExp;
}

const ALL_ONCE = ['site/banken.js', 'site/embed.js', 'site/laender.js', 'site/regeln.js'];
const ALONE = ['site/embed.js'];
const prevented = (names: RegExp, how: 'abort' | 404) => async (page: Page) => {
  await page.route(names, (route) => (how === 404 ? route.fulfill({ status: 404 }) : route.abort()));
};
const FAILS = /Failed to load resource|net::ERR/;

const COME: readonly Situation[] = [
  { situation: 'with one line of HTML', scripts: EMBED },
  { situation: 'async', scripts: script('embed', 'async') },
  { situation: 'deferred', scripts: script('embed', 'defer') },
  {
    situation: 'under its versioned name',
    scripts: script(`embed-${version}`),
    requests: ALL_ONCE.map((address) => address.replace('.js', `-${version}.js`)),
  },
  {
    situation: 'with a query',
    scripts: EMBED.replace('embed.js', 'embed.js?v=1'),
    requests: ALL_ONCE.map((address) => `${address}?v=1`),
  },
  { situation: 'with a strict policy', policy: strict },
  { situation: 'with Trusted Types', policy: `${strict}; ${TRUSTED}` },
  {
    situation: 'with a nonce',
    policy: "default-src 'none'; img-src data:; script-src 'nonce-abc'",
    scripts: script('embed', 'nonce="abc"'),
  },
  {
    situation: 'with a nonce and strict-dynamic',
    policy: `default-src 'none'; img-src data:; script-src 'nonce-abc' 'strict-dynamic'; ${TRUSTED}`,
    scripts: script('embed', 'nonce="abc"'),
  },
  ...['', 'async', 'defer', 'type="module"'].map((attributes) => ({
    situation: `brought by the page ${attributes}`,
    scripts: EMBED + PARTS.map((name) => script(name, attributes)).join(''),
  })),
  {
    situation: 'brought by the page, before embed.js',
    scripts: PARTS.map((name) => script(name)).join('') + EMBED,
  },
  {
    situation: 'brought by the page in another version, and pinned',
    scripts: script('embed', PINNED) + PARTS.map((name) => script(`${name}-${version}`)).join(''),
    requests: ['site/embed.js', ...PARTS.map((name) => `site/${name}-${version}.js`)].toSorted(),
  },
  {
    situation: 'brought by the page, with data-parts="none"',
    scripts: EMBED_WITH_PARTS,
    attributes: 'data-parts="none"',
  },
];

const NEVER: readonly Situation[] = [
  { situation: 'not found', prevent: prevented(/(regeln|banken|laender)\.js/, 404), says: FAILS },
  { situation: 'blocked', prevent: prevented(/(regeln|banken|laender)\.js/, 'abort'), says: FAILS },
  { situation: 'without regeln.js', prevent: prevented(/regeln\.js/, 404), says: FAILS },
  { situation: 'without banken.js', prevent: prevented(/banken\.js/, 'abort'), says: FAILS },
  { situation: 'offline', prevent: (page) => page.context().setOffline(true), says: FAILS },
  {
    situation: 'under a policy that names one file',
    policy: `default-src 'none'; script-src SITE/embed.js; img-src data:`,
    requests: ALONE,
    says: /Content Security Policy/,
  },
  { situation: 'with embed.js as a module', scripts: script('embed', 'type="module"'), requests: ALONE },
  { situation: 'with embed.js pinned', scripts: script('embed', PINNED), requests: ALONE },
  { situation: 'with data-parts="none"', attributes: 'data-parts="none"', requests: ALONE },
  {
    situation: 'with currentScript shadowed by a frame that nobody may look into',
    scripts: `<iframe name="currentScript" src="data:text/html," title="Rahmen"></iframe>${EMBED}`,
    requests: ALONE,
  },
];

const pageOf = (mode: string, { scripts = EMBED, policy, attributes = '' }: Situation): HostPage => ({
  // The page listens by a script of its own, so its policy allows that one.
  html: hostPage(
    widgetIn(mode).replace('<div', `<div ${attributes}`) + scripts,
    `<script nonce="test">${LISTEN}</script>`,
  ),
  headers: policy
    ? { 'Content-Security-Policy': policy.replace('script-src', "script-src 'nonce-test'") }
    : {},
});

describe.each([
  ...COME.map((situation) => ({ ...situation, come: true })),
  ...NEVER.map((situation) => ({ ...situation, come: false })),
])('$situation', (situation) => {
  it('the widget requests before its first focus what the page names, and what it lacks after it', async () => {
    const start = test.hosts.requests.length;
    const page = await test.open(pageOf('validate', situation), {}, situation.says);
    await page.locator('form').waitFor();
    const before = requestsFrom(start);
    expect(before).toEqual((situation.requests ?? ALL_ONCE).filter((address) => before.includes(address)));
    if (situation.prevent) return;
    const brought = await page.locator('head script[src], body script[src]').count();
    expect(before).toHaveLength(brought);
    await fillIn(page, 'validate');
    await expect.poll(() => page.getByRole('status').innerText()).not.toBe('');
    expect(requestsFrom(start)).toEqual(situation.requests ?? ALL_ONCE);
  });

  it(
    situation.come
      ? 'each account gets the answer of all parts'
      : 'no account is confirmed, and nothing is thrown',
    async () => {
      for (const mode of ['build', 'validate']) {
        const page = await test.open(pageOf(mode, situation), {}, situation.says);
        await page.locator('form').waitFor();
        await situation.prevent?.(page);
        for (const { typed, shows } of USES[mode] ?? []) {
          const { last, outputs, events } = await use(page, mode, typed);
          for (const output of outputs) {
            if (situation.come) expect(output).toMatch(shows);
            else expect(output).not.toMatch(/✓|richtig/);
          }
          expect(last).not.toBe('');
          // A page that reads the event can tell the three states apart as well.
          for (const { result } of events) {
            if (/^✓/.test(last)) expect(result).toMatchObject({ confirmed: true, notes: expect.any(Array) });
            else expect(result?.['confirmed'] ?? false).toBe(false);
          }
          expect(events).toHaveLength(1);
        }
      }
    },
  );
});

describe('which requests a widget makes', () => {
  it('does not depend on what is typed', async () => {
    const texts = ['', 'x', 'DE89370400440532013000', 'AT611904300234573201', 'DE97100700240000056002'];
    for (const text of texts) {
      const start = test.hosts.requests.length;
      const page = await test.open(hostPage(widgetIn('validate') + EMBED));
      await fillIn(page, 'validate', [text]);
      await expect.poll(() => requestsFrom(start)).toEqual(ALL_ONCE);
      await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
    }
  });

  it('does not depend on it where a script submits the form, either', async () => {
    for (const text of ['x', 'DE89370400440532013000']) {
      const start = test.hosts.requests.length;
      const page = await test.open(hostPage(widgetIn('validate') + EMBED));
      await page.locator('form').evaluate((form: HTMLFormElement, value) => {
        for (const input of form.querySelectorAll('input')) input.value = value;
        form.requestSubmit();
      }, text);
      await expect.poll(() => requestsFrom(start)).toEqual(ALL_ONCE);
    }
  });

  it('is what its mode needs, once for all widgets of the page', async () => {
    const start = test.hosts.requests.length;
    const page = await test.open(hostPage(widgetIn('lookup') + widgetIn('build').repeat(2) + EMBED));
    await page.locator('[data-mode=lookup] input').focus();
    await expect.poll(() => requestsFrom(start)).toEqual(['site/banken.js', 'site/embed.js']);
    for (const input of await page.locator('[data-mode=build] input').all()) await input.focus();
    await expect
      .poll(() => requestsFrom(start))
      .toEqual(['site/banken.js', 'site/embed.js', 'site/regeln.js']);
    expect(await outputsOf(page)).toEqual([]);
  });
});
