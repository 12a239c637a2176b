import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fillIn, setOn, useBrowser, widgetIn } from '../../../test/browser-page.ts';
import { IN_QUARTER } from '../../../test/days.ts';
import { BOTH, EMBED, hostPage } from '../../../test/host-page.ts';
import { heardOn, LISTEN, outputsOf } from '../../../test/situations.ts';

const test = useBrowser();
const LATE = /\/rechner\.js/;
let pages = 0;
const WAITING = 'Wird geprüft …';

/** Opens a page whose rechner.js loads, and whose clock advances, when the test says so. */
async function openLate(body: string) {
  const page = await test.open(hostPage(''));
  const held: Route[] = [];
  await page.route(LATE, (route) => {
    held.push(route);
  });
  await page.clock.install({ time: IN_QUARTER });
  const html = hostPage(body + EMBED, `<script>${LISTEN}</script>`);
  await page.goto(test.hosts.serve(`late-${++pages}`, { html }));
  await page.locator('input').first().focus();
  await page.clock.pauseAt(`${IN_QUARTER}T12:00:00Z`);
  return {
    page,
    /** Lets rechner.js load, once it is requested. */
    async release() {
      await expect.poll(() => held.length).toBe(1);
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
    shown: () => page.getByRole('status').first().innerText(),
  };
}
const PLAIN = ['10070024', '56002'];
const RULED = 'DE61 1007 0024 0005 6002 00';
const build = async (page: Page) => fillIn(page, 'build', PLAIN);

describe('a submit while rechner.js is under way', () => {
  it('waits for it, says so after 0.3 seconds, and shows nothing else', async () => {
    const { page, release, shown } = await openLate(widgetIn('build'));
    await build(page);
    await page.clock.runFor(299);
    expect(await shown()).toBe('');
    await page.clock.runFor(1);
    expect(await shown()).toBe(WAITING);
    await page.clock.runFor(1200);
    expect(await shown()).toBe(WAITING);
    await release();
    await expect.poll(shown).toMatch(/^✓ Ihre IBAN\n\nDE61100700240005600200\n/);
    await page.clock.runFor(10_000);
    expect((await outputsOf(page)).map((text) => text.split('\n')[0])).toEqual([WAITING, '✓ Ihre IBAN']);
    expect(await heardOn(page)).toMatchObject([
      { mode: 'build', result: { formatted: RULED, confirmed: true, notes: [expect.anything()] } },
    ]);
  });

  it('waits 3 seconds at most; what it then shows is made again when it comes, with its event', async () => {
    const { page, release, shown } = await openLate(widgetIn('build'));
    await build(page);
    await page.clock.runFor(2999);
    expect(await shown()).toBe(WAITING);
    await page.clock.runFor(1);
    await expect.poll(shown).toMatch(/^⚠ Vorläufig berechnet\.\s+DE97 1007 0024 0000 0560 02\s/);
    const [first, ...others] = await heardOn(page);
    expect(first?.result).not.toHaveProperty('confirmed');
    expect(others).toEqual([]);
    await release();
    await expect.poll(shown).toMatch(/^✓ Ihre IBAN\n\nDE61100700240005600200\n/);
    const again = await heardOn(page);
    expect(again.at(-1)).toMatchObject({ mode: 'build', result: { formatted: RULED, confirmed: true } });
    for (const output of await outputsOf(page))
      if (output.includes('✓')) expect(output).toContain('DE61100700240005600200');
  });

  it.each([
    ['a field', (page: Page) => page.locator('input').last().fill('5600201')],
    ['the mode', (page: Page) => setOn(page, { 'data-mode': 'validate' })],
  ])('is dropped when the visitor changes %s, and says nothing more', async (_, change) => {
    const { page, release, shown } = await openLate(widgetIn('build'));
    await build(page);
    await page.clock.runFor(1000);
    await change(page);
    await page.clock.runFor(10_000);
    await release();
    expect(await shown()).toBe('');
    expect(await page.evaluate('heard.length')).toBe(0);
  });

  it('is dropped by the next submit', async () => {
    const { page, release, shown } = await openLate(widgetIn('build'));
    await build(page);
    await page.clock.runFor(1000);
    await page.locator('input').last().press('Enter');
    await release();
    await expect.poll(shown).toContain('DE61100700240005600200');
    expect(await heardOn(page)).toHaveLength(1);
  });

  it('throws nothing when the widget is removed', async () => {
    const { page, release } = await openLate(widgetIn('build') + widgetIn('build'));
    await build(page);
    await page
      .locator('[data-iban-rechner]')
      .first()
      .evaluate((host) => host.remove());
    await release();
    await page.clock.runFor(10_000);
    await build(page);
    await expect.poll(() => page.getByRole('status').innerText()).toContain('DE61100700240005600200');
  });

  it('shows no fault yet, since the reader may understand the text, and does not steal the focus', async () => {
    const { page, release, shown } = await openLate(`${widgetIn('build')}<button id="other">Weiter</button>`);
    await fillIn(page, 'build', ['3704', '1']);
    await page.clock.runFor(1000);
    expect(await shown()).toBe(WAITING);
    await page.locator('#other').focus();
    await release();
    const fault = page.locator('strong').first();
    await expect.poll(() => fault.innerText()).toContain('Eine Bankleitzahl hat 8 Ziffern');
    expect(await shown()).toBe('');
    expect(await page.evaluate('document.activeElement.id')).toBe('other');
  });

  it('shows a fault after 3 seconds if the reader does not come', async () => {
    const { page, release, shown } = await openLate(widgetIn('build'));
    await fillIn(page, 'build', ['Kto 56002 BLZ 10070024']);
    await page.clock.runFor(3000);
    await expect.poll(shown).toMatch(/^Fehler: .*hat nur Ziffern/);
    await release();
    // Now at its field, and the text is unchanged: the visitor may be correcting it.
    await expect.poll(() => page.locator('strong').first().innerText()).toContain('hat nur Ziffern');
    expect(await shown()).toBe('');
    expect(await page.locator('input').first().inputValue()).toBe('Kto 56002 BLZ 10070024');
  });
});

describe('when rechner.js loads', () => {
  it('the results of all widgets are made again, each with its event', async () => {
    const { page, release } = await openLate(widgetIn('build').repeat(2) + widgetIn('validate'));
    const inputs = page.locator('input');
    for (const [index, text] of [...PLAIN, '37040044', '532013000', 'DE97100700240000056002'].entries()) {
      await inputs.nth(index).fill(text);
      if (index !== 0 && index !== 2) await inputs.nth(index).press('Enter');
    }
    await page.clock.runFor(3000);
    const statuses = () => page.getByRole('status').allInnerTexts();
    await expect.poll(async () => (await statuses()).filter((text) => text.startsWith('⚠')).length).toBe(3);
    expect(await heardOn(page)).toHaveLength(3);
    await release();
    await expect
      .poll(statuses)
      .toEqual([
        expect.stringMatching(/^✓ Ihre IBAN\n\nDE61/),
        expect.stringMatching(/^✓ Ihre IBAN\n\nDE89/),
        expect.stringMatching(/^⚠ [^✓]+ ergänzt bei so kurzen Kontonummern/),
      ]);
    const last = (await heardOn(page)).slice(-3).map(({ result }) => result?.['confirmed']);
    expect(last).toEqual([true, true, false]);
  });

  it('a submit waits no longer, even if the page is not yet loaded', async () => {
    const page = await test.open(hostPage(''));
    // An image that never loads delays the load event of the page.
    await page.route(/\/never\.png/, () => {});
    const address = test.hosts.serve('unfinished', {
      html: hostPage(`${widgetIn('build')}<img src="/never.png" alt="">${BOTH}`),
    });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await page.clock.install({ time: IN_QUARTER });
    await page.clock.pauseAt(`${IN_QUARTER}T12:00:00Z`);
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    await build(page);
    await expect.poll(() => page.getByRole('status').innerText()).toContain('DE61100700240005600200');
  });
});
