import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hostPage, script } from './host-page.ts';

export const IBAN = 'DE89 3704 0044 0532 0130 00';
export const COMPACT = IBAN.replaceAll(' ', '');
/** An IBAN of another bank. The check digit of its account number is wrong. */
export const OTHER = 'DE44500105175407324931';

/** A form with an IBAN field. @param attributes of `<iban-field>` @param input its input */
export const fieldForm = (attributes = '', input = '<input name="iban" required>') =>
  `<form><iban-field ${attributes}><label>IBAN ${input}</label></iban-field><button>Weiter</button></form>`;

/** The field loads rechner.js at its first focus. */
export const FELD = script('feld');
export const WITH_WHOLE = script('rechner') + FELD;

/** The page's buttons, as large as WCAG wants them, so that axe finds no fault in them. */
const STYLE = '<style>button { min-height: 24px; margin: 4px }</style>';
/** A page in which axe finds no fault, with a form and a button beside it. */
export const accessiblePage = (form: string, scripts: string) =>
  hostPage(`<main><h1>Spende</h1>${form}<button id="aside">Neben</button></main>${scripts}`, STYLE);

export const inputIn = (page: Page) => page.locator('iban-field input').first();
/** The line below the field. */
export const hintIn = (page: Page) => page.getByRole('status').first();
export const stateIn = (page: Page) => page.locator('iban-field').getAttribute('data-state');

/** Runs code in the page, which knows `form`, `field` and `input`. */
export const run = <Answer>(page: Page, code: string) =>
  page.evaluate<Answer, string>((text) => {
    const names = ['form', 'field', 'input'];
    const found = ['form', 'iban-field', 'iban-field input'].map((each) => document.querySelector(each));
    return new Function(...names, text)(...found) as Answer;
  }, code);

/** What the form would send. */
export const sentBy = (page: Page) => run<[string, string][]>(page, 'return [...new FormData(form)]');

/** Goes into the field, and types with keys. */
export async function typeInto(page: Page, text: string) {
  await inputIn(page).focus();
  await page.keyboard.type(text);
}

/** Puts a text into the field, and leaves it. */
export async function leaveWith(page: Page, text: string) {
  await inputIn(page).fill(text);
  await inputIn(page).blur();
}

/** The text of the input, with `|` for the caret. */
export const shownIn = (page: Page) =>
  inputIn(page).evaluate((element) => {
    const { value, selectionStart } = element as HTMLInputElement;
    return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
  });

/** Types a text into the input, and puts the caret after `caret` characters. */
export async function typeAt(page: Page, text: string, caret: number) {
  await inputIn(page).fill('');
  await page.keyboard.type(text);
  await placeCaret(page, caret);
}

export const placeCaret = (page: Page, start: number, end = start) =>
  run(page, `input.setSelectionRange(${start}, ${end})`);

/** Types an IBAN, and digits into its middle, key by key. A framework that puts its value back moves the caret. */
export async function typesInTheMiddle(page: Page) {
  await typeInto(page, 'de8937040532013000');
  expect(await shownIn(page)).toBe('DE89 3704 0532 0130 00|');
  await placeCaret(page, 9);
  await page.keyboard.type('0044');
  expect(await shownIn(page)).toBe('DE89 3704 0044| 0532 0130 00');
  await page.getByRole('status').getByText('✓ Commerzbank, Köln').waitFor();
}
