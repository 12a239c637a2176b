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

/** The place on the screen where a click puts the caret after this many characters of the field. */
async function placeAfter(page: Opened, count: number) {
  const { x, y, width, height } =
    (await inputIn(page).boundingBox()) ?? expect.fail('The field is not shown.');
  let [low, high] = [x, x + width];
  for (;;) {
    const middle = (low + high) / 2;
    await page.mouse.click(middle, y + height / 2);
    const place = await inputIn(page).evaluate(
      (element) => (element as HTMLInputElement).selectionStart ?? 0,
    );
    if (place === count) return { x: middle, y: y + height / 2 };
    if (place < count) low = middle;
    else high = middle;
    if (high - low < 0.1) expect.fail(`No place after ${count} characters.`);
  }
}

/** Drags the whole text of an input with the mouse, as a person does. */
async function drag(page: Opened, from: ReturnType<Opened['locator']>, to: { x: number; y: number }) {
  await from.evaluate((element) => {
    (element as HTMLInputElement).focus();
    (element as HTMLInputElement).select();
  });
  const { x, y } = (await from.boundingBox()) ?? expect.fail('The source is not shown.');
  await page.mouse.move(x + 12, y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x - 3, to.y, { steps: 4 });
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

async function dropInto(page: Opened) {
  const { x, y, width, height } =
    (await inputIn(page).boundingBox()) ?? expect.fail('The field is not shown.');
  await drag(page, source(page), { x: x + width / 2, y: y + height / 2 });
}

const told = (page: Opened) =>
  page.evaluateHandle(() => {
    const list: string[] = [];
    for (const name of ['input', 'iban-input', 'iban-change'])
      document.querySelector('iban-field')?.addEventListener(name, ({ type }) => list.push(type));
    return list;
  });

describe('a text that is dropped onto an <iban-field>', () => {
  it.each([
    'de89370400440532013000',
    ACCOUNT,
    'Bitte an DE89370400440532013000 (Commerzbank) überweisen, danke!',
  ])('“%s” becomes the IBAN in groups, with the caret after it', async (text) => {
    const page = await open(text);
    const events = await told(page);
    await dropInto(page);
    expect(await shownIn(page)).toBe(`${IBAN}|`);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    await page.getByRole('status').getByText('✓ Commerzbank, Köln').waitFor();
    await page.getByRole('button', { name: 'Weiter' }).focus();
    expect(await events.jsonValue()).toEqual(['iban-input', 'input', 'iban-change']);
  });

  it('is inserted in the middle, and the caret is after it', async () => {
    const page = await open('0044');
    await typeAt(page, 'DE8937040532', 9);
    await drag(page, source(page), await placeAfter(page, 9));
    expect(await shownIn(page)).toBe('DE89 3704 0044| 0532');
    await page.keyboard.press('Control+z');
    expect((await shownIn(page)).replace('|', '')).toBe('DE89 3704 0532');
  });

  it('replaces all text if it has a complete account, and can be undone', async () => {
    const page = await open(ACCOUNT);
    await typeAt(page, 'DE8937040532', 9);
    await drag(page, source(page), await placeAfter(page, 9));
    expect(await shownIn(page)).toBe(`${IBAN}|`);
    await page.keyboard.press('Control+z');
    expect((await shownIn(page)).replace('|', '')).toBe('DE89 3704 0532');
  });

  it('is read later if the reader has not yet loaded', async () => {
    const page = await open(ACCOUNT, fieldForm(), ALONE);
    await dropInto(page);
    await expect.poll(() => shownIn(page)).toBe(`${IBAN}|`);
  });

  it.each(['readonly', 'disabled'])('changes nothing in a field that is %s', async (attribute) => {
    const page = await open(ACCOUNT, fieldForm('', `<input name="iban" value="DE02" ${attribute}>`));
    await dropInto(page);
    expect(await inputIn(page).inputValue()).toBe('DE02');
  });
});
