/** What embed.js does without: the banks' IBAN rules, every bank, the check digits of other countries. */
const PARTS = ['/regeln.js', '/banken.js', '/laender.js'];

/**
 * Loads the calculator's parts once the page is idle, or as soon as anything on it has the focus. What is typed has no
 * influence on it. Without them, the calculator does what embed.js can. What else the page names for later comes, too.
 */
export function loadParts(): void {
  if (!document.querySelector('[data-iban-rechner]')) return;
  const later = document.querySelector<HTMLElement>('[data-later]')?.dataset['later'];
  const scripts = later ? [...PARTS, later] : PARTS;
  // A script element made by script would need a Trusted Types policy. What is imported twice is loaded once.
  const load = () => {
    for (const script of scripts) import(script).catch(() => {});
  };
  addEventListener('focusin', load, { once: true });
  addEventListener('load', () => whenIdle(load));
}

/** For pages that are never idle, in milliseconds; and for WebKit, which does not tell. */
const MAX_WAIT_MS = 2000;

export function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: MAX_WAIT_MS });
  else setTimeout(action, MAX_WAIT_MS / 4);
}
