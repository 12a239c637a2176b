import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../../../test/browser-page.ts';
import { fieldForm, IBAN, inputIn, shownIn, typeAt, WITH_WHOLE } from '../../../test/field-page.ts';
import { hostPage } from '../../../test/host-page.ts';

const test = useBrowser();

/** Opens a page with a text, which drop() drags into the field. */
const open = (text: string, input?: string) =>
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
it.each([
  ['is inserted in the middle', '0044', 'DE89 3704 0044| 0532'],
  ['replaces all text if it has a complete account', `IBAN: ${IBAN}\nBIC: COBADEFFXXX`, `${IBAN}|`],
])('a dropped text %s, and can be undone', async (_, text, shown) => {
  const page = await open(text);
  await typeAt(page, 'DE8937040532', 9);
  await drop(page, await placeAfter(page, 9));
  expect(await shownIn(page)).toBe(shown);
  await page.keyboard.press('Control+z');
  expect((await shownIn(page)).replace('|', '')).toBe('DE89 3704 0532');
});

it('a dropped IBAN is not cut off by the maxlength of the page', async () => {
  const page = await open(IBAN, '<input name="iban" maxlength="22">');
  await drop(page);
  expect(await inputIn(page).inputValue()).toBe(IBAN);
});
