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

/** Each case: what is asked for, what is typed, the IBAN by standard arithmetic, and the right IBAN if there is one. */
const CASES = [
  ['build', ['10070024', '56002'], 'DE97100700240000056002', 'DE61100700240005600200'],
  ['build', ['50040033', '930125007'], 'DE23500400330930125007', undefined],
  ['build', ['37040045', '532013000'], 'DE27370400450532013000', undefined],
  ['validate', ['DE97100700240000056002'], 'DE97100700240000056002', undefined],
  ['validate', ['DE23500400330930125007'], 'DE23500400330930125007', undefined],
  ['validate', ['DE27370400450532013000'], 'DE27370400450532013000', undefined],
] as const;
type Case = (typeof CASES)[number];

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

/** Waits for the result with the whole. */
async function expectTheRightAnswer(page: Page, given: Case) {
  const [mode, , wrong, right] = given;
  if (right) await expect.poll(() => accountForm(page).shown()).toEqual({ confirmed: right });
  else if (mode === 'build')
    await expect.poll(() => says(page)).toMatch(/können wir keine IBAN|steht nicht im Verzeichnis/);
  else
    await expect.poll(() => says(page)).toMatch(/ergänzt|können wir keine IBAN|steht nicht im Verzeichnis/);
  await expectNoTickBeside(wrong, page);
}

async function expectNoTickBeside(wrong: string, page: Page) {
  const texts = (await recorded(page)).filter((text) => text !== WAITING);
  expect(texts.length).toBeGreaterThan(0);
  const compact = texts.map((text) => text.replace(/\s/g, ''));
  expect(compact.filter((text) => text.includes('✓') && text.includes(wrong))).toEqual([]);
}

const NAMES = CASES.map((given) => [`${given[0]} ${given[1].join('/')}`, given] as const);

describe('a result that is asked for before rechner.js has loaded', () => {
  // An IBAN waits in the same way, as the next test shows.
  it.each(NAMES.filter(([, [mode]]) => mode === 'build'))(
    'waits for it, and says so: %s',
    async (_, given) => {
      const { page, release } = await openHeld();
      await submit(page, given);
      await expect.poll(() => says(page)).toBe(WAITING);
      release();
      await expectTheRightAnswer(page, given);
    },
  );

  it.each(NAMES)('is made again if it loads too late: %s', async (_, given) => {
    const { page, release } = await openHeld();
    await submit(page, given);
    await expect.poll(() => says(page), { timeout: 10_000 }).toContain('⚠');
    expect(await recorded(page)).toContain(WAITING);
    expect(await says(page)).not.toContain('✓');
    release();
    await expectTheRightAnswer(page, given);
  });
});

it.each([
  ['is missing', (route: Route) => route.fulfill({ status: 404 })],
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
