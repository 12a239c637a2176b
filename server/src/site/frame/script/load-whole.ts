import { calculatorOfPage, SHARED, wholeOfPage } from '../../../calculator/functions.ts';
import { whenIdle } from './idle.ts';

/** How long an answer waits for the whole calculator, as in the widget, in milliseconds. */
const MAX_WAIT_MS = 3000;

/**
 * Loads rechner.js at the first call, and after a failure again. What visitors type has no influence on that.
 *
 * @returns a promise that resolves when it has loaded or failed
 */
export const loadWhole = () => calculatorOfPage()?.[SHARED].load('rechner', wholeOfPage) ?? Promise.resolve();

/** Waits until the whole has loaded or failed, but not longer than three seconds. */
export function waitForWhole(): Promise<unknown> {
  return Promise.race([loadWhole(), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
}

/**
 * Loads the whole once the page is idle or something on it has the focus. Without it, the page still works: its
 * calculator does what embed.js can.
 *
 * @param action called when it has loaded or failed
 */
export function loadWholeWhenIdle(action = () => {}): void {
  whenIdle(() => loadWhole().then(action));
}
