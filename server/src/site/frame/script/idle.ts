/** How long to wait for a page that is never idle. */
const MAX_WAIT_MS = 2000;
/** How long to wait after the page has loaded in browsers that do not say when they are idle (Safari). */
const FIXED_WAIT_MS = 500;

/** Runs an action once the page is loaded and idle, or as soon as anything on it has the focus. It may run twice. */
export function whenIdle(action: () => void): void {
  addEventListener('focusin', action, { once: true });
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: MAX_WAIT_MS });
    else setTimeout(action, FIXED_WAIT_MS);
  });
}
