import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BAD_INPUT, MODES, useBrowser } from './test/browser-page.ts';

const test = useBrowser();
const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');

it('the README names heights that every state of the frame fits into', async () => {
  const rows = [...readme.matchAll(/^\| (\d+) px \| (\d+) px \| (\d+) px \| (\d+) px \|$/gm)];
  expect(rows).toHaveLength(3);
  for (const [, width, ...heights] of rows) {
    for (const [index, mode] of MODES.entries()) {
      const viewport = { width: Number(width), height: Number(heights[index]) };
      const page = await test.open('<!doctype html><link rel="icon" href="data:,">', { viewport });
      await page.goto(`${test.hosts.site}/widget.html?mode=${mode}`);
      const inputs = page.locator('input');
      for (const texts of [
        ['', ''],
        BAD_INPUT[mode],
        ['DE98370400440532013000', 'x'],
        ['50050201', '1'],
        ['DE89370400440532013000'],
      ]) {
        for (const [field, text] of (texts ?? []).entries())
          if (field < (await inputs.count())) await inputs.nth(field).fill(text);
        await inputs.first().press('Enter');
        const [height = 0, wide = 0] = await page.evaluate(() => [
          document.documentElement.scrollHeight,
          document.documentElement.scrollWidth,
        ]);
        expect({ mode, fits: height <= viewport.height && wide <= viewport.width }).toEqual({
          mode,
          fits: true,
        });
      }
    }
  }
});
