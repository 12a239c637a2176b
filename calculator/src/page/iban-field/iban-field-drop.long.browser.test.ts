import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from '../../../test/browser-page.ts';
import {
  fieldForm,
  hintIn,
  IBAN,
  inputIn,
  run,
  shownIn,
  typeAt,
  WITH_PARTS,
} from '../../../test/field-page.ts';
import { hostPage } from '../../../test/host-page.ts';

const test = useBrowser();
const ACCOUNT = `IBAN: ${IBAN}\nBIC: COBADEFFXXX`;

/** A page with a text that stands there to be dragged. */
const open = (source: string, form = fieldForm()) =>
  test.open(
    hostPage(
      `${form}<p><textarea aria-label="Quelle" rows="4" cols="60">${source}</textarea></p>${WITH_PARTS}`,
    ),
  );

/** The place on the screen where a click puts the caret behind so many characters of the field. */
async function placeBehind(page: Page, count: number) {
  const { x, y, width, height } =
    (await inputIn(page).boundingBox()) ?? expect.fail('The field is not shown.');
  let [low, high] = [x, x + width];
  for (;;) {
    const middle = (low + high) / 2;
    await page.mouse.click(middle, y + height / 2);
    const place = await run<number>(page, 'return input.selectionStart');
    if (place === count) return { x: middle, y: y + height / 2 };
    if (place < count) low = middle;
    else high = middle;
    if (high - low < 0.1) expect.fail(`No place behind ${count} characters.`);
  }
}

/** Drags the whole text of the source with the mouse, as a person does. */
async function drag(page: Page, to: { x: number; y: number }) {
  await page.getByLabel('Quelle').selectText();
  const { x, y } = (await page.getByLabel('Quelle').boundingBox()) ?? expect.fail('The source is not shown.');
  await page.mouse.move(x + 12, y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x - 3, to.y, { steps: 4 });
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

it('a whole account that is dropped onto an <iban-field> leaves the IBAN, and the caret behind it', async () => {
  const page = await open(ACCOUNT);
  await run(
    page,
    `globalThis.told = [];
     for (const name of ['input', 'iban-input', 'iban-change'])
       field.addEventListener(name, ({ type }) => told.push(type));`,
  );
  await drag(page, await placeBehind(page, 0));
  expect(await shownIn(page)).toBe(`${IBAN}|`);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await hintIn(page).getByText('✓ Commerzbank, Köln').waitFor();
  await page.getByRole('button', { name: 'Weiter' }).focus();
  expect(await run(page, 'return told')).toEqual(['iban-input', 'input', 'iban-change']);
});

it.each([
  ['0044', 'goes into the middle, and the caret stays behind it', 'DE89 3704 0044| 0532'],
  [ACCOUNT, 'takes the place of all', `${IBAN}|`],
])('“%s” %s, and can be undone', async (source, _, expected) => {
  const page = await open(source);
  await typeAt(page, 'DE8937040532', 9);
  await drag(page, await placeBehind(page, 9));
  expect(await shownIn(page)).toBe(expected);
  await page.keyboard.press('Control+z');
  expect((await shownIn(page)).replace('|', '')).toBe('DE89 3704 0532');
});

it.each(['readonly', 'disabled'])('changes nothing in a field that is %s', async (attribute) => {
  const page = await open(ACCOUNT, fieldForm('', `<input name="iban" value="DE02" ${attribute}>`));
  await drag(page, (await inputIn(page).boundingBox()) ?? expect.fail('The field is not shown.'));
  expect(await inputIn(page).inputValue()).toBe('DE02');
});
