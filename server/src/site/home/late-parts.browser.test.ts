import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSite } from '../../../test/site-visitor.ts';

const site = useSite();

const PARTS = /\/(regeln|banken|laender)\.js$/;
/** A day in the quarter of the directory that the tests have. */
const TODAY = '2026-04-01';

/** Each case: the mode, what is typed, the IBAN that standard arithmetic gives, and the right one, if there is one. */
const CASES = [
  ['build', ['10070024', '56002'], 'DE97100700240000056002', 'DE61100700240005600200'],
  ['build', ['50040033', '930125007'], 'DE23500400330930125007', undefined],
  ['build', ['37040045', '532013000'], 'DE27370400450532013000', undefined],
  ['validate', ['DE97100700240000056002'], 'DE97100700240000056002', undefined],
  ['validate', ['DE23500400330930125007'], 'DE23500400330930125007', undefined],
  ['validate', ['DE27370400450532013000'], 'DE27370400450532013000', undefined],
] as const;
type Case = (typeof CASES)[number];

/** Opens the home page with another answer to requests for the parts. */
const open = (answer: (route: Route) => Promise<void>) =>
  site.open('/', { today: TODAY, intercept: (page) => page.route(PARTS, answer) });

/** Holds the parts back until `release` is called. */
async function openWithHeldParts() {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { page } = await open(async (route) => {
    await held;
    await route.continue();
  });
  return { page, release };
}

async function submit(page: Page, [mode, texts]: Case) {
  await page.locator(`[name=modus][value=${mode}]`).check({ force: true });
  await record(page);
  const fields = page.locator(`.panel-${mode} input`);
  for (const [index, text] of texts.entries()) await fields.nth(index).fill(text);
  await fields.first().press('Enter');
}

/** From now on, keeps each text that the results or the figure beside them show in any frame. */
async function record(page: Page) {
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const hosts = [...document.querySelectorAll('[data-iban-rechner]')];
      const places = hosts.map((host) => host.shadowRoot?.querySelector('output'));
      for (const place of [...places, document.querySelector('.anatomy')])
        if (place?.textContent) seen.add(place.textContent);
      requestAnimationFrame(look);
    };
    look();
  });
}
const recorded = (page: Page) => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);

const output = (page: Page, [mode]: Case) => page.locator(`.panel-${mode} output`).innerText();
/** The text of the figure. The groups of its IBAN are not separated. */
const figure = async (page: Page) => (await page.locator('.anatomy').textContent()) ?? '';

/** Waits for the result of the parts. */
async function expectTheRightAnswer(page: Page, given: Case) {
  const [mode, , wrong, right] = given;
  if (right) {
    await expect.poll(() => output(page, given)).toContain('✓ Ihre IBAN');
    expect(await page.locator(`.panel-${mode} output b`).textContent()).toBe(right);
    await expect.poll(() => figure(page)).toContain('✓ formal richtig');
    expect(await figure(page)).toContain(right.slice(12));
  } else if (mode === 'build') {
    await expect.poll(() => output(page, given)).toMatch(/darf keine IBAN|steht nicht im Verzeichnis/);
    await expect.poll(() => figure(page)).toContain('Beispiel');
  } else {
    await expect
      .poll(() => output(page, given))
      .toMatch(/ergänzt|darf keine IBAN|steht nicht im Verzeichnis/);
    await expect.poll(() => figure(page)).toMatch(/ergänzt|darf keine IBAN|steht nicht im Verzeichnis/);
  }
  await expectNoTickBeside(wrong, page);
}

async function expectNoTickBeside(wrong: string, page: Page) {
  const texts = await recorded(page);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => text.includes('✓') && text.includes(wrong.slice(12)))).toEqual([]);
}

const NAMES = CASES.map((given) => [`${given[0]} ${given[1].join('/')}`, given] as const);

describe('a result that is asked for before the parts have come', () => {
  it.each(NAMES)('waits for them, and says so: %s', async (_, given) => {
    const { page, release } = await openWithHeldParts();
    await submit(page, given);
    await expect.poll(() => output(page, given)).toBe('Wird geprüft …');
    release();
    await expectTheRightAnswer(page, given);
  });

  it.each(NAMES)('is made anew if they come too late: %s', async (_, given) => {
    const { page, release } = await openWithHeldParts();
    await submit(page, given);
    await expect.poll(() => output(page, given), { timeout: 10_000 }).toContain('⚠');
    expect(await figure(page)).not.toContain('✓');
    release();
    await expectTheRightAnswer(page, given);
  });
});

describe.each([
  ['are missing', (route: Route) => route.fulfill({ status: 404 })],
  ['are blocked', (route: Route) => route.abort('blockedbyclient')],
  ['are no scripts', (route: Route) => route.fulfill({ body: '<title>Anmeldung</title>' })],
] as const)('if the parts %s', (_, answer) => {
  it.each(NAMES)('the result and the figure have no tick: %s', async (_, given) => {
    const { page } = await open(answer);
    await submit(page, given);
    await expect.poll(() => output(page, given)).toContain('⚠ Rechnerisch ermittelt, nicht bestätigt.');
    await expect.poll(() => figure(page)).toContain('⚠ Rechnerisch ermittelt, nicht bestätigt.');
    expect((await recorded(page)).filter((text) => text.includes('✓'))).toEqual([]);
  });
});
