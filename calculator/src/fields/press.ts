/** Whether the mouse or a finger is down in the page. */
let isDown = false;

/** Whether a person presses something. What is shown then moves what stands below it, and the click misses. */
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
