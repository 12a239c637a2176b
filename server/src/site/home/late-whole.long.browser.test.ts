import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accountForm } from '../../../test/account-form.ts';
import { gate } from '../../../test/gate.ts';
import { useSite } from '../../../test/site-visitor.ts';

const site = useSite();

// Also matches the address of another attempt (?versuch=2).
const WHOLE = /\/rechner\.js(\?|$)/;
const WAITING = 'Wird geprüft\u00a0…';
/** A day in the quarter of the directory that the tests have. */
const TODAY = '2026-04-01';

/** Each mode: what is typed, the IBAN by standard arithmetic, and what is said with the whole. */
const CASES: readonly Case[] = [
  ['build', ['10070024', '56002'], 'DE97100700240000056002', '✓ Ihre IBAN DE61100700240005600200'],
  ['validate', ['DE97100700240000056002'], 'DE97100700240000056002', 'ergänzt bei so kurzen Kontonummern'],
];
type Case = readonly [mode: string, texts: readonly [string, string?], wrong: string, right: string];

/** Opens the home page. A request for rechner.js gets this answer. */
const open = (answer: (route: Route) => Promise<void>) =>
  site.open('/', { today: TODAY, intercept: (page) => page.route(WHOLE, answer) });

/** Holds rechner.js back until `release` is called. */
async function openHeld() {
  const { opened, open: release } = gate();
  const { page } = await open(async (route) => {
    await opened;
    await route.continue();
  });
  return { page, release };
}

async function submit(page: Page, [, texts]: Case) {
  await record(page);
  const [first, second] = texts;
  await accountForm(page).submit(first, second);
}

/** From now on, keeps each text that the line or the place of the result shows, however briefly. */
async function record(page: Page) {
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      for (const place of document.querySelectorAll('[data-line], [data-result], [data-spoken]'))
        if (place.textContent) seen.add(place.textContent);
    };
    look();
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
}
const recorded = (page: Page) => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);

/** What the form says: its result, or else its fault or line. */
const says = async (page: Page) => {
  const { result } = accountForm(page);
  const texts = [result, page.locator('.fault:visible'), page.locator('[data-line]')];
  const shown = await Promise.all(texts.map((place) => place.allInnerTexts()));
  return shown.flat().filter(Boolean).join(' ');
};

describe('a result that is asked for before rechner.js has loaded', () => {
  it.each(CASES)(
    'waits for it, is told as not checked if it loads too late, and is made again: %s',
    async (...given) => {
      const [, , wrong, right] = given;
      const { page, release } = await openHeld();
      await submit(page, given);
      await expect.poll(() => says(page)).toBe(WAITING);
      await expect.poll(() => says(page), { timeout: 10_000 }).toContain('⚠ Vorläufig');
      expect(await says(page)).not.toContain('✓');
      release();
      await expect.poll(async () => (await says(page)).replace(/\s+/g, ' ')).toContain(right);
      // However briefly, no tick was beside the wrong IBAN.
      const compact = (await recorded(page)).map((text) => text.replace(/\s/g, ''));
      expect(compact.filter((text) => text.includes('✓') && text.includes(wrong))).toEqual([]);
    },
  );
});

it.each([
  ['is blocked', (route: Route) => route.abort('blockedbyclient')],
  ['is not a script', (route: Route) => route.fulfill({ body: '<title>Anmeldung</title>' })],
] as const)('if rechner.js %s, no result has a tick', async (_, answer) => {
  const { page } = await open(answer);
  for (const given of CASES) {
    await submit(page, given);
    const headline = given[0] === 'build' ? '⚠ Vorläufig berechnet.' : '⚠ Vorläufig geprüft.';
    await expect.poll(() => says(page)).toContain(headline);
    expect((await recorded(page)).filter((text) => text.includes('✓'))).toEqual([]);
  }
});
