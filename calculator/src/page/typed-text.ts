/** The text of each field as of its last event. */
const known = new WeakMap<HTMLInputElement, string>();
/** What was pasted or dropped last into each field: the field itself drops the line breaks. */
const pasted = new WeakMap<HTMLInputElement, string>();

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

/** Notes the text of a field before somebody changes it. */
export function noteText(input: HTMLInputElement): void {
  known.set(input, input.value);
}

/** Keeps what is about to be pasted or dropped into a field. */
export function notePasted(input: HTMLInputElement, data: DataTransfer | null): void {
  pasted.set(input, data?.getData('text/plain') ?? '');
}

/**
 * The text that has come into a field at once: pasted, dropped, or inserted by a keyboard, a script or a password manager.
 *
 * @param event `input`, or `change` if the text has come without `input`
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

/** Whether the mouse or a finger is down in the page. */
let isDown = false;

/** Whether a mouse button or finger is down. Text that appears meanwhile would move the button, and the click would miss it. */
export const isPressed = (): boolean => isDown;

/**
 * Listens for the whole page.
 *
 * A finger that is lifted becomes a press of the mouse, which moves the focus. On a busy device, that comes much later.
 *
 * @param released is called once the click of a press has come, or won't come
 */
export function listenForPresses(released: () => void): void {
  const press = ({ button }: MouseEvent) => {
    // Others open a menu. Some systems then don't tell the end.
    isDown = button === 0;
  };
  const release = () => {
    if (!isDown) return;
    // The click follows within the same task.
    setTimeout(() => {
      isDown = false;
      released();
    });
  };
  for (const type of ['pointerdown', 'mousedown'] as const) addEventListener(type, press, true);
  // With a key, a person goes on after a press whose end was not told, as after an alert.
  for (const type of ['pointerup', 'mouseup', 'pointercancel', 'contextmenu', 'keydown'])
    addEventListener(type, release, true);
}
