/// <reference lib="dom" />
import { field } from './find.ts';

/** The text of the field with this label, with `|` for the caret. */
export function caretText(label: string): string {
  const { value = '', selectionStart } = (field(label) as HTMLInputElement | null) ?? {};
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
}

/** Puts the caret of the field with this label after `start` characters, or selects from there to `end`. */
export function setCaret(label: string, start: number, end = start): void {
  const input = field(label) as HTMLInputElement | null;
  input?.focus();
  input?.setSelectionRange(start, end);
}

/** What the page's code does with the field with this label. `select-on-focus` selects at each later focus. */
export function act(label: string, what: 'focus' | 'select' | 'select-on-focus', value?: string): void {
  const input = field(label) as HTMLInputElement;
  if (value !== undefined) input.value = value;
  if (what === 'select-on-focus') input.addEventListener('focus', () => input.select());
  else input[what]();
}

/** Where the text of the field with this label begins, in pixels from the left and the top of the window. */
export function textPlace(label: string): [number, number] | null {
  const { left, top } = field(label)?.getBoundingClientRect() ?? {};
  return left === undefined || top === undefined ? null : [left + 12, top + 10];
}

/**
 * Drops the whole text of a field onto another, with the events and the change of text of a drop, for drivers that
 * can't drop. The events are not the browser's own.
 */
export function dropText(from: string, to: string): void {
  const { value: text } = field(from) as HTMLInputElement;
  const input = field(to) as HTMLInputElement;
  const dataTransfer = new DataTransfer();
  dataTransfer.setData('text/plain', text);
  const options = { bubbles: true, cancelable: true, composed: true };
  if (!input.dispatchEvent(new DragEvent('drop', { ...options, dataTransfer })) || input.readOnly) return;
  input.focus();
  const type = { ...options, inputType: 'insertFromDrop', data: text.replaceAll('\n', ' ') };
  if (!input.dispatchEvent(new InputEvent('beforeinput', type))) return;
  input.setRangeText(type.data, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
  input.dispatchEvent(new InputEvent('input', { ...type, cancelable: false }));
}

/** The texts of the elements that a selector finds. */
export const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => (textContent ?? '').replace(/\s/g, ' '));
