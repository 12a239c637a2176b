/// <reference lib="dom" />
import { field } from './find.ts';

/** The text of the field with this label, with `|` for the caret. */
export function caretText(label: string): string {
  const { value = '', selectionStart } = (field(label) as HTMLInputElement | null) ?? {};
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
}

/** Puts the caret of the field with this label behind so many characters, or selects up to another place. */
export function setCaret(label: string, start: number, end = start): void {
  (field(label) as HTMLInputElement | null)?.setSelectionRange(start, end);
}

/** The texts of the elements that a selector finds. */
export const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => (textContent ?? '').replace(/\s/g, ' '));
