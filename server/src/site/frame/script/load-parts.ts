import { CALCULATOR_PARTS } from '../calculator-scripts.ts';
import { whenIdle } from './idle.ts';

/** How long an answer waits for the calculator's parts, as in the widget, in milliseconds. */
const MAX_WAIT_MS = 3000;

let coming: readonly Promise<unknown>[] | undefined;

/**
 * The calculator's parts, which are loaded at the first call. The browser loads each of them only once per page. They
 * are imported, since the page's Trusted Types allow no script elements that a script makes.
 */
function parts(): readonly Promise<unknown>[] {
  coming ??= CALCULATOR_PARTS.map((path) => import(path).catch(() => {}));
  return coming;
}

/** Waits until all parts have loaded or failed, but not longer than three seconds. */
export function waitForParts(): Promise<unknown> {
  return Promise.race([Promise.all(parts()), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
}

/**
 * Loads the parts once the page is idle or something on it has the focus. What visitors type has no influence on that.
 * Without the parts, the page still works: its calculator does what embed.js can.
 *
 * @param action called each time one has loaded or failed
 */
export function loadPartsWhenIdle(action = () => {}): void {
  whenIdle(() => {
    for (const part of parts()) part.then(action);
  });
}
