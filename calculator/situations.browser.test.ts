import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fillIn, MISSING, useBrowser, widgetIn } from './test/browser-page.ts';
import { fieldForm, leaveWith, stateIn } from './test/field-page.ts';
import { BOTH, EMBED, hostPage, injected, integrityOf, pinned, script, version } from './test/host-page.ts';
import type { HostPage } from './test/host-server.ts';
import { LISTEN, USES, use } from './test/situations.ts';

// The table of decision 12: what a page gets, however it loads the scripts.

const test = useBrowser();
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const TRUSTED = "require-trusted-types-for 'script'; trusted-types 'none'";
const WHOLE = script('rechner');
const PINNED = integrityOf('embed');
/** The browser's own errors about what does not load, and our warning. */
const FAILS = RegExp(`Failed to load resource|net::ERR|Content Security Policy|integrity|${MISSING.source}`);

interface Situation {
  readonly situation: string;
  /** The scripts of the page, after its widgets. */
  readonly scripts?: string;
  readonly policy?: string;
  readonly attributes?: string;
  /** Keeps rechner.js from loading. */
  readonly prevent?: (page: Page) => Promise<unknown>;
  /** The requests that the page makes. Not compared if something is prevented. */
  readonly requests?: readonly string[];
}

const ALONE = ['site/embed.js'];
const TWO = ['site/embed.js', 'site/rechner.js'];

/** Situations in which the page gets the whole, once. */
const WHOLE_COMES: readonly Situation[] = [
  { situation: 'one line of HTML' },
  { situation: 'async', scripts: script('embed', 'async') },
  {
    situation: 'under its versioned name',
    scripts: script(`embed-${version}`),
    requests: TWO.map((address) => address.replace('.js', `-${version}.js`)),
  },
  {
    situation: 'with a query',
    scripts: EMBED.replace('embed.js', 'embed.js?v=1'),
    requests: TWO.map((address) => `${address}?v=1`),
  },
  {
    situation: 'a strict policy with Trusted Types',
    policy: `${NOTHING}; script-src SITE; img-src data:; ${TRUSTED}`,
  },
  {
    situation: 'a nonce and strict-dynamic',
    policy: `default-src 'none'; img-src data:; script-src 'nonce-abc' 'strict-dynamic'; ${TRUSTED}`,
    scripts: script('embed', 'nonce="abc"'),
  },
  {
    situation: 'embed.js, added by a trusted script of the page',
    policy: "default-src 'none'; img-src data:; script-src 'nonce-abc' 'strict-dynamic'",
    scripts: injected('nonce="abc"'),
  },
  { situation: 'rechner.js alone', scripts: WHOLE, requests: ['site/rechner.js'] },
  { situation: 'both', scripts: BOTH },
  { situation: 'both, rechner.js first', scripts: WHOLE + EMBED },
  { situation: 'both, each twice', scripts: BOTH + BOTH },
  { situation: 'both, async', scripts: script('embed', 'async') + script('rechner', 'async') },
  {
    situation: 'both, as modules',
    scripts: script('rechner', 'type="module"') + script('embed', 'type="module"'),
  },
  { situation: 'both, and data-load="none"', scripts: BOTH, attributes: 'data-load="none"' },
  {
    situation: 'pinned with both',
    scripts: pinned('embed') + pinned('rechner'),
    requests: TWO.map((address) => address.replace('.js', `-${version}.js`)),
  },
  {
    situation: 'pinned with both, async, rechner.js in another version',
    scripts: script('embed', `${PINNED} async`) + pinned('rechner', 'async'),
    requests: ['site/embed.js', `site/rechner-${version}.js`],
  },
];

/** Situations in which the page keeps the plain widget, and is told in one line what to add. */
const PLAIN: readonly Situation[] = [
  {
    situation: 'a policy that names embed.js alone',
    policy: "default-src 'none'; script-src SITE/embed.js; img-src data:",
    requests: ALONE,
  },
  { situation: 'pinned alone', scripts: script('embed', PINNED), requests: ALONE },
  { situation: 'data-load="none"', attributes: 'data-load="none"', requests: ALONE },
  { situation: 'offline', prevent: (page) => page.context().setOffline(true) },
  {
    situation: 'rechner.js not found',
    prevent: (page) => page.route('**/rechner.js', (route) => route.fulfill({ status: 404 })),
  },
  {
    situation: 'rechner.js blocked',
    prevent: (page) => page.route('**/rechner.js', (route) => route.abort()),
  },
  { situation: 'embed.js as a module', scripts: script('embed', 'type="module"'), requests: ALONE },
  {
    situation: 'embed.js in a file of another name',
    scripts: script('embed-again').replace('.js', '.js?ver=embed'),
    requests: ['site/embed-again.js?ver=embed'],
  },
  {
    situation: 'embed.js inlined by an optimizer',
    scripts: `<script nonce="test">fetch('SITE/embed.js').then((response) => response.text()).then((code) => document.head.append(Object.assign(document.createElement('script'), { textContent: code })))</script>`,
    requests: ALONE,
  },
  {
    situation: 'currentScript shadowed by a frame of another origin',
    scripts: `<iframe name="currentScript" src="data:text/html," title="Rahmen"></iframe>${EMBED}`,
    requests: ALONE,
  },
];

/** A widget for each mode of USES. */
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

/** Opens a page, and uses each of its widgets. @returns what the console said of rechner.js */
async function useAll(situation: Situation, isWhole: boolean): Promise<string[]> {
  const start = test.hosts.requests.length;
  const page = await test.open(pageOf(situation), {}, isWhole ? /^$/ : FAILS);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (MISSING.test(message.text())) warnings.push(message.text());
  });
  await page.locator('form').last().waitFor();
  await situation.prevent?.(page);
  for (const [mode, { typed, shows }] of Object.entries(USES)) {
    const { last, outputs, events } = await use(page, mode, typed);
    for (const output of outputs) {
      if (isWhole) expect(output).toMatch(shows);
      else expect(output).not.toMatch(/✓|(?<!^⚠ Form )richtig/);
    }
    if (!isWhole) expect(last).toMatch(/^⚠ Vorläufig (?:berechnet|geprüft)\./);
    // A page that reads the event can tell the three states apart as well.
    for (const { result } of events) {
      if (/^✓/.test(last)) expect(result).toMatchObject({ confirmed: true, notes: expect.any(Array) });
      else expect(result?.['confirmed'] ?? false).toBe(false);
    }
    expect(events).toHaveLength(1);
  }
  if (!situation.prevent) expect(test.requestsFrom(start)).toEqual(situation.requests ?? TWO);
  expect(await page.locator('form').count()).toBe(Object.keys(USES).length);
  return warnings;
}

describe('the whole comes with', () => {
  it.each(WHOLE_COMES)('$situation', async (situation) => {
    expect(await useAll(situation, true)).toEqual([]);
  });
});

describe('the widget stays plain, and the console says once what to add, with', () => {
  it.each(PLAIN)('$situation', async (situation) => {
    const warnings = await useAll(situation, false);
    expect(warnings).toHaveLength(1);
    const isKnown = /policy|pinned|data-load|offline|rechner/.test(situation.situation);
    expect(warnings[0]).toContain(
      isKnown ? `${test.hosts.site}/rechner.js` : 'Adresse von embed.js unbekannt',
    );
  });

  it('rechner.js that loads at the next submit', async () => {
    const page = await test.open(hostPage(widgetIn('build') + EMBED), {}, FAILS);
    let fails = true;
    await page.route('**/rechner.js', (route) => (fails ? route.abort() : route.continue()));
    await fillIn(page, 'build', ['10070024', '56002']);
    await page.getByText('⚠ Vorläufig berechnet.').waitFor();
    fails = false;
    await page.locator('input').last().press('Enter');
    await page.getByText('✓ Ihre IBAN').waitFor();
  });
});

it('the request of rechner.js does not depend on what is typed', async () => {
  const page = await test.open('');
  for (const text of ['', 'AT611904300234573201', 'DE97100700240000056002']) {
    const start = test.hosts.requests.length;
    await test.show(page, hostPage(widgetIn('validate').repeat(2) + EMBED));
    // A script may submit a form that never had the focus.
    await page
      .locator('form')
      .first()
      .evaluate((form: HTMLFormElement, value) => {
        for (const input of form.querySelectorAll('input')) input.value = value;
        form.requestSubmit();
      }, text);
    await expect.poll(() => test.requestsFrom(start)).toEqual(TWO);
    await page.locator('input').last().fill(text);
    await page.locator('[aria-invalid]').first().waitFor({ state: 'attached' });
    expect(test.requestsFrom(start)).toEqual(TWO);
  }
});

describe('<iban-field> checks at once, and knows everything with rechner.js:', () => {
  const FELD = script('feld');
  it.each([
    ['feld.js alone', FELD],
    ['after embed.js', EMBED + FELD],
    ['before embed.js', FELD + EMBED],
    ['after rechner.js', WHOLE + FELD],
    ['before rechner.js', FELD + WHOLE],
    ['before both, async', script('feld', 'async') + script('rechner', 'async') + script('embed', 'async')],
    ['between both', WHOLE + FELD + EMBED],
  ])('%s', async (_, scripts) => {
    const page = await test.open(hostPage(fieldForm() + scripts));
    await leaveWith(page, 'DE88370400440532013000');
    await expect.poll(() => stateIn(page)).toBe('fault');
    await leaveWith(page, 'DE02120300000000202051');
    await page.getByText('✓ DKB, Berlin, BIC\u00a0BYLADEM1001').waitFor();
    expect(await stateIn(page)).toBe('confirmed');
  });

  it('without rechner.js it checks the form, names no bank, and confirms nothing', async () => {
    const page = await test.open(hostPage(fieldForm() + FELD), {}, FAILS);
    await page.route('**/rechner.js', (route) => route.abort());
    await leaveWith(page, 'DE88370400440532013000');
    await page.getByText('Die IBAN enthält einen Zahlendreher oder Tippfehler.').waitFor();
    await leaveWith(page, 'DE02120300000000202051');
    await expect.poll(() => stateIn(page)).toBe('computed');
    expect(await page.getByRole('status').allInnerTexts()).not.toContain('DKB');
  });
});
