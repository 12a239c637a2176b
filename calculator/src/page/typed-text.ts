/** The text of each field as of its last event. */
const known = new WeakMap<HTMLInputElement, string>();
/** What was pasted or dropped last into each field: the field itself removes line breaks. */
const pasted = new WeakMap<HTMLInputElement, string>();

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

/** Notes the text of a field before it is changed. */
export function noteText(input: HTMLInputElement): void {
  known.set(input, input.value);
}

/** Keeps what is about to be pasted or dropped into a field. */
export function notePasted(input: HTMLInputElement, data: DataTransfer | null): void {
  pasted.set(input, data?.getData('text/plain') ?? '');
}

/**
 * Text that was put into a field in one step: pasted, dropped, or inserted by a keyboard, script or password manager.
 *
 * @param event `input`, or `change` if there was no `input`
 * @returns with the line breaks of what was pasted; undefined if it was typed, composed, deleted or undone
 */
export function insertedText(input: HTMLInputElement, event: Event): string | undefined {
  const before = known.get(input) ?? '';
  const { inputType = '', isComposing = false } = event as InputEvent;
  noteText(input);
  if (isComposing || input.value === before || /^(?:delete|history)/.test(inputType)) return undefined;
  const isAtOnce = /^insert(?:From|Replacement)/.test(inputType) || input.value.length > before.length + 1;
  if (!isAtOnce) return undefined;
  const text = pasted.get(input) ?? '';
  pasted.delete(input);
  const isWhole = withoutSpaces(text) === withoutSpaces(input.value);
  return isWhole || /\S\s*[\r\n]+\s*\S/.test(text) ? text : input.value;
}
