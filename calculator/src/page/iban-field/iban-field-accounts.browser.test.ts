import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../../test/browser/axe.ts';
import { hasWhole, styleOf, useBrowser } from '../../../test/browser-page.ts';
import {
  accessiblePage,
  COMPACT,
  FELD,
  fieldForm,
  hintIn,
  IBAN,
  inputIn,
  OTHER,
  run,
  sentBy,
  shownIn,
  stateIn,
  typeInto,
  WITH_WHOLE,
} from '../../../test/field-page.ts';

const test = useBrowser();
const open = (form = fieldForm(), scripts = FELD) => test.open(accessiblePage(form, scripts));
const valueOfBic = (page: Page) => page.locator('#bic').inputValue();

describe('a Bankleitzahl with an account number', () => {
  it('is offered as an IBAN', async () => {
    const page = await open(fieldForm(), WITH_WHOLE);
    const text = 'Kto. 532013000, BLZ 370 400 44';
    await inputIn(page).focus();
    await page.keyboard.insertText(text);
    const button = page.getByRole('button', { name: `${IBAN} übernehmen` });
    await button.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await inputIn(page).inputValue()).toBe(text);
    await button.click();
    expect(await shownIn(page)).toBe(`${IBAN}|`);
    // The line changes once the button is released.
    await expect.poll(() => hintIn(page).textContent()).toContain('✓');
    expect(await button.count()).toBe(0);
    await page.keyboard.press('Control+z');
    expect(await inputIn(page).inputValue()).toBe(text);
  });

  it('is offered by a button that can be read and tapped even if a page resets its buttons', async () => {
    const page = await open(
      `<style>body{background:#222;color:#eee}button{all:unset}</style>${fieldForm()}`,
      WITH_WHOLE,
    );
    await inputIn(page).fill('37040044 532013000');
    const button = page.getByRole('button', { name: `${IBAN} übernehmen` });
    await button.waitFor();
    const look = await button.evaluate((node) => {
      const { color, backgroundColor, borderTopWidth } = getComputedStyle(node);
      return [color, backgroundColor, borderTopWidth];
    });
    expect(look).toEqual(['rgb(238, 238, 238)', 'rgba(0, 0, 0, 0)', '1px']);
    expect((await button.boundingBox())?.height).toBeGreaterThan(30);
  });

  it('is asked about if it is not clear', async () => {
    const page = await open(fieldForm(), WITH_WHOLE);
    const lines = hintIn(page).locator('> *');
    const text = 'Kto. 1234567/00, BLZ 500 105 17';
    await inputIn(page).fill(text);
    await expect.poll(() => lines.count()).toBe(3);
    expect(await sentBy(page)).toEqual([['iban', text]]);
    expect(await inputIn(page).getAttribute('aria-invalid')).toBe(null);
    await inputIn(page).blur();
    await expect.poll(() => inputIn(page).getAttribute('aria-invalid')).toBe('true');
    expect(await styleOf(lines, 'borderLeftWidth')).toEqual(['4px']);
    await lines.last().click();
    expect(await sentBy(page)).toEqual([['iban', expect.stringMatching(/^DE\d\d500105170123456700$/)]]);
  });
});

describe('a text that is pasted', () => {
  const paste = (page: Page, text: string) =>
    run(
      page,
      `const pasted = ${JSON.stringify(text)};
       const clipboardData = new DataTransfer();
       clipboardData.setData('text', pasted);
       input.focus();
       const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
       if (input.dispatchEvent(event)) document.execCommand('insertText', false, pasted);`,
    );

  it('is asked about if it has two IBANs, with a button for each', async () => {
    const page = await open(fieldForm(), WITH_WHOLE);
    const other = 'DE02 1203 0000 0000 2020 51';
    await paste(page, `${IBAN}, ${other}`);
    expect(await inputIn(page).inputValue()).toBe(`${IBAN}, ${other}`);
    await page.getByText('Welches Konto gemeint ist').waitFor();
    expect(await page.locator('iban-field button').allTextContents()).toEqual([IBAN, other]);
    expect(await run(page, 'return input.validity.valid')).toBe(false);
    await page.getByRole('button', { name: other }).click();
    expect(await shownIn(page)).toBe(`${other}|`);
  });
});

it('a text that was pasted amid another, before the reader has loaded, leaves only its IBAN', async () => {
  const page = await test.open(accessiblePage(fieldForm('data-load="none"'), FELD));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), `IBAN: ${IBAN}\nBIC: COBADEFFXXX`);
  await typeInto(page, 'DE02120300');
  await run(page, 'input.setSelectionRange(4, 4)');
  await page.keyboard.press('Control+V');
  expect(await inputIn(page).inputValue()).toContain(`DE02IBAN: ${IBAN} BIC: COBADEFFXXX`);
  await page.addScriptTag({ url: `${test.hosts.site}/rechner.js` });
  await expect.poll(() => shownIn(page)).toBe(`${IBAN}|`);
});

it.each(['form.reset()', `input.select(); document.execCommand('insertText', false, '${OTHER}')`])(
  'a pasted text that was replaced is not read later: %s',
  async (replace) => {
    const page = await test.open(accessiblePage(fieldForm('data-load="none"'), FELD));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((text) => navigator.clipboard.writeText(text), `IBAN: ${IBAN} BIC: COBADEFFXXX`);
    await inputIn(page).press('Control+V');
    await run(page, replace);
    const before = await inputIn(page).evaluate(
      (input) => new Promise((done) => setTimeout(() => done((input as HTMLInputElement).value))),
    );
    await page.addScriptTag({ url: `${test.hosts.site}/rechner.js` });
    await hasWhole(page);
    expect(await inputIn(page).inputValue()).toBe(before);
    expect(before).not.toContain('DE89');
  },
);

describe('words that are typed key by key around an IBAN', () => {
  it('are removed once the field is left, or with the enter key, and come back by undo', async () => {
    const page = await open(fieldForm(), WITH_WHOLE);
    for (const text of [`Meine IBAN ist ${IBAN}`, `${IBAN} Max Müller`]) {
      await inputIn(page).fill('');
      await typeInto(page, text);
      expect(await inputIn(page).inputValue()).toBe(text);
      await page.keyboard.press('Tab');
      expect(await inputIn(page).inputValue()).toBe(IBAN);
      expect(await stateIn(page)).toBe('confirmed');
      await inputIn(page).focus();
      await page.keyboard.press('Control+z');
      expect(await inputIn(page).inputValue()).toBe(text);
    }
    await inputIn(page).fill('');
    await run(page, 'form.onsubmit = () => { globalThis.sent = [...new FormData(form)]; return false; }');
    await typeInto(page, `Konto: ${IBAN}`);
    await page.keyboard.press('Enter');
    expect(await page.evaluate('sent')).toEqual([['iban', COMPACT]]);
  });

  it('are removed later if the reader has not yet loaded', async () => {
    const page = await open(fieldForm('data-load="none"'));
    await typeInto(page, `${IBAN} Max`);
    await inputIn(page).blur();
    expect(await stateIn(page)).toBe('fault');
    await page.addScriptTag({ url: `${test.hosts.site}/rechner.js` });
    await expect.poll(() => inputIn(page).inputValue()).toBe(IBAN);
  });

  it('leave a single space behind an IBAN until the field is left', async () => {
    const page = await open(fieldForm(), WITH_WHOLE);
    await typeInto(page, `${COMPACT} `);
    expect(await shownIn(page)).toBe(`${IBAN} |`);
    expect(await sentBy(page)).toEqual([['iban', COMPACT]]);
    await page.keyboard.press('Backspace');
    expect(await shownIn(page)).toBe(`${IBAN}|`);
    await page.keyboard.type(' ');
    await inputIn(page).blur();
    expect(await inputIn(page).inputValue()).toBe(IBAN);
  });
});

describe('the page’s own field for the BIC', () => {
  const FORM = fieldForm('bic-for="bic"').replace('</form>', '<label>BIC <input id="bic"></label></form>');

  it('is filled, and cleared when the IBAN changes, but keeps what a person has typed', async () => {
    const page = await open(FORM, WITH_WHOLE);
    await run(
      page,
      `globalThis.heard = [];
       for (const name of ['input', 'change']) bic.addEventListener(name, ({ type }) => heard.push(type));`,
    );
    await inputIn(page).fill(IBAN);
    expect(await valueOfBic(page)).toBe('COBADEFFXXX');
    await inputIn(page).fill('DE89');
    expect(await valueOfBic(page)).toBe('');
    expect(await run(page, 'return heard')).toEqual(['input', 'change', 'input', 'change']);
    await page.locator('#bic').fill('MARKDEFF');
    await inputIn(page).fill(IBAN);
    expect(await valueOfBic(page)).toBe('MARKDEFF');
  });

  it('may be added later', async () => {
    const page = await open(fieldForm('bic-for="bic"'), WITH_WHOLE);
    await inputIn(page).fill(IBAN);
    await run(page, `form.insertAdjacentHTML('beforeend', '<input id="bic" aria-label="Code">')`);
    await inputIn(page).blur();
    expect(await valueOfBic(page)).toBe('COBADEFFXXX');
  });

  it('that came filled changes with the IBAN', async () => {
    const page = await open(
      FORM.replace('name="iban"', `name="iban" value="${IBAN}"`).replace(
        'id="bic"',
        'id="bic" value="COBADEFFXXX"',
      ),
      WITH_WHOLE,
    );
    await inputIn(page).focus();
    await inputIn(page).fill(OTHER);
    expect(await valueOfBic(page)).toBe('INGDDEFFXXX');
  });

  it('stays empty if a person has emptied it, until the IBAN changes', async () => {
    const page = await open(FORM, WITH_WHOLE);
    await inputIn(page).fill(IBAN);
    await page.locator('#bic').fill('');
    await page.getByRole('button', { name: 'Neben' }).click();
    expect(await valueOfBic(page)).toBe('');
    for (const isReset of [false, true]) {
      if (isReset) await run(page, 'form.reset()');
      await inputIn(page).fill(OTHER);
      expect(await valueOfBic(page)).toBe('INGDDEFFXXX');
    }
  });
});
