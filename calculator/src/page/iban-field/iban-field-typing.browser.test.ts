import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../../test/browser-page.ts';
import {
  ALONE,
  fieldForm,
  IBAN,
  inputIn,
  placeCaret,
  run,
  shownIn,
  typeAt,
} from '../../../test/field-page.ts';
import { hostPage } from '../../../test/host-page.ts';

const test = useBrowser();
const open = async () => {
  const page = await test.open(hostPage(fieldForm('data-parts="none"') + ALONE));
  await inputIn(page).focus();
  return page;
};
/** Presses keys one after the other. @param expected what is shown after each */
async function press(page: Page, keys: Record<string, string>) {
  for (const [key, expected] of Object.entries(keys)) {
    await page.keyboard.press(key.trim());
    expect(await shownIn(page), key).toBe(expected);
  }
}

describe('an <iban-field> groups while one types', () => {
  it('at the end, in the middle, and with keys that delete', async () => {
    const page = await open();
    for (const [text, caret, key, expected] of [
      ['de8937040044053201300', 26, '0', `${IBAN}|`],
      ['DE8937040532', 9, '0', 'DE89 3704 0|053 2'],
      ['DE8937040044', 5, 'Backspace', 'DE8|3 7040 044'],
      ['DE8937040044', 4, 'Delete', 'DE89| 7040 044'],
      ['DE8937040044', 7, 'Backspace', 'DE89 3|040 044'],
      ['DE8937040044', 0, 'Delete', '|E893 7040 044'],
      ['DE8937040044', 10, 'Control+Backspace', 'DE89| 0044'],
      ['370 400 44, Konto 53201300', 26, '0', '370 400 44, Konto 532013000|'],
    ] as const) {
      await typeAt(page, text, caret);
      await press(page, { [key]: expected });
    }
  });

  it('where a selection is replaced or cut', async () => {
    const page = await open();
    await typeAt(page, 'DE89370400440532', 0);
    await placeCaret(page, 5, 14);
    await press(page, { 1: 'DE89 1|053 2' });
    // Only a separator is selected: nothing else goes.
    await placeCaret(page, 4, 5);
    await press(page, { Delete: 'DE89| 1053 2' });
  });

  it('undo and redo go back and forth, by run of keys', async () => {
    const page = await open();
    await page.keyboard.type('de8937040044');
    await placeCaret(page, 6);
    await press(page, { Backspace: 'DE89| 7040 044' });
    await run(page, "globalThis.told = []; addEventListener('input', (event) => told.push(event.inputType))");
    await press(page, {
      'Control+z': 'DE89 3|704 0044',
      ' Control+z': '|',
      'Control+z ': '|',
      'Control+Shift+z': 'DE89 3|704 0044',
      'Control+y': 'DE89| 7040 044',
    });
    const types = ['historyUndo', 'historyUndo', 'historyRedo', 'historyRedo'];
    expect(await run(page, 'return told')).toEqual(types);
  });

  it('changes nothing while a keyboard composes', async () => {
    const page = await open();
    const client = await page.context().newCDPSession(page);
    await page.keyboard.type('DE89');
    await client.send('Input.imeSetComposition', { text: '370400', selectionStart: 6, selectionEnd: 6 });
    expect(await shownIn(page)).toBe('DE89370400|');
    await client.send('Input.insertText', { text: '370400' });
    expect(await shownIn(page)).toBe('DE89 3704 00|');
  });

  it('tells the page of a grouped text only', async () => {
    const page = await open();
    await run(
      page,
      "globalThis.told = []; addEventListener('input', ({ target }) => told.push(target.value))",
    );
    await page.keyboard.type('de893704');
    const texts = 'D,DE,DE8,DE89,DE89 3,DE89 37,DE89 370,DE89 3704'.split(',');
    expect(await run(page, 'return told')).toEqual(texts);
  });
});
