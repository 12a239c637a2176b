import { wholeOfPage } from '../../../calculator/functions.ts';
import { whenIdle } from './idle.ts';

/** How long an answer waits for the whole calculator, as in the widget, in milliseconds. */
const MAX_WAIT_MS = 3000;

/** A name of its own: TypeScript would look for the module. */
const SCRIPT: string = '/rechner.js';

let coming: Promise<void> | undefined;
let failures = 0;

/**
 * Loads rechner.js at the first call, and after a failure again. What visitors type has no influence on that. It is
 * imported, since the page's Trusted Types allow no script elements that a script makes.
 *
 * @returns a promise that resolves when it has loaded or failed
 */
export function loadWhole(): Promise<void> {
  coming ??= bring();
  return coming;
}

async function bring(): Promise<void> {
  try {
    // Browsers remember a failed import, so the next one needs another address.
    if (!wholeOfPage()) await import(failures > 0 ? `${SCRIPT}?versuch=${failures + 1}` : SCRIPT);
  } catch {
    failures++;
    coming = undefined;
  }
}

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
