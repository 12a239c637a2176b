import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaultsInBoth } from '../../../../test/browser/axe.ts';
import {
  aloneIn,
  BAD_INPUT,
  fillIn,
  isGood,
  MODES,
  resultIn,
  useBrowser,
  widgetIn,
} from '../../../test/browser-page.ts';
import { holdBack } from '../../../test/hold-back.ts';
import { BOTH, EMBED, expectFitAndAccessible, hostPage, narrowPage } from '../../../test/host-page.ts';

const test = useBrowser();
const active = (page: Page) =>
  page.evaluate(() => {
    const focused = document.querySelector('[data-iban-rechner]')?.shadowRoot?.activeElement;
    return focused?.localName ?? document.activeElement?.localName;
  });
const textsOf = (page: Page) =>
  page.locator('input').evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value));

// test/engines/cases/take-over.case.ts has focus, caret, undo, results and position.
describe('rechner.js', () => {
  it('names the bank as soon as its Bankleitzahl is typed, until there is an IBAN, and moves nothing above', async () => {
    const page = await test.open(hostPage(aloneIn('build') + EMBED));
    const [blz, account] = [page.locator('input').first(), page.locator('input').last()];
    await blz.focus();
    await page.addScriptTag({ url: `${test.hosts.site}/rechner.js` });
    await isGood(page);
    const line = page.locator('form > span');
    const button = page.locator('form > button');
    const before = await button.boundingBox();
    await blz.pressSequentially('3704004');
    expect(await line.textContent()).toBe('');
    await blz.press('4');
    expect(await line.innerText()).toBe('Commerzbank, Köln, BIC\u00a0COBADEFFXXX');
    expect(await button.boundingBox()).toEqual(before);
    await account.fill('532013000');
    expect(await line.textContent()).toContain('Commerzbank');
    await account.press('Enter');
    await page.locator('output b').waitFor();
    expect(await line.textContent()).toBe('');
    // The result names the bank already.
    await page.getByRole('button', { name: 'IBAN kopieren' }).focus();
    expect(await line.textContent()).toBe('');
    await account.press('End');
    await account.press('Backspace');
    expect(await line.textContent()).toContain('Commerzbank');
    await blz.fill('37040045');
    expect(await line.textContent()).toBe('');
  });

  it('reads a text that was pasted before it was loaded', async () => {
    const page = await test.open(hostPage(widgetIn('build') + EMBED));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const go = await holdBack(page, 'rechner.js');
    await page.evaluate(() => navigator.clipboard.writeText('Kto 532013000 BLZ 37040044'));
    await page.locator('input').first().press('Control+V');
    go();
    await expect.poll(() => textsOf(page)).toEqual(['37040044', '532013000']);
  });
});

const withWhole = (mode: string) => test.open(hostPage(`<main><h1>Gast</h1>${widgetIn(mode)}</main>${BOTH}`));

describe('a question', () => {
  it.each([
    ['build', 'DE89370400440532013000', 'Das ist eine IBAN.', 'IBAN prüfen', /^✓ Gültige IBAN/],
    ['validate', 'Kto 532013000 BLZ 37040044', /^Das sind Bankl/, 'IBAN berechnen', /^✓ Ihre IBAN/],
  ] as const)(
    'in mode %s has a button for the next step, and the focus is not lost',
    async (mode, text, sentence, action, shows) => {
      const page = await withWhole(mode);
      await page.evaluate(`heard = []; addEventListener('iban-rechner', ({ detail }) => heard.push(detail))`);
      await fillIn(page, mode, ['']);
      await page.locator('strong', { hasText: 'Geben Sie' }).first().waitFor();
      await fillIn(page, mode, [text]);
      await page.getByText(sentence).waitFor();
      // The sentence is not a fault of a field, and removes earlier ones.
      expect((await page.locator('strong').allTextContents()).join('')).toBe('');
      expect(await active(page)).toBe('input');
      expect(await accessibilityFaultsInBoth(page)).toEqual([]);
      const button = page.locator('form > div button', { hasText: action });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => resultIn(page)).toMatch(shows);
      expect(await active(page)).toBe('output');
      expect(await page.evaluate('heard.at(-1).result.confirmed')).toBe(true);
    },
  );
});

describe('a bank', () => {
  // src/banks/banks-by-bic.test.ts finds more banks.
  it('is found by its BIC or name, or chosen of a few, but not of many', async () => {
    const page = await withWhole('lookup');
    await fillIn(page, 'lookup', ['HASPDEHHXXX']);
    await expect.poll(() => resultIn(page)).toContain('Hamburger Sparkasse');
    await fillIn(page, 'lookup', ['Sparkasse']);
    await page.getByText('Fehler: Geben Sie Namen und Ort der Bank ein, oder ihre Bankleitzahl.').waitFor();
    await fillIn(page, 'lookup', ['Sparkasse Köln']);
    await page.getByText('Wählen Sie Ihre Bank.').waitFor();
    const choices = page.locator('form > div button');
    const words = await choices.allTextContents();
    expect(words.map((text) => text.split(',')[0])).toEqual(['Sparkasse KölnBonn', 'Kreissparkasse Köln']);
    expect([await resultIn(page), ...(await page.locator('strong').allTextContents())]).toEqual(['', '']);
    // This bank has several BICs.
    await fillIn(page, 'lookup', ['comdirect']);
    await expect.poll(() => choices.first().textContent()).toContain('comdirect');
    const named = await choices.allTextContents();
    expect(new Set(named).size).toBe(named.length);
    const [bic] = /[A-Z]{6}\w{5}/.exec(named[1] ?? '') ?? expect.fail(named.join());
    await choices.nth(1).click();
    await expect.poll(() => resultIn(page)).toContain(bic);
    expect(await active(page)).not.toBe('body');
  });

  it('by its name in the build form gets one question', async () => {
    const page = await withWhole('build');
    await fillIn(page, 'build', ['Haspa', '1234567890']);
    await page.getByText('Wählen Sie Ihre Bank.').waitFor();
    expect((await page.locator('strong').allTextContents()).join('')).toBe('');
    await page
      .getByRole('button', { name: 'Hamburger Sparkasse, Hamburg, BLZ\u00a0200\u00a0505\u00a050' })
      .click();
    await expect.poll(() => textsOf(page)).toEqual(['20050550', '1234567890']);
    expect(await active(page)).not.toBe('body');
  });

  it('the only bank of a name is taken by Enter while no account number is typed', async () => {
    const page = await withWhole('build');
    await fillIn(page, 'build', ['Haspa', '']);
    const inputs = page.locator('input');
    await expect.poll(() => inputs.first().inputValue()).toBe('20050550');
    expect(await inputs.nth(1).evaluate((input) => input.matches(':focus'))).toBe(true);
    expect(await page.locator('form > div button').count()).toBe(0);
    await fillIn(page, 'build', ['Sparkasse', '']);
    await page.locator('strong', { hasText: 'Namen und Ort der Bank' }).first().waitFor();
    expect(await inputs.first().inputValue()).toBe('Sparkasse');
  });

  it('an IBAN that the bank would not form is shown with the one that it would form', async () => {
    const page = await withWhole('validate');
    await fillIn(page, 'validate', ['DE97100700240000056002']);
    await expect.poll(() => resultIn(page)).toContain('Die Bank würde DE61 1007 0024 0005 6002 00 bilden.');
    expect((await resultIn(page)).match(/würde/g)).toHaveLength(1);
    // Its groups stay on one line.
    await page.setViewportSize({ width: 420, height: 700 });
    const iban = page.getByText('DE61 1007 0024 0005 6002 00', { exact: true });
    expect(await iban.evaluate((node) => node.getClientRects().length)).toBe(1);
    expect((await iban.boundingBox())?.height).toBeLessThan(40);
  });

  it('is shown with the name that customers know, and the event has the one of the directory', async () => {
    const page = await withWhole('lookup');
    const heard = page.evaluate(
      `new Promise((resolve) => addEventListener('iban-rechner', ({ detail }) => resolve(detail.result.name)))`,
    );
    await fillIn(page, 'lookup', ['50010517']);
    await expect.poll(() => resultIn(page)).toMatch(/^ING, /);
    expect(await heard).toBe(await page.evaluate("IbanRechner.lookupBic('50010517').name"));
  });
});

describe.each(MODES)('the plain widget in mode %s', (mode) => {
  it('names the field in each fault, shows results without a tick, fits into 240 pixels, and is accessible', async () => {
    const page = await test.open(narrowPage(aloneIn(mode)));
    await fillIn(page, mode, BAD_INPUT[mode]);
    const field = { validate: 'IBAN', build: 'Bankleitzahl', lookup: 'Bankleitzahl' }[mode];
    await expect.poll(() => resultIn(page)).toMatch(new RegExp(`^Fehler: .*${field}.*\\.$`));
    expect(await active(page)).toBe('input');
    await fillIn(page, mode);
    await expect.poll(() => resultIn(page)).toContain('COBADEFFXXX');
    expect(await resultIn(page)).toContain('Commerzbank, Köln');
    expect(await resultIn(page)).not.toMatch(/✓|richtig|Ihre IBAN/);
    if (mode === 'build') {
      expect(await resultIn(page)).toContain('⚠ Vorläufig berechnet.');
      expect(await resultIn(page)).toContain('eine eigene IBAN-Regel hat, ließ sich gerade nicht prüfen.');
    }
    await expectFitAndAccessible(page);
  });
});
