import { expect, it } from 'vitest';
import { openWithParts } from '../../../test/account-form.ts';
import { useSite } from '../../../test/site-visitor.ts';
import { TEXTS_AT_HAND } from '../../../test/texts-at-hand.ts';

const site = useSite();

it.each(['inserted at once', 'typed'])(
  'texts that people have at hand end in the right answer or the right question, %s',
  async (way) => {
    const { page, form } = await openWithParts(site);
    // The list of the banks has come, too.
    await form.first.pressSequentially('DKB');
    await form.options.first().waitFor();
    const wrong: unknown[] = [];
    for (const [first, second, expected] of TEXTS_AT_HAND) {
      await form.first.fill('');
      await form.second.fill('');
      for (const [field, text] of [
        [form.second, second],
        [form.first, first],
      ] as const) {
        await field.focus();
        if (way === 'typed') await page.keyboard.type(text);
        else if (text) await page.keyboard.insertText(text);
      }
      await page.keyboard.press('Enter');
      await expect
        .poll(() => form.says(expected), { timeout: 3000 })
        .toBe(true)
        .catch(async () => wrong.push([first, second, expected, await form.shown()]));
    }
    expect(wrong).toEqual([]);
  },
);
