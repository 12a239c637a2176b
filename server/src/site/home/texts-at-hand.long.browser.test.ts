import { expect, it } from 'vitest';
import { openWithWhole } from '../../../test/account-form.ts';
import { useSite } from '../../../test/site-visitor.ts';
import { TEXTS_AT_HAND } from '../../../test/texts-at-hand.ts';

const site = useSite();

/** Clears both fields, then types a text into each, character by character as fast as possible. */
async function type({ first, second }: { first: string; second: string }) {
  const fieldFor = (id: string) => document.getElementById(id) as HTMLInputElement;
  for (const id of ['bank', 'konto']) {
    fieldFor(id).focus();
    fieldFor(id).select();
    document.execCommand('delete');
  }
  for (const [id, text] of [
    ['konto', second],
    ['bank', first],
  ] as const) {
    fieldFor(id).focus();
    for (const character of text) {
      document.execCommand('insertText', false, character);
      await new Promise((next) => setTimeout(next));
    }
  }
}

it.each(['inserted as a whole', 'typed'])(
  'texts that people have at hand end in the right answer or the right question, %s',
  async (way) => {
    const { page, form } = await openWithWhole(site);
    // Waits for the list of the banks, too.
    await form.first.pressSequentially('DKB');
    await form.options.first().waitFor();
    const wrong: unknown[] = [];
    for (const [first, second, expected] of TEXTS_AT_HAND) {
      const isTyped = way === 'typed';
      // Inserted by the browser: while a script runs an editing command, the page can run none.
      await page.evaluate(type, isTyped ? { first, second } : { first: '', second: '' });
      for (const [field, text] of isTyped
        ? []
        : ([
            [form.second, second],
            [form.first, first],
          ] as const)) {
        await field.focus();
        if (text) await page.keyboard.insertText(text);
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
