import { expect } from 'vitest';
import { MODES, type useBrowser, widgetIn } from './browser-page.ts';

type Browser = ReturnType<typeof useBrowser>;

/** What embed.js gives a page, called with whatever a test likes. */
export interface Api {
  validate(...values: unknown[]): { valid: boolean };
  buildIban(...values: unknown[]): object;
  lookupBic(...values: unknown[]): object;
}

/** A widget in each mode. */
export const ALL = MODES.map(widgetIn).join('');
export const EMBED = '<script src="SITE/embed.js"></script>';

/** The page of a site that has nothing to do with us. */
export const hostPage = (body: string, head = '') =>
  `<!doctype html><html lang="de"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Gast</title>${head}${body}`;

/** Opens a page that must end up with a widget in each mode, and uses each. */
export async function expectWidgets(test: Browser, content: Parameters<Browser['open']>[0], count = 3) {
  const opened = await test.open(content);
  await expect.poll(() => opened.locator('[data-iban-rechner] form').count()).toBe(count);
  for (const mode of MODES) {
    const widget = opened.locator(`[data-mode=${mode}]`).first();
    const texts = {
      validate: ['DE89370400440532013000'],
      build: ['37040044', '532013000'],
      lookup: ['37040044'],
    };
    for (const [index, text] of texts[mode as 'build'].entries())
      await widget.locator('input').nth(index).fill(text);
    await widget.locator('button').first().click();
    await expect.poll(() => widget.getByRole('status').innerText()).toContain('COBADEFFXXX');
  }
  return opened;
}
