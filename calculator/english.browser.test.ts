import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fillIn, MODES, setOn, useBrowser, widgetIn } from './test/browser-page.ts';
import { BOTH, hostPage, pageWith } from './test/host-page.ts';

const test = useBrowser();
const englishIn = (mode: string) => widgetIn(mode, 'data-lang="en"');
const BUTTONS: Record<string, [german: string, english: string]> = {
  validate: ['IBAN prüfen', 'Check IBAN'],
  build: ['IBAN berechnen', 'Calculate IBAN'],
  lookup: ['Bank suchen', 'Find bank'],
};

const languageOf = (page: Page) => page.locator('form').first().getAttribute('lang');
const isEnglish = (page: Page) => expect.poll(() => languageOf(page)).toBe('en');

/** Opens a page with an English widget, and waits for its words. */
async function openEnglish(mode: string) {
  const page = await test.open(pageWith(englishIn(mode)));
  await isEnglish(page);
  return page;
}

/** The detail of the next event that a widget of the page sends. */
const nextResult = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('iban-rechner', (event) => resolve((event as CustomEvent).detail));
      }),
  );

const result = (page: Page) => page.getByRole('status');
/** Waits for the result, and returns its text. */
async function answer(page: Page) {
  await expect.poll(() => result(page).innerText()).toMatch(/^(?!Checking|$)/);
  return result(page).innerText();
}

it('the English widget says in English what is wrong, and what is right, to the page, too', async () => {
  const page = await openEnglish('build');
  expect(await page.locator('small').innerText()).toBe('Your account number does not leave your browser.');
  expect(await page.locator('form').innerText()).not.toMatch(GERMAN);
  await fillIn(page, 'build', ['37040044', '0']);
  await page.getByText('Error: The account number can’t have only zeros.', { exact: true }).waitFor();
  expect(await result(page).innerText()).toBe('');
  const received = nextResult(page);
  await fillIn(page, 'build', ['10070024', '56002']);
  expect(await answer(page)).toMatch(/^✓ Your IBAN.*The sub-account number 00 was added\..*Copy IBAN/s);
  expect(await result(page).innerText()).not.toMatch(GERMAN);
  expect(await received).toMatchObject({
    mode: 'build',
    result: { confirmed: true, notes: ['The sub-account number 00 was added.'] },
  });
});

/** Words that an English sentence does not have. */
const GERMAN =
  /\b(?:die|der|das|und|nicht|ist|Bankleitzahl|Kontonummer|Prüfziffer|Kopiert|kopieren|Fehler|Land)\b/i;

describe('the language of a widget', () => {
  it('comes from data-lang, else from the nearest lang, and is German unless that is English', async () => {
    const cases = [
      ['data-lang="en"', 'de', 'en'],
      ['data-lang="en-GB"', 'de', 'en'],
      ['data-lang="EN"', 'de', 'en'],
      ['lang="en"', 'de', 'en'],
      ['', 'en', 'en'],
      ['', 'en-US', 'en'],
      ['', 'de', 'de'],
      ['', 'fr', 'de'],
      ['', 'enm', 'de'],
      ['data-lang="de"', 'en', 'de'],
      ['lang="de"', 'en', 'de'],
      ['data-lang="fr"', 'en', 'de'],
    ];
    const widgets = cases.map(
      ([attributes, lang]) => `<section lang="${lang}"><div data-iban-rechner ${attributes}></div></section>`,
    );
    const page = await test.open(pageWith(widgets.join('') + englishIn('build')));
    const languages = () =>
      page.locator('form').evaluateAll((forms) => forms.map((form) => form.getAttribute('lang')));
    await expect.poll(languages).toEqual([...cases.map(([, , language]) => language), 'en']);
  });

  it('stays German if rechner.js is blocked', async () => {
    const page = await test.open(
      {
        html: pageWith(englishIn('lookup')),
        headers: { 'Content-Security-Policy': 'script-src SITE/embed.js' },
      },
      {},
      /Content Security Policy|^IBAN-Rechner: rechner\.js fehlt/,
    );
    await fillIn(page, 'lookup');
    await page.getByText('Commerzbank, Köln').waitFor();
    expect(await languageOf(page)).toBe('de');
    await page.getByRole('button', { name: 'Bank suchen' }).waitFor();
  });

  it('changes as soon as the page says so, which withdraws the result, but keeps what was typed', async () => {
    const page = await test.open(pageWith(widgetIn('build')));
    await fillIn(page, 'build', ['37040044', '532013000']);
    await expect.poll(() => result(page).innerText()).toContain('Ihre IBAN');
    await page.locator('input').first().press('End');
    await page.keyboard.press('ArrowLeft');
    const received = nextResult(page);
    await setOn(page, { 'data-lang': 'en' });
    await isEnglish(page);
    expect(await received).toEqual({ mode: 'build', result: null });
    expect(await result(page).innerText()).toBe('');
    await page.keyboard.press('Enter');
    expect(await answer(page)).toMatch(/^✓ Your IBAN/);
    await page.keyboard.press('Backspace');
    const texts = page
      .locator('input')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    expect(await texts).toEqual(['3704004', '532013000']);
    await page.evaluate(() => document.querySelector('[data-lang]')?.removeAttribute('data-lang'));
    await page.getByRole('button', { name: 'IBAN berechnen' }).waitFor();
    await page.evaluate(() => {
      document.documentElement.lang = 'en';
    });
    await page.getByRole('button', { name: 'Calculate IBAN' }).waitFor();
  });
});

it('a German widget stays German if the functions speak English', async () => {
  const page = await test.open(hostPage(widgetIn('build') + BOTH));
  await page.evaluate('IbanRechner.language = "en"');
  await fillIn(page, 'build', ['10070024', '56002']);
  expect(await answer(page)).toMatch(/^✓ Ihre IBAN.*wurde ergänzt/s);
});

describe('the frame', () => {
  const frame = (query: string) =>
    `<iframe title="IBAN" src="SITE/widget.html?mode=${query}" sandbox="allow-scripts allow-forms"></iframe>`;

  it('is English with lang=en, in each mode, and German with another language or none', async () => {
    const frames = [
      ...MODES.map((mode) => [`${mode}&amp;lang=en`, 'en', BUTTONS[mode]?.[1]]),
      ...['', '&amp;lang=de', '&amp;lang=fr'].map((query) => [`build${query}`, 'de', 'IBAN berechnen']),
    ];
    const page = await test.open(hostPage(frames.map(([query = '']) => frame(query)).join('')));
    for (const [index, [query, language, button]] of frames.entries()) {
      const widget = page.frameLocator(`iframe >> nth=${index}`);
      await widget.getByRole('button', { name: button as string }).waitFor();
      expect(await widget.locator('html').getAttribute('lang'), query).toBe(language);
      expect(await widget.locator('title').textContent()).toBe(
        language === 'en' ? 'IBAN calculator' : 'IBAN-Rechner',
      );
    }
  });
});
