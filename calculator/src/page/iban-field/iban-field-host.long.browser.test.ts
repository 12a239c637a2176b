import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../../test/browser-page.ts';
import {
  COMPACT,
  fieldForm,
  IBAN,
  inputIn,
  leaveWith,
  OTHER,
  run,
  sentBy,
  shownIn,
  typeAt,
  typeInto,
  WITH_WHOLE,
} from '../../../test/field-page.ts';
import { hostPage } from '../../../test/host-page.ts';

const test = useBrowser();

/** A page whose form has this field. */
const pageOf = (attributes = '', input = '<input name="iban" required>', more = '') =>
  hostPage(fieldForm(attributes, input).replace('</form>', `${more}</form>`) + WITH_WHOLE);
const open = (...field: Parameters<typeof pageOf>) => test.open(pageOf(...field));

describe('what the page sets on its own input', () => {
  it('required: white space is not an IBAN', async () => {
    const page = await open();
    await typeInto(page, '  ');
    expect(await run(page, 'return form.checkValidity()')).toBe(false);
    await page.keyboard.type(` ${IBAN}`);
    expect(await shownIn(page)).toBe(`${IBAN}|`);
  });

  it('readonly, later: undo changes nothing', async () => {
    const page = await open();
    await typeInto(page, 'DE8937');
    await run(page, 'input.readOnly = true');
    await page.keyboard.press('Control+z');
    expect(await inputIn(page).inputValue()).toBe('DE89 37');
  });

  it('disabled, later: its fault is removed', async () => {
    const page = await open();
    await leaveWith(page, 'DE88');
    await page.getByRole('status').getByText('22 Zeichen').waitFor();
    await run(
      page,
      "input.disabled = true; form.addEventListener('submit', (event) => event.preventDefault())",
    );
    await page.getByRole('button', { name: 'Weiter' }).click();
    // The hint waits for the button's release.
    await expect.poll(() => page.getByRole('status').textContent()).toBe('');
    expect(await inputIn(page).getAttribute('aria-invalid')).toBe(null);
  });

  it.each([
    ['the page sets the value', `field.value = '${COMPACT}'`],
    [
      'the form is reset after it was sent',
      "form.noValidate = true; form.addEventListener('submit', (event) => event.preventDefault()); form.requestSubmit(); form.reset()",
    ],
    [
      'the input is replaced',
      "input.focus(); input.blur(); const made = input.cloneNode(); made.pattern = '[A-Z]{2}[0-9]{20}'; input.replaceWith(made)",
    ],
  ])('pattern: no IBAN is refused if %s', async (_, code) => {
    const page = await open('', `<input name="iban" pattern="[A-Z]{2}[0-9]{20}" value="${COMPACT}">`);
    await run(page, code);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(
      await run(page, 'return document.querySelector("iban-field input").validity.patternMismatch'),
    ).toBe(false);
    expect(await sentBy(page)).toEqual([['iban', COMPACT]]);
    // The first use removes the pattern.
    await inputIn(page).focus();
    expect(await inputIn(page).inputValue()).toBe(IBAN);
  });

  it('type: nothing breaks', async () => {
    const page = await test.open('');
    for (const type of ['number', 'checkbox']) {
      await test.show(page, pageOf('', `<input name="iban" type="${type}">`));
      await typeInto(page, '12 ');
      await page.keyboard.press('Control+z');
      await inputIn(page).blur();
      await run(page, "field.value = 'DE89'; return [field.value, field.iban, field.result]");
    }
  });

  it('readonly or disabled: nothing changes the text, and nothing is offered', async () => {
    const page = await test.open('');
    for (const [attribute, text] of [
      ['readonly', '37040044 532013000'],
      ['disabled', `IBAN des Vereins ${IBAN}`],
    ]) {
      await test.show(page, pageOf('', `<input name="iban" value="${text}" ${attribute}>`));
      await inputIn(page).click({ force: true });
      await run(
        page,
        "for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true })); input.blur()",
      );
      expect(await inputIn(page).inputValue()).toBe(text);
      expect(await page.locator('iban-field button').count()).toBe(0);
    }
  });
});

describe('what the page does with its input', () => {
  it('a change without an input event is judged', async () => {
    const page = await open();
    await inputIn(page).fill(IBAN);
    const [state, value, text] = await run<[string, string, string]>(
      page,
      `let iban; field.addEventListener('iban-change', ({ detail }) => { iban = detail.result?.iban });
       input.value = '${OTHER}'; input.dispatchEvent(new Event('change', { bubbles: true }));
       return [iban, field.value, input.value]`,
    );
    expect([state, value, text]).toEqual([OTHER, OTHER, 'DE44 5001 0517 5407 3249 31']);
  });

  it('the browser fills it in, and the events are those of a finished edit', async () => {
    const page = await open();
    const events = await run(
      page,
      `const list = [];
       for (const name of ['iban-input', 'iban-change'])
         field.addEventListener(name, ({ type, detail }) => list.push([type, detail.result?.iban]));
       // A browser does not call the setter that the field has put on its input.
       const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
       set.call(input, '${COMPACT}');
       for (const name of ['input', 'change']) input.dispatchEvent(new Event(name, { bubbles: true }));
       return list;`,
    );
    expect(events).toEqual([
      ['iban-input', COMPACT],
      ['iban-change', COMPACT],
    ]);
    expect(await inputIn(page).inputValue()).toBe(IBAN);
  });

  it('a value set on the element before the script loads is used', async () => {
    const page = await test.open(
      hostPage(
        `${fieldForm()}<script>document.querySelector('iban-field').value = '${COMPACT}'</script>${WITH_WHOLE}`,
      ),
    );
    expect(await inputIn(page).inputValue()).toBe(IBAN);
    await inputIn(page).fill(OTHER);
    expect(await run(page, 'return field.value')).toBe(OTHER);
  });

  it('form.submit() and a button send the compact IBAN', async () => {
    // Nothing answers at the address that the form is sent to.
    const page = await test.open('', {}, /404/);
    for (const code of ['form.submit()', 'form.querySelector("button").click()']) {
      await test.show(page, pageOf());
      await inputIn(page).fill(IBAN);
      await Promise.all([page.waitForURL(/\?/), run(page, code).catch(() => {})]);
      expect(new URL(page.url()).searchParams.get('iban')).toBe(COMPACT);
    }
  });

  it('a fieldset that is disabled sends nothing, and no fault is shown', async () => {
    const page = await test.open(
      hostPage(
        `<form><fieldset disabled><iban-field><label>IBAN <input name="iban" value="DE88"></label></iban-field></fieldset><button>Weiter</button></form>${WITH_WHOLE}`,
      ),
    );
    await run(page, "form.addEventListener('submit', (event) => event.preventDefault())");
    await page.getByRole('button', { name: 'Weiter' }).click();
    expect(await sentBy(page)).toEqual([]);
    expect(await page.locator('[aria-invalid]').count()).toBe(0);
  });

  it('two fields of the same name work in one form', async () => {
    const one = '<iban-field><label>IBAN <input name="iban"></label></iban-field>';
    const page = await test.open(hostPage(`<form>${one}${one}<button>Weiter</button></form>${WITH_WHOLE}`));
    const inputs = page.locator('iban-field input');
    await inputs.nth(0).fill(IBAN);
    await inputs.nth(1).fill(IBAN);
    expect(await sentBy(page)).toEqual([
      ['iban', COMPACT],
      ['iban', COMPACT],
    ]);
    await inputs.nth(1).fill('DE88');
    await inputs.nth(1).blur();
    expect(await page.getByRole('status').allTextContents()).toEqual([
      expect.stringContaining('✓ Commerzbank'),
      expect.stringContaining('22 Zeichen'),
    ]);
  });

  it('the window loses the focus during typing: no fault is shown', async () => {
    const page = await open();
    await typeInto(page, 'DE8937');
    await run(page, 'input.dispatchEvent(new FocusEvent("focusout", { bubbles: true }))');
    expect(await page.locator('[role=status]').allTextContents()).toEqual([]);
  });
});

it('a field works in a page and a form with elements that have the names of methods and properties', async () => {
  const methods = 'querySelectorAll createElement addEventListener activeElement getElementById'
    .split(' ')
    .map((name) => `<form name="${name}"></form>`);
  // Playwright itself could not bear more.
  const names = 'elements noValidate method action addEventListener dispatchEvent length submit reset'.split(
    ' ',
  );
  const inputs = names.map((name) => `<input name="${name}">`);
  const form = fieldForm().replace('<form>', `<form>${inputs.join('')}`);
  const page = await test.open(hostPage(`<main>${form}</main>${methods.join('')}${WITH_WHOLE}`));
  await typeInto(page, COMPACT);
  expect(await shownIn(page)).toBe(`${IBAN}|`);
  await page.getByText('✓ Commerzbank').waitFor();
  expect(await sentBy(page)).toEqual([...names.map((name) => [name, '']), ['iban', COMPACT]]);
  // The browser does not send a form with a faulty IBAN, even if its text has changed without an event.
  await run(
    page,
    "Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, 'DE00')",
  );
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByText('22 Zeichen').waitFor();
  expect(page.url()).not.toContain('?');
});

/** Opens a page with a text, which drop() drags into the field. */
const openWithText = (text: string, input?: string) =>
  test.open(
    hostPage(`${fieldForm('', input)}<p><textarea rows="4" cols="60">${text}</textarea></p>${WITH_WHOLE}`),
  );

/** The place in the field where a click puts the caret after this many characters. */
async function placeAfter(page: Page, count: number) {
  const { width, height } = (await inputIn(page).boundingBox()) ?? expect.fail('The field is not shown.');
  let [low, high] = [0, width];
  for (;;) {
    const middle = (low + high) / 2;
    const position = { x: middle, y: height / 2 };
    await inputIn(page).click({ position });
    const place = await inputIn(page).evaluate(
      (element) => (element as HTMLInputElement).selectionStart ?? 0,
    );
    if (place === count) return position;
    if (place < count) low = middle;
    else high = middle;
    if (high - low < 0.1) expect.fail(`No place after ${count} characters.`);
  }
}

/** Drags the whole text with the mouse, as a person does. @param place in the field: its middle, if none is given */
async function drop(page: Page, place?: { x: number; y: number }) {
  await page.locator('textarea').selectText();
  const sourcePosition = { x: 12, y: 10 };
  await page
    .locator('textarea')
    .dragTo(inputIn(page), { sourcePosition, ...(place && { targetPosition: place }) });
}

// test/engines/cases/field-editing.case.ts drops texts onto fields that are empty or readonly.
it('a dropped text is inserted in the middle, and can be undone', async () => {
  const page = await openWithText('0044');
  await typeAt(page, 'DE8937040532', 9);
  await drop(page, await placeAfter(page, 9));
  expect(await shownIn(page)).toBe('DE89 3704 0044| 0532');
  await page.keyboard.press('Control+z');
  expect((await shownIn(page)).replace('|', '')).toBe('DE89 3704 0532');
});

it('a dropped IBAN is not cut off by the maxlength of the page', async () => {
  const page = await openWithText(IBAN, '<input name="iban" maxlength="22">');
  await drop(page);
  expect(await inputIn(page).inputValue()).toBe(IBAN);
});
