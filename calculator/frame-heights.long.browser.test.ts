import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BAD_INPUT, MODES, useBrowser } from './test/browser-page.ts';

const test = useBrowser();
const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');

/** What the good view shows after a submit. */
const ANSWERED = 'output:not(:empty), [aria-live]:not(:empty), [aria-invalid=true]';

it('the README names heights that every state of the frame fits into', async () => {
  const rows = [...readme.matchAll(/^\| (\d+) px \| (\d+) px \| (\d+) px \| (\d+) px \|$/gm)];
  expect(rows).toHaveLength(3);
  const page = await test.open('<!doctype html><link rel="icon" href="data:,">');
  let choices = 0;
  const needed: [width: number, mode: string, height: number, text: string][] = [];
  for (const [, width] of rows)
    for (const mode of MODES) {
      await page.setViewportSize({ width: Number(width), height: 200 });
      await page.goto(`${test.hosts.site}/widget.html?mode=${mode}`);
      const inputs = page.locator('input');
      await inputs.first().focus();
      // The good view has come, with all banks.
      await page.locator('strong').first().waitFor({ state: 'attached' });
      await page.waitForFunction("IbanRechner.lookupBic('10070024').name");
      // The highest answers, and faults.
      for (const texts of [
        BAD_INPUT[mode],
        ['50050201', '1'],
        ['DE89370400440532013000'],
        ['CH4431999123000889012'],
        ['Volksbank Frankfurt', '532013000'],
      ]) {
        for (const [field, text] of (texts ?? []).entries())
          if (field < (await inputs.count())) await inputs.nth(field).fill(text);
        await inputs.first().press('Enter');
        await page.locator(ANSWERED).first().waitFor();
        choices += await page.locator('[aria-live] + div button').count();
        const [height = 0, wide = 0] = await page.evaluate(() => [
          document.documentElement.scrollHeight,
          document.documentElement.scrollWidth,
        ]);
        expect(wide).toBeLessThanOrEqual(Number(width));
        needed.push([Number(width), mode, height, texts?.join() ?? '']);
      }
    }
  expect(choices).toBeGreaterThan(10);
  for (const [, width, ...heights] of rows)
    for (const [index, mode] of MODES.entries()) {
      const ofFrame = needed.filter(([itsWidth, itsMode]) => itsWidth === Number(width) && itsMode === mode);
      const highest = ofFrame.toSorted(([, , a], [, , b]) => b - a)[0];
      expect(highest?.[2], String(highest)).toBeLessThanOrEqual(Number(heights[index]));
    }
});
