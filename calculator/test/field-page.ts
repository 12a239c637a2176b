import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A form with an IBAN field. @param attributes of `<iban-field>` @param input its input */
export const fieldForm = (attributes = '', input = '<input name="iban" required>') =>
  `<form><iban-field ${attributes}><label>IBAN ${input}</label></iban-field><button>Weiter</button></form>`;

export const FELD = '<script src="SITE/feld.js"></script>';

/** The text of the input, with `|` for the caret. */
export const shownIn = (page: Page, selector = 'iban-field input') =>
  page.locator(selector).evaluate((element) => {
    const { value, selectionStart } = element as HTMLInputElement;
    return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
  });

/** Puts a text into the input with keys, and the caret behind so many of its characters. */
export async function typeAt(page: Page, text: string, caret: number) {
  await page.locator('iban-field input').fill('');
  await page.keyboard.type(text);
  await placeCaret(page, caret);
}

export const placeCaret = (page: Page, start: number, end = start) =>
  page
    .locator('iban-field input')
    .evaluate(
      (input, [from, to]) => (input as HTMLInputElement).setSelectionRange(from as number, to as number),
      [start, end],
    );

/** Types into the middle of the present text, key by key. A framework that puts its value back moves the caret. */
export async function typesInTheMiddle(page: Page) {
  const input = page.getByLabel('IBAN');
  await input.focus();
  await page.keyboard.type('de8937040532013000');
  expect(await input.inputValue()).toBe('DE89 3704 0532 0130 00');
  await input.evaluate((element) => (element as HTMLInputElement).setSelectionRange(9, 9));
  await page.keyboard.type('0044');
  expect(await input.inputValue()).toBe('DE89 3704 0044 0532 0130 00');
  expect(await input.evaluate((element) => (element as HTMLInputElement).selectionStart)).toBe(14);
  await page.getByRole('status').getByText('✓ Commerzbank, Köln').waitFor();
}
