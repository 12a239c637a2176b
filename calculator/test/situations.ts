import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fillIn } from './browser-page.ts';

/** A script of the page: records each output of its widgets, and each event. */
export const LISTEN = `
  const heard = [];
  const outputs = [];
  addEventListener('iban-rechner', ({ detail }) => heard.push(detail));
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (options) {
    const root = attach.call(this, options);
    new MutationObserver((records) => {
      const output = root.querySelector('output');
      if (output?.innerText && records.some(({ target }) => output.contains(target))) outputs.push(output.innerText);
    }).observe(root, { childList: true, subtree: true, characterData: true });
    return root;
  };`;

/** For each mode, a text in its fields, and what the widget shows for it with all parts. */
export const USES: Record<string, { typed: string[]; shows: RegExp }> = {
  build: { typed: ['10070024', '56002'], shows: /^✓ Ihre IBAN\n\nDE61100700240005600200/ },
  validate: {
    typed: ['DE97100700240000056002'],
    shows: /^⚠ Form richtig, aber ungewöhnlich für diese Bank\.[^✓]+ ergänzt bei so kurzen Kontonummern/,
  },
};

interface Heard {
  readonly mode: string;
  readonly result: Record<string, unknown> | null;
}

/** The texts that the outputs of the page have shown since the last call. */
export const outputsOf = (page: Page): Promise<string[]> => page.evaluate('outputs.splice(0)');

/** The events of the page since the last call, but for those that withdraw a result. */
export async function heardOn(page: Page): Promise<Heard[]> {
  const all: Heard[] = await page.evaluate('heard.splice(0)');
  return all.filter(({ result }) => result);
}

/** Submits texts in the widget of a mode, waits for the result, and returns it with all that was shown and sent. */
export async function use(page: Page, mode: string, typed: string[]) {
  const widget = page.locator(`[data-mode=${mode}]`);
  await fillIn(widget, mode, typed);
  await expect.poll(() => page.evaluate('heard.some(({ result }) => result)')).toBe(true);
  const outputs = (await outputsOf(page)).filter((text) => text !== 'Wird geprüft …');
  return { last: await widget.getByRole('status').innerText(), outputs, events: await heardOn(page) };
}
