import type { Frame, Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasShared, type useBrowser, widgetIn } from './browser-page.ts';
import { EMBED, hostPage } from './host-page.ts';

/** A page with a widget, or with the frame. */
const PLACES = {
  widget: (mode: string) => hostPage(`<main><h1>Gast</h1>${widgetIn(mode)}</main>${EMBED}`),
  frame: (mode: string) =>
    hostPage(
      `<iframe title="IBAN-Rechner" src="SITE/widget.html?mode=${mode}" allow="clipboard-read; clipboard-write" style="width:320px;height:700px"></iframe>`,
    ),
};
type Place = keyof typeof PLACES;
/** Opens a widget, and waits for the reader, which loads at the first focus. */
export async function openFields(
  test: ReturnType<typeof useBrowser>,
  mode: string,
  place: Place = 'widget',
  html = PLACES[place](mode),
) {
  const page = await test.open(html);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const frame = place === 'frame' ? (page.frames()[1] as Frame) : page.mainFrame();
  const field = (index: number) => frame.locator('input').nth(index);
  await field(0).focus();
  await hasShared(frame, 'judge');
  return {
    page,
    frame,
    field,
    contents: () =>
      frame.locator('input').evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value)),
    line: () => frame.locator('form > p').innerText(),
    result: () => frame.locator('output').innerText(),
    submit: () => frame.locator('form > button').click(),
  };
}
type Opened = Awaited<ReturnType<typeof openFields>>;

/** Puts a text into a field, and sends an event. */
const put = (field: Locator, text: string, type: 'input' | 'change') =>
  field.evaluate(
    (input, [inserted, type]) => {
      (input as HTMLInputElement).value = inserted;
      const inputType = 'insertReplacementText';
      input.dispatchEvent(new InputEvent(type, { inputType, bubbles: true, composed: type === 'input' }));
    },
    [text.replace(/\s+/g, ' '), type] as const,
  );

/** The ways in which a text comes into a field. */
export const WAYS: Record<string, (opened: Opened, index: number, text: string) => Promise<void>> = {
  async pasted({ page, field }, index, text) {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await field(index).press('Control+V');
  },
  async 'inserted by a keyboard as a whole'({ page, field }, index, text) {
    await field(index).focus();
    await page.keyboard.insertText(text.replace(/\s+/g, ' '));
  },
  async 'inserted by a suggestion'({ field }, index, text) {
    await put(field(index), text, 'input');
  },
  async 'filled in without an input event'({ field }, index, text) {
    await put(field(index), text, 'change');
  },
  async dropped({ field }, index, text) {
    await field(index).evaluate((input, inserted) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData('text/plain', inserted);
      const init = { dataTransfer, bubbles: true, composed: true, cancelable: true };
      input.dispatchEvent(new DragEvent('drop', init));
      (input as HTMLInputElement).value = inserted.replace(/[\r\n]+/g, '');
      const inputType = 'insertFromDrop';
      input.dispatchEvent(new InputEvent('input', { inputType, bubbles: true, composed: true }));
    }, text);
  },
  async 'typed and submitted'({ field }, index, text) {
    await field(index).pressSequentially(text.replace(/\s+/g, ' '));
    await field(index).press('Enter');
  },
};

export const LETTER = 'Commerzbank Köln\nKontonummer 532 013 000\nBankleitzahl 370 400 44';
export const BOTH = ['37040044', '532013000'];

/** Puts a text into each field in these ways, in a widget or the frame, and tests what happens. */
export function testWays(
  test: ReturnType<typeof useBrowser>,
  place: Place,
  ways: readonly string[] = Object.keys(WAYS),
) {
  describe(`in the ${place}, a text that is ${ways.join(', ')}`, () => {
    it('fills both fields from either of them, and none if it is not clear', async () => {
      const opened = await openFields(test, 'build', place);
      const empty = async () => {
        for (const index of [0, 1]) await opened.field(index).fill('');
        expect(await opened.result()).toBe('');
      };
      for (const way of ways) {
        for (const index of [0, 1]) {
          await WAYS[way]?.(opened, index, LETTER);
          await expect.poll(opened.contents, { message: way }).toEqual(BOTH);
          expect(await opened.line(), way).toBe('Bankleitzahl und Kontonummer übernommen.');
          if (!way.includes('submitted')) await opened.submit();
          await expect
            .poll(opened.result, { message: way })
            .toMatch(/^✓ Ihre IBAN\n\nDE89370400440532013000/);
          await empty();
        }
        await WAYS[way]?.(opened, 1, 'Kto 532013000, Kto 532013001, BLZ 37040044');
        await expect.poll(opened.line, { message: way }).toMatch(/nicht erkennen|mehr als eine Zahl/);
        expect((await opened.contents())[0], way).toBe('');
        if (!way.includes('submitted')) await opened.submit();
        expect(await opened.result(), way).not.toContain('DE');
        await empty();
      }
    });

    it.each(['validate', 'lookup'])('puts its IBAN into the only field, in mode %s', async (mode) => {
      const opened = await openFields(test, mode, place);
      await WAYS['pasted']?.(opened, 0, 'Max Muster, IBAN DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX');
      await expect.poll(opened.contents).toEqual(['DE89 3704 0044 0532 0130 00']);
      await opened.submit();
      await expect.poll(opened.result).toContain('COBADEFFXXX');
      await opened.field(0).fill('');
      expect(await opened.result()).toBe('');
    });
  });
}
