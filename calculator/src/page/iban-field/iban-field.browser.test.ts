import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../../test/browser/axe.ts';
import { styleOf, useBrowser } from '../../../test/browser-page.ts';
import {
  ALONE,
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
  WITH_PARTS,
} from '../../../test/field-page.ts';
import { EMBED, hostPage } from '../../../test/host-page.ts';

const test = useBrowser();
const TYPING_ERROR = /Die IBAN enthält einen Zahlendreher oder Tippfehler/;

/** The page's buttons, as large as WCAG wants them, so that axe finds no fault in them. */
const STYLE = '<style>button { min-height: 24px; margin: 4px }</style>';

const open = (form = fieldForm(), scripts = ALONE, head = STYLE) =>
  test.open(hostPage(`<main><h1>Spende</h1>${form}<button id="aside">Neben</button></main>${scripts}`, head));
/** Leaves the field with a click. */
const clickAside = (page: Page) => page.locator('#aside').click();
const valueOfBic = (page: Page) => page.locator('#bic').inputValue();

describe('an <iban-field>', () => {
  it('loads the parts at the first focus, and confirms with them', async () => {
    const page = await open();
    const before = test.hosts.requests.length;
    await typeInto(page, 'de89370400440532013000');
    await hintIn(page).getByText('✓ Commerzbank, Köln, BIC\u00a0COBADEFFXXX').waitFor();
    expect(await stateIn(page)).toBe('confirmed');
    expect(await run(page, "return field.matches(':state(confirmed)')")).toBe(true);
    const loaded = ['banken', 'laender', 'regeln'].map((name) => `site/${name}.js`);
    expect(test.hosts.requests.slice(before).toSorted()).toEqual(loaded);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('loads none with data-parts="none", and then confirms nothing', async () => {
    const page = await open(fieldForm('data-parts="none"'));
    const before = test.hosts.requests.length;
    await typeInto(page, 'de89370400440532013000');
    await hintIn(page).getByText('Commerzbank, Köln').waitFor();
    await clickAside(page);
    // The line changes once the mouse is released.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await hintIn(page).textContent()).not.toContain('✓');
    expect(await stateIn(page)).toBe('computed');
    expect(test.hosts.requests.slice(before)).toEqual([]);
  });

  it('names a bank of the directory, too, as soon as the Bankleitzahl is complete', async () => {
    const page = await open(fieldForm(), WITH_PARTS);
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

  it('sends a text that is no IBAN as it was typed, and has no iban', async () => {
    const page = await open(fieldForm('data-parts="none"', '<input name="iban">'));
    await inputIn(page).fill('370 400 44');
    expect(await sentBy(page)).toEqual([['iban', '370 400 44']]);
    expect(await run(page, 'return field.iban')).toBe('');
    await inputIn(page).fill('DE88370400440532013000');
    expect(await run(page, 'return field.iban')).toBe('');
  });

  it('sends its events with the result, and only those', async () => {
    const page = await open(fieldForm(), WITH_PARTS);
    await run(
      page,
      `globalThis.told = [];
       for (const name of ['iban-input', 'iban-change'])
         addEventListener(name, ({ detail }) => told.push([name, detail.result?.state]));`,
    );
    await typeInto(page, 'DE');
    await page.keyboard.insertText('89370400440532013000');
    await clickAside(page);
    await inputIn(page).focus();
    await clickAside(page);
    expect(await run(page, 'return told')).toEqual([
      ['iban-input', 'none'],
      ['iban-input', 'none'],
      ['iban-input', 'confirmed'],
      ['iban-change', 'confirmed'],
    ]);
  });

  it('checks a text once, whatever is done to the field', async () => {
    // The page wraps validate() of embed.js before the field calls it.
    const count = `<script>
      const { validate } = IbanRechner;
      IbanRechner.validate = (iban) => {
        document.body.dataset.checked = (document.body.dataset.checked ?? '') + iban + ' ';
        return validate(iban);
      };
    </script>`;
    const page = await open(fieldForm('data-parts="none"'), EMBED + count + FELD);
    const checked = () => page.evaluate(() => document.body.dataset['checked']?.trim());
    await inputIn(page).click();
    await page.keyboard.type('DE');
    expect(await checked()).toBe('D DE');
    await clickAside(page);
    await inputIn(page).click();
    await run(page, 'return [field.value, field.iban, field.result]');
    await inputIn(page).press('Enter');
    expect(await checked()).toBe('D DE');
  });

  it('removed from the page knows the parts that came meanwhile', async () => {
    const page = await open(fieldForm('data-parts="none"', '<input value="DE89370400440532013000">'));
    const field = await page.locator('iban-field').evaluateHandle((element) => element);
    const states = () =>
      field.evaluate((element) => {
        const state = () => (element as HTMLElement & { result: { state: string } }).result.state;
        const before = state();
        element.remove();
        return [before, state()];
      });
    expect(await states()).toEqual(['computed', 'computed']);
    for (const name of ['regeln', 'banken'])
      await page.addScriptTag({ url: `${test.hosts.site}/${name}.js` });
    expect(await states()).toEqual(['confirmed', 'confirmed']);
  });
});

describe('the validity of an <iban-field>', () => {
  it('is shown only when the field is left, and disappears with the first right key', async () => {
    const page = await open(fieldForm(), WITH_PARTS);
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

  it('is shown on submit, and the form is not sent', async () => {
    const page = await open(fieldForm(), WITH_PARTS);
    await typeInto(page, 'DE8937O4004405320130003');
    await page.keyboard.press('Enter');
    await hintIn(page).getByText('Eine IBAN aus Deutschland hat 22 Zeichen, diese hat 23.').waitFor();
    expect(await run(page, 'return input.validationMessage')).toMatch(/diese hat 23\.$/);
    expect(new URL(page.url()).search).toBe('');
  });

  it('of an empty field is the browser’s own', async () => {
    const page = await open(fieldForm(), WITH_PARTS);
    await inputIn(page).focus();
    await page.locator('form button').click();
    const validity = 'return [input.validity.customError, input.validity.valueMissing]';
    expect(await run(page, validity)).toEqual([false, true]);
    expect(await hintIn(page).count()).toBe(0);
  });

  it('lets a form be sent whose account is in doubt, with a hint', async () => {
    const page = await open(fieldForm(), WITH_PARTS);
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
      WITH_PARTS,
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
    const page = await open(fieldForm(), WITH_PARTS);
    const edge = () =>
      run(page, 'return getComputedStyle(field.querySelector("[role=status] div")).borderLeft');
    await leaveWith(page, 'DE8937O400440532013000');
    await hintIn(page).getByText('Stelle\u00a07 der IBAN ist ein „O“, dort steht eine Ziffer.').waitFor();
    await expect.poll(edge).toBe('4px solid rgb(238, 0, 0)');
    await inputIn(page).fill(IBAN);
    await expect.poll(edge).toMatch(/^0px none/);
  });

  it('is not shown on a page that asks for the validity at each key', async () => {
    const page = await open(fieldForm(), WITH_PARTS);
    await run(page, "addEventListener('input', ({ target }) => target.checkValidity())");
    await typeInto(page, 'DE88370400440532013000');
    expect(await stateIn(page)).toBe('typing');
  });

  it('follows the countries that the page allows', async () => {
    const page = await open(fieldForm('countries="DE AT CH"'), WITH_PARTS);
    await leaveWith(page, 'FR1420041010050500013M02606');
    await hintIn(page).getByText('Hier geht nur eine IBAN aus: Deutschland, Österreich, Schweiz.').waitFor();
    await run(page, "field.setAttribute('countries', 'SEPA')");
    expect(await stateIn(page)).toBe('confirmed');
  });
});

describe('an IBAN from abroad', () => {
  it('that is confirmed has the sign and the name of its country', async () => {
    const page = await open(fieldForm(), WITH_PARTS);
    await typeInto(page, 'CH9300762011623852957');
    await expect.poll(() => hintIn(page).textContent()).toBe('✓ Schweiz');
    expect(await stateIn(page)).toBe('confirmed');
    await page.keyboard.press('Backspace');
    await expect.poll(() => hintIn(page).textContent()).toBe('');
    await inputIn(page).fill('CH9300762011623852957');
    await run(page, "field.setAttribute('countries', 'DE'); field.lang = 'en'");
    await inputIn(page).blur();
    await run(page, "field.removeAttribute('countries')");
    await expect.poll(() => hintIn(page).textContent()).toBe('✓ Switzerland');
  });
});

describe('a Bankleitzahl with an account number', () => {
  it('is offered as an IBAN', async () => {
    const page = await open(fieldForm(), WITH_PARTS);
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
      WITH_PARTS,
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

  it('with two meanings is asked about', async () => {
    const page = await open(fieldForm(), WITH_PARTS);
    const buttons = page.locator('iban-field button');
    const text = 'Kto. 1234567/00, BLZ 500 105 17';
    await inputIn(page).fill(text);
    await expect.poll(() => buttons.count()).toBe(2);
    expect(await sentBy(page)).toEqual([['iban', text]]);
    await buttons.last().click();
    expect(await sentBy(page)).toEqual([['iban', expect.stringMatching(/^DE\d\d500105170123456700$/)]]);
    await expect.poll(() => buttons.count()).toBe(0);
  });

  it('is asked about, too, if only one of several accounts has an IBAN', async () => {
    const page = await open(fieldForm(), WITH_PARTS);
    await inputIn(page).fill('Kto 532013000 oder 5711625, BLZ 37040044');
    const lines = () => hintIn(page).locator('> *').allTextContents();
    const question = expect.stringContaining('Welches Konto gemeint ist');
    await expect.poll(lines).toEqual([question, 'BLZ\u00a0370\u00a0400\u00a044, Konto\u00a0532013000']);
    expect(await inputIn(page).getAttribute('aria-invalid')).toBe(null);
    await inputIn(page).blur();
    await expect.poll(() => inputIn(page).getAttribute('aria-invalid')).toBe('true');
    expect(await styleOf(hintIn(page).locator('> *'), 'borderLeftWidth')).toEqual(['4px']);
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

  it('becomes its IBAN, but not if it has two', async () => {
    const page = await open(fieldForm(), WITH_PARTS);
    await paste(page, 'Bitte an DE89370400440532013000 (Commerzbank) überweisen, danke!');
    expect(await shownIn(page)).toBe(`${IBAN}|`);
    await inputIn(page).fill('');
    await paste(page, 'Konto DE89370400440532013000 oder DE44500105175407324931');
    expect(await stateIn(page)).toBe('typing');
    expect(await inputIn(page).inputValue()).toBe('Konto DE89370400440532013000 oder DE44500105175407324931');
  });

  it('is read later if the reader has not yet loaded', async () => {
    const page = await open();
    await paste(page, 'IBAN: DE89 3704 0044 0532 0130 00\nBIC: COBADEFFXXX');
    await expect.poll(() => shownIn(page)).toBe(`${IBAN}|`);
  });
});

describe('the page’s own field for the BIC', () => {
  const FORM = fieldForm('bic-for="bic"').replace('</form>', '<label>BIC <input id="bic"></label></form>');

  it('is filled, and cleared when the IBAN changes, but keeps what a person has typed', async () => {
    const page = await open(FORM, WITH_PARTS);
    await run(
      page,
      `globalThis.told = [];
       for (const name of ['input', 'change']) bic.addEventListener(name, ({ type }) => told.push(type));`,
    );
    await inputIn(page).fill(IBAN);
    expect(await valueOfBic(page)).toBe('COBADEFFXXX');
    await inputIn(page).fill('DE89');
    expect(await valueOfBic(page)).toBe('');
    expect(await run(page, 'return told')).toEqual(['input', 'change', 'input', 'change']);
    await page.locator('#bic').fill('MARKDEFF');
    await inputIn(page).fill(IBAN);
    expect(await valueOfBic(page)).toBe('MARKDEFF');
  });

  it('may be added later', async () => {
    const page = await open(fieldForm('bic-for="bic"'), WITH_PARTS);
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
      WITH_PARTS,
    );
    await inputIn(page).focus();
    await inputIn(page).fill(OTHER);
    expect(await valueOfBic(page)).toBe('INGDDEFFXXX');
  });

  it('stays empty if a person has emptied it, until the IBAN changes', async () => {
    const page = await open(FORM, WITH_PARTS);
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
