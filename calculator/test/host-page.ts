import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaultsInBoth } from '../../test/browser/axe.ts';
import { fillIn, hasWhole, MODES, type useBrowser, widgetIn } from './browser-page.ts';

type Browser = ReturnType<typeof useBrowser>;

/** The functions that embed.js gives a page. A test may call them with any values. */
export interface Api {
  validate(...values: unknown[]): { valid: boolean };
  buildIban(...values: unknown[]): { iban?: string };
  lookupBic(...values: unknown[]): object;
}

/** A widget in each mode. */
export const ALL = MODES.map((mode) => widgetIn(mode)).join('');
/** A script of the site, by its name without an ending. */
export const script = (name: string, attributes = '') =>
  `<script src="SITE/${name}.js" ${attributes}></script>`;
const dist = new URL('../dist/', import.meta.url);
/** The attributes that pin a script of this name. */
export const integrityOf = (name: string) => {
  const hash = createHash('sha384').update(readFileSync(new URL(`${name}.js`, dist)));
  return `integrity="sha384-${hash.digest('base64')}" crossorigin="anonymous"`;
};
export const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);
/** A script under its versioned name, with its hash. */
export const pinned = (name: string, attributes = '') =>
  script(`${name}-${version}`, `${integrityOf(name)} ${attributes}`);

export const EMBED = script('embed');
/** The two scripts of a page that brings the whole itself. */
export const BOTH = EMBED + script('rechner');

/** A script of the page that adds embed.js. @param attributes of the page's own */
export const injected = (attributes = '') =>
  `<script ${attributes}>document.head.append(Object.assign(document.createElement('script'), { src: 'SITE/embed.js' }))</script>`;

/** A page of another site. */
export const hostPage = (body: string, head = '') =>
  `<!doctype html><html lang="de"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Gast</title>${head}${body}`;

/** A page that loads embed.js at its end. */
export const pageWith = (body: string, head = '') => hostPage(`<main>${body}</main>${EMBED}`, head);

/** A page with a column of 240 pixels, whose colours follow the system's. */
export const narrowPage = (widget: string, scripts = EMBED) =>
  hostPage(
    `<main><h1>Gast</h1><div style="width:240px">${widget}</div></main>${scripts}`,
    '<style>:root{color-scheme:light dark;background:Canvas}</style>',
  );

/** Expects that the widget of a narrow page fits into its column, and that axe finds no fault, light and dark. */
export async function expectFitAndAccessible(page: Page, state?: string) {
  const widths = (form: Element) => [form.getBoundingClientRect().width, form.scrollWidth];
  expect(await page.locator('form').evaluate(widths), state).toEqual([240, 240]);
  expect(await accessibilityFaultsInBoth(page), state).toEqual([]);
}

/**
 * Opens a page, waits for a widget in each mode and, if the page names it, for rechner.js, and uses each widget.
 *
 * @param window an open page, which this one replaces
 */
export async function expectWidgets(test: Browser, content: Parameters<Browser['open']>[0], window?: Page) {
  if (window) await test.show(window, content);
  const opened = window ?? (await test.open(content));
  await expect.poll(() => opened.locator('[data-iban-rechner] form').count()).toBe(3);
  const html = typeof content === 'string' ? content : content.html;
  if (html.includes('rechner.js')) await hasWhole(opened);
  for (const mode of MODES) {
    const widget = opened.locator(`[data-mode=${mode}]`).first();
    await fillIn(widget, mode);
    await expect.poll(() => widget.getByRole('status').innerText()).toContain('COBADEFFXXX');
  }
  return opened;
}
