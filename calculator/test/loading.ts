import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type useBrowser, widgetIn } from './browser-page.ts';
import {
  EMBED,
  EMBED_WITH_PARTS,
  hostPage,
  injected,
  integrityOf,
  PARTS,
  script,
  version,
} from './host-page.ts';
import type { HostPage } from './host-server.ts';
import { LISTEN, USES, use } from './situations.ts';

const PINNED = integrityOf('embed');
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const strict = `${NOTHING}; script-src SITE; img-src data:`;
const TRUSTED = "require-trusted-types-for 'script'; trusted-types 'none'";

type Browser = ReturnType<typeof useBrowser>;

/** A way to load embed.js and its parts. */
interface Situation {
  readonly situation: string;
  /** Whether only the long run tries it. */
  readonly rare?: boolean;
  /** The scripts of the page, after the widget. */
  readonly scripts?: string;
  readonly policy?: string;
  readonly attributes?: string;
  /** Keeps parts from loading. */
  readonly prevent?: (page: Page) => Promise<unknown>;
  /** The requests that the page makes. */
  readonly requests?: readonly string[];
  /** What the browser logs to the console. */
  readonly says?: RegExp;
}

/** What a page with embed.js alone requests once its widget is used in the mode `validate`. */
export const ALL_ONCE = ['banken', 'embed', 'formular', 'laender', 'regeln'].map((name) => `site/${name}.js`);
/** What it requests if it names the three parts itself: banken.js brings the good view, too. */
const NAMED = ALL_ONCE.filter((address) => !address.includes('formular'));
const ALONE = ['site/embed.js'];
/** The browser's errors and our advice. */
const FAILS = /Failed to load resource|net::ERR|^IBAN-Rechner: script-src oder Netz prüfen/;
/** Parts that never load. */
const missing = (names: string, how: 'abort' | 404) => ({
  says: FAILS,
  prevent: (page: Page) =>
    page.route(RegExp(`(${names})\\.js`), (route) =>
      how === 404 ? route.fulfill({ status: 404 }) : route.abort(),
    ),
});
const EVERY_PART = 'formular|regeln|banken|laender';

/** Situations in which all parts load. */
const ALL_LOAD: readonly Situation[] = [
  { situation: 'with one line of HTML', scripts: EMBED },
  { situation: 'async', rare: true, scripts: script('embed', 'async') },
  { situation: 'deferred', scripts: script('embed', 'defer') },
  {
    situation: 'under its versioned name',
    scripts: script(`embed-${version}`),
    requests: ALL_ONCE.map((address) => address.replace('.js', `-${version}.js`)),
  },
  {
    situation: 'with a query',
    rare: true,
    scripts: EMBED.replace('embed.js', 'embed.js?v=1'),
    requests: ALL_ONCE.map((address) => `${address}?v=1`),
  },
  { situation: 'with a strict policy, even with Trusted Types', policy: `${strict}; ${TRUSTED}` },
  {
    situation: 'with a nonce',
    rare: true,
    policy: "default-src 'none'; img-src data:; script-src 'nonce-abc'",
    scripts: script('embed', 'nonce="abc"'),
  },
  {
    situation: 'with a nonce and strict-dynamic',
    policy: `default-src 'none'; img-src data:; script-src 'nonce-abc' 'strict-dynamic'; ${TRUSTED}`,
    scripts: script('embed', 'nonce="abc"'),
  },
  {
    situation: 'added by a trusted script of the page',
    rare: true,
    policy: "default-src 'none'; img-src data:; script-src 'nonce-abc' 'strict-dynamic'",
    scripts: injected('nonce="abc"'),
  },
  // part-orders.long.browser.test.ts has more ways.
  ...['', 'async'].map((attributes) => ({
    situation: `brought by the page ${attributes}`,
    rare: attributes !== '',
    scripts: EMBED + PARTS.map((name) => script(name, attributes)).join(''),
    requests: NAMED,
  })),
  {
    situation: 'without formular.js, whose view banken.js has, too',
    rare: true,
    ...missing('formular', 404),
  },
  {
    situation: 'brought by the page in another version, and pinned',
    rare: true,
    scripts: script('embed', PINNED) + PARTS.map((name) => script(`${name}-${version}`)).join(''),
    requests: ['site/embed.js', ...PARTS.map((name) => `site/${name}-${version}.js`)].toSorted(),
  },
  {
    situation: 'brought by the page, with data-parts="none"',
    rare: true,
    scripts: EMBED_WITH_PARTS,
    requests: NAMED,
    attributes: 'data-parts="none"',
  },
];

/** Situations in which not all parts load. */
const NEVER: readonly Situation[] = [
  { situation: 'not found', ...missing(EVERY_PART, 404) },
  { situation: 'with formular.js alone', rare: true, ...missing('regeln|banken|laender', 404) },
  { situation: 'blocked', rare: true, ...missing(EVERY_PART, 'abort') },
  { situation: 'without regeln.js', rare: true, ...missing('regeln', 404) },
  { situation: 'without banken.js', rare: true, ...missing('banken', 'abort') },
  { situation: 'offline', prevent: (page) => page.context().setOffline(true), says: FAILS },
  {
    situation: 'under a policy that names one file',
    policy: `default-src 'none'; script-src SITE/embed.js; img-src data:`,
    requests: ALONE,
    says: /Content Security Policy|^IBAN-Rechner: script-src oder Netz prüfen/,
  },
  {
    situation: 'with embed.js as a module',
    rare: true,
    scripts: script('embed', 'type="module"'),
    requests: ALONE,
  },
  { situation: 'with embed.js pinned', scripts: script('embed', PINNED), requests: ALONE },
  { situation: 'with data-parts="none"', attributes: 'data-parts="none"', requests: ALONE },
  {
    situation: 'with currentScript shadowed by a frame of another origin',
    rare: true,
    scripts: `<iframe name="currentScript" src="data:text/html," title="Rahmen"></iframe>${EMBED}`,
    requests: ALONE,
  },
];

/** A widget for each mode of USES. The first needs fewer parts, so the next one loads those it lacks. */
const pageOf = ({ scripts = EMBED, policy, attributes = '' }: Situation): HostPage => ({
  // LISTEN is an inline script of the page, so its policy must allow it.
  html: hostPage(
    Object.keys(USES)
      .map((mode) => widgetIn(mode).replace('<div', `<div ${attributes}`))
      .join('') + scripts,
    `<script nonce="test">${LISTEN}</script>`,
  ),
  headers: policy
    ? { 'Content-Security-Policy': policy.replace('script-src', "script-src 'nonce-test'") }
    : {},
});

/** The files of the site that were requested since the request with this number, sorted. */
export const requestsFrom = ({ hosts }: Browser, start: number) =>
  hosts.requests
    .slice(start)
    .filter((address) => address.startsWith('site'))
    .toSorted();

/** Tries the situations that are rare, or the others: what the page requests, and what it says. */
export function testLoading(test: Browser, { rare }: { readonly rare: boolean }) {
  const chosen = (situation: Situation) => Boolean(situation.rare) === rare;
  for (const situation of ALL_LOAD.filter(chosen)) testSituation(test, situation, true);
  for (const situation of NEVER.filter(chosen)) testSituation(test, situation, false);
}

/** @param allLoad whether all parts load */
function testSituation(test: Browser, situation: Situation, allLoad: boolean) {
  const says = allLoad
    ? 'each account gets the answer of all parts'
    : 'no account is confirmed, and nothing is thrown';
  it(`${situation.situation}: ${says}`, async () => {
    const start = test.hosts.requests.length;
    const page = await test.open(pageOf(situation), {}, situation.says);
    await page.locator('form').last().waitFor();
    const before = requestsFrom(test, start);
    const wanted = situation.requests ?? ALL_ONCE;
    // Before the first focus, the page requests what it names.
    expect(before).toEqual(wanted.filter((address) => before.includes(address)));
    if (!situation.prevent)
      expect(before).toHaveLength(await page.locator('head script[src], body script[src]').count());
    await situation.prevent?.(page);
    for (const [mode, uses] of Object.entries(USES)) {
      for (const { typed, shows } of uses) {
        const { last, outputs, events } = await use(page, mode, typed);
        for (const output of outputs) {
          if (allLoad) expect(output).toMatch(shows);
          else expect(output).not.toMatch(/✓|(?<!^⚠ Form )richtig/);
        }
        expect(last).not.toBe('');
        // A page that reads the event can tell the three states apart as well.
        for (const { result } of events) {
          if (/^✓/.test(last)) expect(result).toMatchObject({ confirmed: true, notes: expect.any(Array) });
          else expect(result?.['confirmed'] ?? false).toBe(false);
        }
        expect(events).toHaveLength(1);
      }
      // A part that the next widget loads would renew a shown result.
      await page.locator(`[data-mode=${mode}] input`).first().fill('');
    }
    // After the focus, the rest.
    if (!situation.prevent) expect(requestsFrom(test, start)).toEqual(wanted);
  });
}
