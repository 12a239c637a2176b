import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../../test/browser/axe.ts';
import { useBrowser } from '../../../test/browser-page.ts';
import {
  accessiblePage,
  COMPACT,
  FELD,
  fieldForm,
  hintIn,
  IBAN,
  inputIn,
  leaveWith,
  OTHER,
  placeCaret,
  run,
  sentBy,
  shownIn,
  stateIn,
  typeInto,
  WITH_WHOLE,
} from '../../../test/field-page.ts';

const test = useBrowser();
const TYPING_ERROR = /Die IBAN enthält einen Zahlendreher oder Tippfehler/;

const open = (form = fieldForm(), scripts = FELD) => test.open(accessiblePage(form, scripts));
/** Opens a page whose field loads nothing, and goes into the field. */
async function openAlone() {
  const page = await open(fieldForm('data-load="none"'));
  await inputIn(page).focus();
  return page;
}
/** Leaves the field with a click. */
const clickAside = (page: Page) => page.locator('#aside').click();

describe('an <iban-field>', () => {
  it('loads rechner.js at the first focus, and confirms with it', async () => {
    const page = await open();
    const before = test.hosts.requests.length;
    await typeInto(page, 'de89370400440532013000');
    await hintIn(page).getByText('✓ Commerzbank, Köln, BIC\u00a0COBADEFFXXX').waitFor();
    expect(await stateIn(page)).toBe('confirmed');
    expect(await run(page, "return field.matches(':state(confirmed)')")).toBe(true);
    expect(test.hosts.requests.slice(before)).toEqual(['site/rechner.js']);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('loads nothing with data-load="none", and then confirms nothing', async () => {
    const page = await open(fieldForm('data-load="none"'));
    const before = test.hosts.requests.length;
    await typeInto(page, 'de89370400440532013000');
    await clickAside(page);
    await expect.poll(() => stateIn(page)).toBe('computed');
    expect(await page.locator('iban-field').innerText()).not.toMatch(/✓|Commerzbank/);
    expect(test.hosts.requests.slice(before)).toEqual([]);
  });

  it('names a bank of the directory, too, as soon as the Bankleitzahl is complete', async () => {
    const page = await open(fieldForm(), WITH_WHOLE);
    await typeInto(page, 'DE5010070');
    expect(await hintIn(page).count()).toBe(0);
    await page.keyboard.type('024');
    await hintIn(page).getByText('Deutsche Bank').waitFor();
    expect(await stateIn(page)).toBe('typing');
  });

  it('sends the compact IBAN and shows the grouped one', async () => {
    const page = await open(
      `<form><input name="iban" value="x"><iban-field><label>IBAN <input name="iban"></label></iban-field><input name="iban" value="y"><input name="z" value="1"></form>`,
    );
    await inputIn(page).fill('de89370400440532013000');
    expect(await sentBy(page)).toEqual([
      ['iban', 'x'],
      ['iban', COMPACT],
      ['iban', 'y'],
      ['z', '1'],
    ]);
    await run(page, 'input.name = "konto"');
    expect(await sentBy(page)).toContainEqual(['konto', COMPACT]);
    expect(await inputIn(page).inputValue()).toBe(IBAN);
    const properties = await run(page, 'return [field.value, field.iban, field.result.state]');
    expect(properties).toEqual([COMPACT, COMPACT, expect.any(String)]);
  });

  it('sends a text that is not an IBAN as it was typed, and has no iban', async () => {
    const page = await open(fieldForm('data-load="none"', '<input name="iban">'));
    await inputIn(page).fill('370 400 44');
    expect(await sentBy(page)).toEqual([['iban', '370 400 44']]);
    expect(await run(page, 'return field.iban')).toBe('');
    await inputIn(page).fill('DE88370400440532013000');
    expect(await run(page, 'return field.iban')).toBe('');
  });

  it('sends its events with the result, and only those', async () => {
    const page = await open(fieldForm(), WITH_WHOLE);
    await run(
      page,
      `globalThis.heard = [];
       for (const name of ['iban-input', 'iban-change'])
         addEventListener(name, ({ detail }) => heard.push([name, detail.result?.state]));`,
    );
    await typeInto(page, 'DE');
    await page.keyboard.insertText('89370400440532013000');
    await clickAside(page);
    await inputIn(page).focus();
    await clickAside(page);
    expect(await run(page, 'return heard')).toEqual([
      ['iban-input', 'none'],
      ['iban-input', 'none'],
      ['iban-input', 'confirmed'],
      ['iban-change', 'confirmed'],
    ]);
  });

  it('removed from the page knows what has loaded meanwhile', async () => {
    const page = await open(fieldForm('data-load="none"', '<input value="DE89370400440532013000">'));
    const field = await page.locator('iban-field').evaluateHandle((element) => element);
    const states = () =>
      field.evaluate((element) => {
        const state = () => (element as HTMLElement & { result: { state: string } }).result.state;
        const before = state();
        element.remove();
        return [before, state()];
      });
    expect(await states()).toEqual(['computed', 'computed']);
    await page.addScriptTag({ url: `${test.hosts.site}/rechner.js` });
    expect(await states()).toEqual(['confirmed', 'confirmed']);
  });
});

describe('the validity of an <iban-field>', () => {
  it('is shown only when the field is left, and disappears with the first right key', async () => {
    const page = await open(fieldForm(), WITH_WHOLE);
    await typeInto(page, 'DE88370400440532013000');
    expect(await hintIn(page).textContent()).not.toMatch(TYPING_ERROR);
    expect(await inputIn(page).getAttribute('aria-invalid')).toBe(null);
    expect(await stateIn(page)).toBe('typing');
    await clickAside(page);
    await hintIn(page).getByText(TYPING_ERROR).waitFor();
    expect(await inputIn(page).getAttribute('aria-invalid')).toBe('true');
    expect(await stateIn(page)).toBe('fault');
    expect(await accessibilityFaults(page)).toEqual([]);
    await placeCaret(page, 3, 4);
    await typeInto(page, '9');
    expect(await hintIn(page).textContent()).not.toMatch(TYPING_ERROR);
    expect(await inputIn(page).getAttribute('aria-invalid')).toBe(null);
  });

  it('of an empty field is the browser’s own', async () => {
    const page = await open(fieldForm(), WITH_WHOLE);
    await inputIn(page).focus();
    await page.locator('form button').click();
    const validity = 'return [input.validity.customError, input.validity.valueMissing]';
    expect(await run(page, validity)).toEqual([false, true]);
    expect(await hintIn(page).count()).toBe(0);
  });

  it('lets a form be sent whose account is in doubt, with a hint', async () => {
    const page = await open(fieldForm(), WITH_WHOLE);
    await leaveWith(page, OTHER);
    await expect.poll(() => hintIn(page).textContent()).toMatch(/Prüfziffer/);
    expect(await hintIn(page).textContent()).not.toContain('✓');
    expect(await stateIn(page)).toBe('computed');
    expect(await inputIn(page).getAttribute('aria-invalid')).toBe(null);
    await run(
      page,
      `addEventListener('submit', (event) => {
         event.preventDefault();
         globalThis.submitted = [...new FormData(event.target)];
       })`,
    );
    await inputIn(page).press('Enter');
    expect(await run(page, 'return submitted')).toEqual([['iban', OTHER]]);
  });

  it('leaves a validity and a description that the page has set', async () => {
    const page = await open(
      fieldForm('', '<input name="iban" aria-describedby="help" aria-invalid="false" autocomplete="on">') +
        '<p id="help">Steht auf dem Kontoauszug.</p>',
      WITH_WHOLE,
    );
    await run(page, "input.setCustomValidity('Gesperrt.')");
    await leaveWith(page, 'DE88370400440532013000');
    await hintIn(page).getByText(TYPING_ERROR).waitFor();
    const described = expect.stringMatching(/^help iban-field-hint-\d+$/);
    expect(
      await run(
        page,
        'return [input.validationMessage, input.getAttribute("aria-describedby"), input.autocomplete]',
      ),
    ).toEqual(['Gesperrt.', described, 'on']);
    await inputIn(page).fill(IBAN);
    expect(await inputIn(page).getAttribute('aria-invalid')).toBe('false');
  });

  it('says where the fault is, with a red edge, unlike the name of the bank', async () => {
    const page = await open(fieldForm(), WITH_WHOLE);
    const edge = () =>
      run(page, 'return getComputedStyle(field.querySelector("[role=status] div")).borderLeft');
    await leaveWith(page, 'DE8937O400440532013000');
    await hintIn(page)
      .getByText('Stelle\u00a07 der IBAN ist ein „O“, dort gehört eine Ziffer hin.')
      .waitFor();
    await expect.poll(edge).toBe('4px solid rgb(238, 0, 0)');
    await inputIn(page).fill(IBAN);
    await expect.poll(edge).toMatch(/^0px none/);
  });

  it('is not shown on a page that asks for the validity at each key', async () => {
    const page = await open(fieldForm(), WITH_WHOLE);
    await run(page, "addEventListener('input', ({ target }) => target.checkValidity())");
    await typeInto(page, 'DE88370400440532013000');
    expect(await stateIn(page)).toBe('typing');
  });

  it('follows the countries that the page allows', async () => {
    const page = await open(fieldForm('countries="DE AT CH"'), WITH_WHOLE);
    await leaveWith(page, 'FR1420041010050500013M02606');
    await hintIn(page).getByText('Hier geht nur eine IBAN aus: Deutschland, Österreich, Schweiz.').waitFor();
    await run(page, "field.setAttribute('countries', 'SEPA')");
    expect(await stateIn(page)).toBe('confirmed');
  });
});

// grouping.test.ts has what a text becomes, and test/engines/cases types and composes it in three browsers.
describe('an <iban-field>, during typing,', () => {
  it('deletes nothing where only a separator is selected', async () => {
    const page = await openAlone();
    await page.keyboard.type('DE8910532');
    await placeCaret(page, 4, 5);
    await page.keyboard.press('Delete');
    expect(await shownIn(page)).toBe('DE89| 1053 2');
  });

  it('undoes and redoes each run of keys, also one that has replaced a selection', async () => {
    const page = await openAlone();
    await page.keyboard.type('de8937040044');
    await placeCaret(page, 6);
    await page.keyboard.press('Backspace');
    expect(await shownIn(page)).toBe('DE89| 7040 044');
    const inputTypes = await page.evaluateHandle(() => {
      const list: string[] = [];
      addEventListener('input', (event) => list.push((event as InputEvent).inputType));
      return list;
    });
    await page.keyboard.press('Control+z');
    expect(await shownIn(page)).toBe('DE89 3|704 0044');
    await page.keyboard.press('Control+z');
    expect(await shownIn(page)).toBe('|');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+Shift+z');
    expect(await shownIn(page)).toBe('DE89 3|704 0044');
    await page.keyboard.press('Control+y');
    expect(await shownIn(page)).toBe('DE89| 7040 044');
    expect(await inputTypes.jsonValue()).toEqual([
      'historyUndo',
      'historyUndo',
      'historyRedo',
      'historyRedo',
    ]);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('at61');
    await page.keyboard.press('Control+z');
    expect((await shownIn(page)).replace('|', '')).toBe('DE89 7040 044');
  });
});
