import { CALCULATOR_PARTS } from '../../calculator-scripts.ts';

/** How long an answer waits for the calculator's parts, as in the widget, in milliseconds. */
const MAX_WAIT_MS = 3000;

let coming: readonly Promise<unknown>[] | undefined;

/** The calculator's parts, which are loaded at the first call. The browser loads each once, whoever names it. */
function parts(): readonly Promise<unknown>[] {
  coming ??= CALCULATOR_PARTS.map((path) => import(path).catch(() => {}));
  return coming;
}

/** Waits until all parts have come or failed, but not longer than three seconds. */
export function waitForParts(): Promise<unknown> {
  return Promise.race([Promise.all(parts()), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
}

/** Loads the parts, and calls a function each time one has come or failed. */
export function onEachPart(action: () => void): void {
  for (const part of parts()) part.then(action);
}
