import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../../test/browser-page.ts';
import { ALONE, fieldForm, IBAN, inputIn, shownIn, typeAt, WITH_PARTS } from '../../../test/field-page.ts';
import { hostPage } from '../../../test/host-page.ts';

const test = useBrowser();
const ACCOUNT = `IBAN: ${IBAN}\nBIC: COBADEFFXXX`;

/** A page with a text to drag. */
const open = (source = '', form = fieldForm(), scripts = WITH_PARTS) =>
  test.open(
    hostPage(`${form}<p><textarea aria-label="Quelle" rows="4" cols="60">${source}</textarea></p>${scripts}`),
  );
type Opened = Awaited<ReturnType<typeof open>>;
const source = (page: Opened) => page.getByLabel('Quelle');

/** The place in the field where a click puts the caret after this many characters. */
async function placeAfter(page: Opened, count: number) {
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

/** Drags the whole text with the mouse, as a person does. @param targetPosition its middle, if none is given */
async function drop(page: Opened, targetPosition?: { x: number; y: number }) {
  await source(page).selectText();
  const sourcePosition = { x: 12, y: 10 };
  await source(page).dragTo(inputIn(page), { sourcePosition, ...(targetPosition && { targetPosition }) });
}

describe('a text that is dropped onto an <iban-field>', () => {
  // test/engines/cases/field-editing.case.ts drops texts onto fields that are empty or readonly.
  it.each([
    ['is inserted in the middle', '0044', 'DE89 3704 0044| 0532'],
    ['replaces all text if it has a complete account', ACCOUNT, `${IBAN}|`],
  ])('%s, and can be undone', async (_, text, shown) => {
    const page = await open(text);
    await typeAt(page, 'DE8937040532', 9);
    await drop(page, await placeAfter(page, 9));
    expect(await shownIn(page)).toBe(shown);
    await page.keyboard.press('Control+z');
    expect((await shownIn(page)).replace('|', '')).toBe('DE89 3704 0532');
  });

  it('is read later if the reader has not yet loaded', async () => {
    const page = await open(ACCOUNT, fieldForm(), ALONE);
    await drop(page);
    await expect.poll(() => shownIn(page)).toBe(`${IBAN}|`);
  });

  it('changes nothing in a field that is disabled', async () => {
    const page = await open(ACCOUNT, fieldForm('', '<input name="iban" value="DE02" disabled>'));
    await drop(page);
    expect(await inputIn(page).inputValue()).toBe('DE02');
  });
});
