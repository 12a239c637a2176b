import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../../test/browser/axe.ts';
import {
  aloneIn,
  BAD_INPUT,
  fillIn,
  isGood,
  MODES,
  resultIn,
  setOn,
  useBrowser,
  widgetIn,
} from '../../../test/browser-page.ts';
import { BOTH, hostPage, pageWith } from '../../../test/host-page.ts';

const test = useBrowser();
const open = (mode: string, options = {}) => test.open(pageWith(widgetIn(mode)), options);
/** A page with all parts. On a busy machine, loading them may take longer than a submit waits. */
const withWhole = (body: string, head = '') => hostPage(body + BOTH, head);
const openAlone = (mode: string, head = '') => test.open(pageWith(aloneIn(mode), head));

const ROOT = `document.querySelector('[data-iban-rechner]').shadowRoot`;

describe.each(MODES)('the widget in mode %s', (mode) => {
  it('has a label with a hint for each field, attributes that do not interfere with typing, and the right keys', async () => {
    const page = await open(mode);
    const inputs = page.locator('input');
    expect(await inputs.count()).toBe(mode === 'build' ? 2 : 1);
    for (const input of await inputs.all()) {
      const attributes = await input.evaluate((field: HTMLInputElement) => [
        field.type,
        field.autocomplete,
        field.spellcheck,
        field.getAttribute('autocorrect'),
        field.getAttribute('autocapitalize'),
        field.inputMode,
        field.labels?.length,
        field.placeholder + field.pattern + field.name,
        field.maxLength,
      ]);
      const keyboard = mode === 'build' ? 'numeric' : 'text';
      const capitals = mode === 'validate' ? 'characters' : 'off';
      expect(attributes).toEqual(['text', 'off', false, 'off', capitals, keyboard, 1, '', -1]);
      expect(await input.evaluate((field) => field.previousSibling?.textContent)).toMatch(
        mode === 'build' ? /^\w+ \(.*\d+\u00a0Ziffern\)$/ : /IBAN$/,
      );
    }
    expect(await page.locator('form').innerText()).toContain(
      'Ihre Kontonummer verlässt Ihren Browser nicht.',
    );

    // By keyboard alone, with a visible focus.
    const seen: (string | undefined)[] = [];
    for (let presses = 0; presses < (mode === 'build' ? 3 : 2); presses++) {
      await page.keyboard.press('Tab');
      seen.push(
        await page.evaluate(() => {
          const focused = document.querySelector('[data-iban-rechner]')?.shadowRoot?.activeElement;
          return focused && getComputedStyle(focused).outlineStyle !== 'none' ? focused.localName : undefined;
        }),
      );
    }
    expect(seen).toEqual(mode === 'build' ? ['input', 'input', 'button'] : ['input', 'button']);

    // The Enter key of a phone says whether it goes on or submits, once the good view has loaded.
    await isGood(page);
    const hints = await page.evaluate(
      `[...${ROOT}.querySelectorAll('input')].map((input) => input.enterKeyHint)`,
    );
    expect(hints).toEqual(mode === 'build' ? ['next', 'go'] : ['go']);
    expect(await page.evaluate(`${ROOT}.querySelector('form').autocapitalize`)).toBe('characters');
  });

  // widget-answers.browser.test.ts looks at faults and results; test/engines/cases/widget.case.ts goes through them.
  it('says what is wrong as the name of the field, until it is mended', async () => {
    const page = await open(mode);
    const texts = BAD_INPUT[mode] ?? [];
    await fillIn(page, mode, texts);
    const inputs = await page.locator('input').all();
    for (const input of inputs) {
      await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true');
      const fault = await input.evaluate((field) => field.previousSibling?.textContent);
      expect(fault).toMatch(/^Fehler: .*\.$/);
      expect(await page.getByLabel(fault ?? '').count()).toBe(1);
    }
    await fillIn(page, mode);
    await expect.poll(() => resultIn(page)).toContain('COBADEFFXXX');
    for (const input of inputs) expect(await input.getAttribute('aria-invalid')).toBe('false');
    expect((await page.locator('strong').allInnerTexts()).join('')).toBe('');
  });
});

it('checks an IBAN as soon as it has its length, without a submit, and withdraws that with the next key', async () => {
  const page = await test.open(hostPage(`<main><h1>Gast</h1>${widgetIn('validate')}</main>${BOTH}`));
  const input = page.locator('input');
  const state = () => page.locator('output').getAttribute('data-state');
  await input.pressSequentially('DE88 3704 0044 0532 0130 0');
  expect(await resultIn(page)).toBe('');
  await input.press('0');
  expect((await resultIn(page)).replace(/\s+/g, ' ')).toBe(
    '✗ Diese IBAN ist falsch. Eine Stelle ist vertippt oder zwei sind vertauscht. Vergleichen Sie die IBAN mit der Nachricht oder Rechnung. DE88370400440532013000',
  );
  expect(await state()).toBe('refused');
  expect(await input.getAttribute('aria-invalid')).toBe('true');
  expect(await accessibilityFaults(page)).toEqual([]);
  await input.press('Backspace');
  expect([await resultIn(page), await state(), await input.getAttribute('aria-invalid')]).toEqual([
    '',
    null,
    'false',
  ]);
  for (const [typed, says, shown] of [
    ['DE89 3704 0044 O532 0130 00', '✗ Diese IBAN ist falsch.', 'refused'],
    ['AT61 1904 3002 3457 3201', 'Österreich – Banken kennen wir nur für Deutschland', 'confirmed'],
  ] as const) {
    await input.fill('');
    await input.pressSequentially(typed);
    expect([typed, await state()]).toEqual([typed, shown]);
    expect(await resultIn(page)).toContain(says);
    expect(await page.locator('mark').allTextContents()).toEqual(typed.includes('O') ? ['O'] : []);
  }
});

it('says a fault of the field that has the focus already in a live region', async () => {
  const page = await test.open(hostPage(`<main><h1>Gast</h1>${widgetIn('build')}</main>${BOTH}`));
  const input = page.locator('input').first();
  const spoken = page.locator('form > [aria-live]:last-child');
  await input.pressSequentially('3704004');
  await input.press('Enter');
  await expect.poll(() => spoken.textContent()).toBe('Eine Bankleitzahl hat 8 Ziffern, diese hat 7.');
  await input.press('End');
  await input.pressSequentially('4');
  expect(await spoken.textContent()).toBe('');
  // The focus comes to the other field, and says its fault.
  await input.press('Enter');
  expect(await spoken.textContent()).toBe('');
});

describe('the result', () => {
  const text = async (page: Page) => {
    await expect.poll(() => resultIn(page)).not.toMatch(/^$|^Wird geprüft/);
    return resultIn(page);
  };

  it('of building is the IBAN in groups of four that never break and are copied by hand as 22 characters', async () => {
    const page = await test.open(withWhole(`<div style="width:240px">${widgetIn('build')}</div>`));
    await fillIn(page, 'build');
    await text(page);
    const groups = page.locator('b span');
    expect(await groups.allInnerTexts()).toEqual(['DE89', '3704', '0044', '0532', '0130', '00']);
    expect(await groups.evaluateAll((spans) => spans.map((span) => span.getClientRects().length))).toEqual([
      1, 1, 1, 1, 1, 1,
    ]);
    const selected = await page.locator('b').evaluate((element) => {
      getSelection()?.selectAllChildren(element);
      return String(getSelection());
    });
    expect(selected).toBe('DE89370400440532013000');
  });

  it('of embed.js alone says that it knows the largest banks only, where that matters', async () => {
    const page = await openAlone('lookup');
    await fillIn(page, 'lookup', ['10000000']);
    expect(await text(page)).toBe('Hier sind nur die größten Banken bekannt.');
    expect(await page.getByRole('link').getAttribute('href')).toBe(`${test.hosts.site}/banken`);
    expect(await page.getByRole('button').count()).toBe(1);
    // The list of banks is about Germany.
    const abroad = await openAlone('validate');
    await fillIn(abroad, 'validate', ['AT61 1904 3002 3457 3201']);
    expect(await text(abroad)).not.toContain('größten Banken');
  });

  // test/engines/cases/widget.case.ts copies the IBAN.
  it('has its BIC copied by its button, which says so for two seconds', async () => {
    const page = await open('build', { permissions: ['clipboard-read', 'clipboard-write'] });
    await fillIn(page, 'build');
    await page.getByRole('button', { name: 'BIC kopieren' }).click();
    await page.getByRole('button', { name: 'Kopiert' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('COBADEFFXXX');
    await page.getByRole('button', { name: 'BIC kopieren' }).waitFor();
  });
});

describe('the page around the widget', () => {
  /** Records the events that reach the document: they bubble, also out of a shadow root of the page's own. */
  const LISTEN = `<script>const heard = []; document.addEventListener('iban-rechner', ({ detail, target }) => heard.push({ detail, mode: target.dataset.mode }))</script>`;
  const heard = (page: Page) => page.evaluate('heard.splice(0)');

  it('gets an event for each result, and when a shown one is withdrawn', async () => {
    const page = await test.open(withWhole(widgetIn('build'), LISTEN));
    await fillIn(page, 'build');
    const result = {
      iban: 'DE89370400440532013000',
      formatted: 'DE89 3704 0044 0532 0130 00',
      bank: { name: 'Commerzbank', city: 'Köln', bic: 'COBADEFFXXX' },
      notes: [],
      confirmed: true,
    };
    await page.getByRole('button', { name: 'IBAN kopieren' }).waitFor();
    expect(await heard(page)).toEqual([{ detail: { mode: 'build', result }, mode: 'build' }]);
    await page.locator('input').last().pressSequentially('12');
    expect(await heard(page)).toEqual([{ detail: { mode: 'build', result: null }, mode: 'build' }]);
    expect(await resultIn(page)).toBe('');
    expect(await page.getByRole('button').count()).toBe(1);
    await fillIn(page, 'build', ['3704', '1']);
    const faulty = { mode: 'build', result: { error: 'Eine Bankleitzahl hat 8 Ziffern, diese hat 4.' } };
    await expect.poll(() => heard(page)).toEqual([{ detail: faulty, mode: 'build' }]);
  });

  it('gets in the other modes what their functions return', async () => {
    const page = await test.open(pageWith(widgetIn('validate'), LISTEN));
    await fillIn(page, 'validate', ['DE88370400440532013000']);
    const wrong = { mode: 'validate', result: { valid: false, country: 'DE' } };
    await expect.poll(() => heard(page)).toMatchObject([{ detail: wrong }]);
    const other = await openAlone('lookup', LISTEN);
    await fillIn(other, 'lookup', ['10000000']);
    const unknown = { mode: 'lookup', result: { notFound: true } };
    await expect.poll(() => heard(other)).toMatchObject([{ detail: unknown }]);
  });

  it('gets an event when the mode changes and a shown result is withdrawn, and none if none is shown', async () => {
    const page = await test.open(pageWith(widgetIn('build'), LISTEN));
    await fillIn(page, 'build');
    await page.getByRole('button', { name: 'IBAN kopieren' }).waitFor();
    await heard(page);
    for (const [mode, button, events] of [
      ['lookup', 'Bank suchen', [{ detail: { mode: 'build', result: null } }]],
      ['validate', 'IBAN prüfen', []],
    ] as const) {
      await setOn(page, { 'data-mode': mode });
      await page.getByRole('button', { name: button }).waitFor();
      expect(await heard(page)).toMatchObject(events);
    }
  });

  it('changes the mode at any time, and fills in the BLZ', async () => {
    const page = await test.open(pageWith('<div data-iban-rechner data-blz="37040044"></div>'));
    expect(await page.locator('input').inputValue()).toBe('');
    await setOn(page, { 'data-mode': 'build' });
    await page.getByRole('button', { name: 'IBAN berechnen' }).waitFor();
    expect(await page.locator('input').first().inputValue()).toBe('37040044');
    await page.locator('input').last().fill('532013000');
    await page.locator('input').last().press('Enter');
    await page.getByRole('button', { name: 'IBAN kopieren' }).waitFor();
    await setOn(page, { 'data-mode': 'lookup' });
    await page.getByRole('button', { name: 'Bank suchen' }).waitFor();
    expect(await page.locator('input').inputValue()).toBe('37040044');
    expect(await page.locator('form').count()).toBe(1);
    // An unknown mode means `validate`, as before: what was typed stays.
    await setOn(page, { 'data-mode': 'validate' });
    await page.locator('input').fill('DE12');
    await setOn(page, { 'data-mode': 'constructor' });
    await page.waitForTimeout(50);
    expect(await page.locator('input').inputValue()).toBe('DE12');
  });
});
