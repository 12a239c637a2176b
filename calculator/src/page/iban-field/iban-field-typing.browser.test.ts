import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../../test/browser-page.ts';
import { ALONE, fieldForm, inputIn, placeCaret, shownIn } from '../../../test/field-page.ts';
import { hostPage } from '../../../test/host-page.ts';

const test = useBrowser();
const open = async () => {
  const page = await test.open(hostPage(fieldForm('data-parts="none"') + ALONE));
  await inputIn(page).focus();
  return page;
};

// grouping.test.ts has what a text becomes, and test/engines/cases types and composes it in three browsers.
describe('an <iban-field>, while one types,', () => {
  it('deletes nothing where only a separator is selected', async () => {
    const page = await open();
    await page.keyboard.type('DE8910532');
    await placeCaret(page, 4, 5);
    await page.keyboard.press('Delete');
    expect(await shownIn(page)).toBe('DE89| 1053 2');
  });

  it('undoes and redoes each run of keys', async () => {
    const page = await open();
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
  });

  it('reports only grouped texts to the page', async () => {
    const page = await open();
    const values = await page.evaluateHandle(() => {
      const list: string[] = [];
      addEventListener('input', ({ target }) => list.push((target as HTMLInputElement).value));
      return list;
    });
    await page.keyboard.type('de893704');
    expect(await values.jsonValue()).toEqual([
      'd',
      'de',
      'DE8',
      'DE89',
      'DE89 3',
      'DE89 37',
      'DE89 370',
      'DE89 3704',
    ]);
  });
});
