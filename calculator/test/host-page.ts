import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fillIn, MODES, type useBrowser, widgetIn } from './browser-page.ts';

type Browser = ReturnType<typeof useBrowser>;

/** The functions that embed.js gives a page. A test may call them with any values. */
export interface Api {
  validate(...values: unknown[]): { valid: boolean };
  buildIban(...values: unknown[]): { iban?: string };
  lookupBic(...values: unknown[]): object;
}

/** A widget in each mode. */
export const ALL = MODES.map((mode) => widgetIn(mode)).join('');
const loading = (files: readonly string[]) => {
  /** @param attributes of each script element */
  return (attributes = '') =>
    files.map((file) => `<script src="SITE/${file}" ${attributes}></script>`).join('');
};
const EMBED_ALONE = ['embed.js'];
const WITH_PARTS = ['embed.js', 'regeln.js', 'banken.js', 'laender.js'];

export const EMBED = loading(EMBED_ALONE)();
export const EMBED_WITH_PARTS = loading(WITH_PARTS)();

/** The two ways to embed the calculator. What must hold for both is tested for both. */
export const WAYS = [
  { way: 'alone', files: EMBED_ALONE, load: loading(EMBED_ALONE) },
  { way: 'with the parts', files: WITH_PARTS, load: loading(WITH_PARTS) },
] as const;

/** A page of another site. */
export const hostPage = (body: string, head = '') =>
  `<!doctype html><html lang="de"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Gast</title>${head}${body}`;

declare const IbanRechner: Api;

/** Which parts the page's functions have, judged by their answers. */
export const learnedParts = (page: Page) =>
  page.evaluate(() => ({
    rules: IbanRechner.buildIban('10070024', '5600200').iban === 'DE50100700240560020000',
    directory: Object.hasOwn(IbanRechner.lookupBic('10000000'), 'bic'),
    countries: Object.hasOwn(IbanRechner.validate('BE68539007547034'), 'notes'),
  }));

/**
 * Opens a page, waits for a widget in each mode and for the parts that it loads, and uses each widget.
 *
 * @param window an open page, which this one replaces
 */
export async function expectWidgets(test: Browser, content: Parameters<Browser['open']>[0], window?: Page) {
  if (window) await test.show(window, content);
  const opened = window ?? (await test.open(content));
  await expect.poll(() => opened.locator('[data-iban-rechner] form').count()).toBe(3);
  const html = typeof content === 'string' ? content : content.html;
  await expect
    .poll(() => learnedParts(opened))
    .toEqual({
      rules: html.includes('regeln'),
      directory: html.includes('banken'),
      countries: html.includes('laender'),
    });
  for (const mode of MODES) {
    const widget = opened.locator(`[data-mode=${mode}]`).first();
    await fillIn(widget, mode);
    await expect.poll(() => widget.getByRole('status').innerText()).toContain('COBADEFFXXX');
  }
  return opened;
}
