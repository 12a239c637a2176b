import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../../test/browser/axe.ts';
import { hasWhole, setOn, useBrowser, widgetIn } from '../../../test/browser-page.ts';
import { EMBED, hostPage, script } from '../../../test/host-page.ts';

const test = useBrowser();

/** Opens a widget, and waits for the reader, which loads at the first focus. */
async function open(mode: string, html = hostPage(`<main><h1>Gast</h1>${widgetIn(mode)}</main>${EMBED}`)) {
  const page = await test.open(html);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const field = (index: number) => page.locator('input').nth(index);
  await field(0).focus();
  await hasWhole(page);
  return {
    page,
    field,
    contents: () =>
      page.locator('input').evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value)),
    line: () => page.locator('form > p').innerText(),
    result: () => page.locator('output').innerText(),
    submit: () => page.locator('form > button').click(),
  };
}
type Opened = Awaited<ReturnType<typeof open>>;

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

/** The ways in which a text gets into a field. */
const WAYS: Record<string, (opened: Opened, index: number, text: string) => Promise<void>> = {
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

const LETTER = 'Commerzbank Köln\nKontonummer 532 013 000\nBankleitzahl 370 400 44';
const NUMBERS = ['37040044', '532013000'];
const READ_FROM = /Gelesen aus: „.*Kontonummer 532 013 000 Bankleitzahl 370 400 44“/;

describe('a text', () => {
  it('fills both fields from either of them, however it gets there', async () => {
    const opened = await open('build');
    for (const [place, [way, put]] of Object.entries(WAYS).entries()) {
      await put(opened, place % 2, LETTER);
      await expect.poll(opened.contents, { message: way }).toEqual(NUMBERS);
      expect(await opened.line(), way).toMatch(/^Bankleitzahl und Kontonummer übernommen\./);
      if (!way.includes('submitted')) await opened.submit();
      await expect.poll(opened.result, { message: way }).toMatch(/^✓ Ihre IBAN\n\nDE89370400440532013000/);
      expect(await opened.result(), way).toMatch(READ_FROM);
      for (const index of [0, 1]) await opened.field(index).fill('');
      expect(await opened.result()).toBe('');
    }
    await WAYS['pasted']?.(opened, 1, 'Kto 532013000, Kto 532013001, BLZ 37040044');
    await expect.poll(opened.line).toMatch(/nicht erkennen|mehr als eine Zahl/);
    expect((await opened.contents())[0]).toBe('');
    await opened.submit();
    expect(await opened.result()).not.toContain('DE');
  });

  it('comes back by undo into the field that had it', async () => {
    const opened = await open('build');
    await opened.page.keyboard.type('12');
    await WAYS['pasted']?.(opened, 0, LETTER);
    await expect.poll(opened.contents).toEqual(NUMBERS);
    await opened.page.keyboard.press('Control+Z');
    expect((await opened.contents())[0]).toMatch(/^12Commerzbank Köln.+370 400 44$/);
    expect(await opened.line()).toBe('');
    await opened.page.keyboard.press('Control+Y');
    expect(await opened.contents()).toEqual(NUMBERS);
  });

  it('puts its IBAN into the only field', async () => {
    const opened = await open('lookup');
    await WAYS['pasted']?.(opened, 0, 'Max Muster, IBAN DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX');
    await expect.poll(opened.contents).toEqual(['DE89 3704 0044 0532 0130 00']);
    await opened.submit();
    await expect.poll(opened.result).toContain('COBADEFFXXX');
  });
});

describe('the line', () => {
  it('disappears when typing goes on, and says nothing about right texts', async () => {
    const opened = await open('build');
    await WAYS['pasted']?.(opened, 0, LETTER);
    await expect.poll(opened.line).not.toBe('');
    expect(await accessibilityFaults(opened.page)).toEqual([]);
    await opened.field(1).press('End');
    await opened.page.keyboard.type('1');
    expect(await opened.line()).toBe('');
    await opened.submit();
    await expect.poll(opened.result).not.toBe('');
    expect(await opened.line()).toBe('');
  });
});

describe('what stays as it is', () => {
  it('is each text while it is typed, and each number that is pasted into its field', async () => {
    const opened = await open('build');
    await opened.field(0).pressSequentially('Kto 532013000 BLZ 37040044');
    expect(await opened.contents()).toEqual(['Kto 532013000 BLZ 37040044', '']);
    await opened.field(0).fill('');
    await WAYS['pasted']?.(opened, 0, '370 400 44');
    await WAYS['pasted']?.(opened, 1, '1000 36-503');
    expect(await opened.contents()).toEqual(['370 400 44', '1000 36-503']);
    expect(await opened.line()).toBe('');
  });

  it('is the other field on undo', async () => {
    const opened = await open('build');
    await opened.page.evaluate(() => navigator.clipboard.writeText('BLZ 37040044'));
    await opened.field(1).pressSequentially('532013000');
    await opened.field(0).press('Control+V');
    await expect.poll(opened.contents).toEqual(['37040044', '532013000']);
    await opened.page.evaluate(`
      types = [];
      addEventListener('beforeinput', ({ inputType }) => types.push(inputType), true);
    `);
    await opened.field(0).press('Control+Z');
    await expect.poll(() => opened.page.evaluate('types')).toEqual(['historyUndo']);
    expect((await opened.contents())[1]).toBe('532013000');
  });
});

describe('the reader', () => {
  it('reads after a change of the mode, and if rechner.js was loaded before embed.js', async () => {
    const opened = await open('build', hostPage(widgetIn('validate') + script('rechner') + EMBED));
    await setOn(opened.page, { 'data-mode': 'build' });
    await opened.page.locator('input').nth(1).waitFor();
    await WAYS['pasted']?.(opened, 1, LETTER);
    await expect.poll(opened.contents).toEqual(NUMBERS);
    expect(await opened.line()).toMatch(READ_FROM);
  });

  it('reports to the page what it has understood, so that the page may say it instead', async () => {
    const opened = await open('build');
    await opened.page.evaluate(
      `heard = []; addEventListener('iban-rechner-read', (event) => { heard.push(event.detail); event.preventDefault(); })`,
    );
    await WAYS['pasted']?.(opened, 0, 'IBAN DE89 3704 0044 0532 0130 00');
    await expect
      .poll(() => opened.page.evaluate('heard'))
      .toEqual([
        {
          judgement: expect.objectContaining({
            understood: { code: 'iban', iban: 'DE89370400440532013000' },
            question: expect.objectContaining({ code: 'is-iban', place: 0 }),
          }),
          sentence: 'Das ist eine IBAN.',
        },
      ]);
    expect(await opened.line()).toBe('');
    await opened.submit();
    await expect.poll(() => opened.page.evaluate('heard.length')).toBe(2);
  });
});
