import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useSite } from '../../../test/site-visitor.ts';
import { PAGES } from './pages.ts';

const site = useSite();
const WIDTHS = [320, 360, 1072, 1280];

const tops = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((element) => element.getBoundingClientRect().top));
const boxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top, width, height].map((length) => Math.round(length * 10) / 10);
    }),
  );

it('navigation, menu and link to the other language are in the same places on every page of a language', async () => {
  const { page } = await site.open('/');
  const places = new Map<string, Set<string>>();
  for (const { path, language = 'de' } of PAGES) {
    await page.goto(site.url + path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const note = (what: string, place: unknown) => {
        const view = `${what} (${language}) at ${width} px`;
        places.set(view, (places.get(view) ?? new Set()).add(JSON.stringify(place)));
      };
      const [[left = 0, top = 0, linkWidth = 0] = []] = await boxes(page, '.language');
      expect([path, width, linkWidth > 0]).toEqual([path, width, true]);
      note('link', [Math.round(left + linkWidth), Math.round(top)]);
      const all = await tops(page, '.brand, .menu, .language');
      expect(Math.max(...all) - Math.min(...all.filter((top) => top > 0))).toBeLessThan(30);
      const isFolded = await page.locator('.menu').isVisible();
      expect([width, isFolded]).toEqual([width, width < 1000]);
      note('brand and menu', await boxes(page, '.brand, .menu'));
      const menu = page.locator('#navigation');
      if (isFolded) await menu.evaluate((popover: HTMLElement) => popover.showPopover());
      note('navigation', await boxes(page, '.top nav li'));
      if (isFolded) await menu.evaluate((popover: HTMLElement) => popover.hidePopover());
      // All names are on one line, and so is the name of the site.
      else expect([width, new Set(await tops(page, '.top nav li')).size]).toEqual([width, 1]);
      const [[, , , height = 0] = []] = await boxes(page, '.brand');
      expect([width, height < 50]).toEqual([width, true]);
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([path, needed]).toEqual([path, Math.min(needed, width)]);
    }
  }
  expect([...places].filter(([, found]) => found.size > 1)).toEqual([]);
  expect(places.size).toBe(2 * 3 * WIDTHS.length);
});

it('the link to the other language leads to the same page in it and back, by keyboard', async () => {
  const { page } = await site.open('/faq');
  for (const path of ['/en/faq', '/faq']) {
    await page.locator('.language').press('Enter');
    await page.waitForURL(site.url + path);
  }
});

it.each(PAGES.map(({ path }) => path))(
  '%s has its footer at the bottom of a tall window, and wraps its code well',
  async (path) => {
    const { page } = await site.open(path);
    const height = 500 + (await page.evaluate(() => document.documentElement.scrollHeight));
    await page.setViewportSize({ width: 1280, height });
    const box = await page.locator('.bottom').boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(height);
    if ((await page.locator('code').count()) === 0) return;
    await page.setViewportSize({ width: 400, height: 800 });
    // Which words fill a line exactly depends on the font, so many widths are tried.
    expect(await page.evaluate(brokenCode, { from: 320, to: 400, step: 2 })).toEqual([]);
  },
);

it('selected code is copied exactly', async () => {
  const { page } = await site.open('/einbetten/referenz', { viewport: { width: 320, height: 800 } });
  const copied = await page.evaluate(() =>
    [...document.querySelectorAll('pre:not(.prose)')].map((pre) => {
      const folded = pre.closest('details');
      if (folded) folded.open = true;
      getSelection()?.selectAllChildren(pre);
      return [String(getSelection()), pre.textContent];
    }),
  );
  expect(copied.length).toBeGreaterThan(3);
  for (const [selected, text] of copied) expect(selected?.trim()).toBe(text?.trim());
});

/**
 * The pieces of code in which a line ends with a hyphen, and in snippets also inside a word or after the indentation,
 * each with the width of the page. The page itself gets each width: below 400 px, no rule for the content depends on
 * the width of the window, and a window takes ten times as long to change.
 */
function brokenCode({ from, to, step }: { from: number; to: number; step: number }): string[] {
  const found: string[] = [];
  const range = document.createRange();
  const pieces = [...document.querySelectorAll('code')].flatMap((code) => {
    // A hash is longer than a line, so it breaks inside.
    const text = (code.textContent ?? '').replace(/(?<=sha384-.)[^"]+|[\da-f]{64}/g, (hash) =>
      ' '.repeat(hash.length),
    );
    const whole = code.parentElement?.matches('pre') ? [/-+\S/g, /\w{2,}/g, /(?<=^ *) \S/gm] : [/-+\S/g];
    const nodes: { node: Node; start: number }[] = [];
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let start = 0; walker.nextNode(); start += walker.currentNode.textContent?.length ?? 0)
      nodes.push({ node: walker.currentNode, start });
    const placeOf = (index: number): [node: Node, offset: number] => {
      const { node, start } = nodes.findLast(({ start }) => start <= index) ?? { node: code, start: 0 };
      return [node, index - start];
    };
    return whole
      .flatMap((pieces) => [...text.matchAll(pieces)])
      .map(({ index, 0: piece }) => {
        const [last, offset] = placeOf(index + piece.length - 1);
        return {
          first: placeOf(index),
          last: [last, offset + 1] as const,
          around: text.slice(Math.max(0, index - 20), index + 20),
        };
      });
  });
  for (let width = from; width <= to; width += step) {
    document.documentElement.style.width = `${width}px`;
    for (const { first, last, around } of pieces) {
      range.setStart(...first);
      range.setEnd(...last);
      const tops = new Set([...range.getClientRects()].map(({ top }) => top));
      if (tops.size > 1) found.push(`${width}: ${around}`);
    }
  }
  return found;
}
