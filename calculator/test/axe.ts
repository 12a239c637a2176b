import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA, and best practices. */
const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All that can differ between light and dark. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

type Options = { readonly runOnly: readonly string[] };
type Axe = { run(options: Options): Promise<{ violations: { id: string }[] }> };

/** The ids of the accessibility rules that a page breaks, as axe sees it. */
export async function axeViolations(page: Page, runOnly = ALL): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: Axe }).axe.run(options),
    { runOnly },
  );
  return violations.map(({ id }) => id);
}

/** The same in light colours and in dark ones. */
export async function axeViolationsInBoth(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const rules = colorScheme === 'light' ? ALL : COLOURS;
    found.push(...(await axeViolations(page, rules)).map((id) => `${colorScheme}: ${id}`));
  }
  return found;
}
