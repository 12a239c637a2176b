import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA, and good practice. */
const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that depend on light or dark. */
export const COLOURS: readonly string[] = ['color-contrast', 'link-in-text-block'];

interface Axe {
  run(options: object): Promise<{
    violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[];
  }>;
}

/**
 * The accessibility faults that axe finds on a page, each with the element.
 *
 * @param runOnly the rules, or their tags
 */
export async function accessibilityFaults(page: Page, runOnly: readonly string[] = ALL): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(async (rules) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const options = {
      runOnly: rules,
      resultTypes: ['violations'],
      iframes: false,
      preload: { assets: ['media'] },
    };
    const { violations } = await axe.run(options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  }, runOnly);
}

/** Checks ALL in light colours, and COLOURS in dark. */
export async function accessibilityFaultsInBoth(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const faults = await accessibilityFaults(page, colorScheme === 'light' ? ALL : COLOURS);
    found.push(...faults.map((fault) => `${colorScheme}: ${fault}`));
  }
  return found;
}
