import { expect, it } from 'vitest';
import { openWithParts } from '../../../test/account-form.ts';
import { useSite } from '../../../test/site-visitor.ts';
import { TEXTS_AT_HAND } from '../../../test/texts-at-hand.ts';

const site = useSite();

/** Clears both fields, then enters a text into each: as a whole, or character by character as fast as possible. */
async function enter({ first, second, isTyped }: { first: string; second: string; isTyped: boolean }) {
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
    for (const part of isTyped ? text : [text].filter(Boolean)) {
      document.execCommand('insertText', false, part);
      await new Promise((next) => setTimeout(next));
    }
  }
}

it.each(['inserted as a whole', 'typed'])(
  'texts that people have at hand end in the right answer or the right question, %s',
  async (way) => {
    const { page, form } = await openWithParts(site);
    // Waits for the list of the banks, too.
    await form.first.pressSequentially('DKB');
    await form.options.first().waitFor();
    const wrong: unknown[] = [];
    for (const [first, second, expected] of TEXTS_AT_HAND) {
      await page.evaluate(enter, { first, second, isTyped: way === 'typed' });
      await page.keyboard.press('Enter');
      await expect
        .poll(() => form.says(expected), { timeout: 3000 })
        .toBe(true)
        .catch(async () => wrong.push([first, second, expected, await form.shown()]));
    }
    expect(wrong).toEqual([]);
  },
);
