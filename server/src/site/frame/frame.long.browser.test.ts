import { expect, it } from 'vitest';
import { useSite } from '../../../test/site-visitor.ts';
import { PAGES } from './pages.ts';

const site = useSite();
/** With the menu folded, and with all its links. */
const WIDTHS = [320, 1184];

/** The boxes of what all pages share, each as left, top, width and height; of the links, in the open menu. */
function sharedBoxes() {
  const boxes = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top, width, height].map((length) => Math.round(length * 10) / 10);
    });
  const [[brand = [], menu = []], [language = []]] = [boxes('.brand, .menu'), boxes('.language')];
  const navigation = document.querySelector<HTMLElement>('#navigation');
  const isFolded = document.querySelector('.menu')?.checkVisibility();
  if (isFolded) navigation?.showPopover();
  const links = boxes('.top nav li');
  if (isFolded) navigation?.hidePopover();
  return { brand, menu, language, links, isFolded, needed: document.documentElement.scrollWidth };
}

it('every page has its frame in the same places and its footer at the bottom, and wraps its code well', async () => {
  const { page } = await site.open('/');
  const places = new Map<string, Set<string>>();
  for (const { path, language: spoken = 'de' } of PAGES) {
    await page.goto(site.url + path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const { brand, menu, language, links, isFolded, needed } = await page.evaluate(sharedBoxes);
      const [left = 0, top = 0, linkWidth = 0] = language;
      const tops = [brand, menu, language].map(([, top = 0]) => top);
      expect([path, width, linkWidth > 0, isFolded]).toEqual([path, width, true, width < 1100]);
      expect(Math.max(...tops) - Math.min(...tops.filter((top) => top > 0))).toBeLessThan(30);
      // All names are on one line, and so is the name of the site.
      if (!isFolded)
        expect([path, width, new Set(links.map(([, top]) => top)).size]).toEqual([path, width, 1]);
      expect([path, width, (brand[3] ?? 0) < 50]).toEqual([path, width, true]);
      expect([path, needed]).toEqual([path, Math.min(needed, width)]);
      for (const [what, place] of Object.entries({
        link: [Math.round(left + linkWidth), Math.round(top)],
        'brand and menu': [brand, menu],
        navigation: links,
      })) {
        const view = `${what} (${spoken}) at ${width} px`;
        places.set(view, (places.get(view) ?? new Set()).add(JSON.stringify(place)));
      }
    }
    const height = 500 + (await page.evaluate(() => document.documentElement.scrollHeight));
    await page.setViewportSize({ width: 1280, height });
    const bottom = await page.locator('.bottom').evaluate((footer) => footer.getBoundingClientRect().bottom);
    expect([path, Math.round(bottom)]).toEqual([path, height]);
    if ((await page.locator('code').count()) === 0) continue;
    await page.setViewportSize({ width: 400, height: 800 });
    // Which words fill a line exactly depends on the font, so many widths are tried.
    expect([path, ...(await page.evaluate(brokenCode, { from: 320, to: 400, step: 4 }))]).toEqual([path]);
  }
  expect([...places].filter(([, found]) => found.size > 1)).toEqual([]);
  expect(places.size).toBe(2 * 3 * WIDTHS.length);
});

it('no page is wider than a phone with letters of twice the size, even unfolded', async () => {
  const { page } = await site.open('/', { viewport: { width: 360, height: 800 } });
  for (const { path } of [...PAGES, { path: '/banken/37040044' }]) {
    await page.goto(site.url + path);
    const needed = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      for (const folded of document.querySelectorAll('details')) folded.open = true;
      return document.documentElement.scrollWidth;
    });
    expect([path, needed]).toEqual([path, Math.min(needed, 360)]);
  }
});

it('breaks no word of a heading, a label, a button or a promise, and no BIC, with letters of twice the size', async () => {
  const { page } = await site.open('/', { viewport: { width: 360, height: 800 } });
  for (const path of ['/', '/banken', '/banken/37040044', '/status', '/einbetten']) {
    await page.goto(site.url + path, { waitUntil: 'load' });
    const broken = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      const found: string[] = [];
      const range = document.createRange();
      for (const element of document.querySelectorAll('main :is(h1, h2, label, button, .key, .trust b)')) {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const text = texts.currentNode.nodeValue ?? '';
          for (const { 0: word, index } of text.matchAll(/[\p{L}\d]+[?!.,:]?/gu)) {
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + word.length);
            if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) found.push(word);
          }
        }
      }
      return found;
    });
    expect([path, ...broken]).toEqual([path]);
  }
});

it('the link to the other language leads to the same page in it and back, by keyboard', async () => {
  const { page } = await site.open('/faq');
  for (const path of ['/en/faq', '/faq']) {
    await page.locator('.language').press('Enter');
    await page.waitForURL(site.url + path);
  }
});

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
 * The pieces of code inside sentences in which a line ends with a hyphen, each with the width of the page. The page itself gets each width: below 400 px, no rule for the content depends on
 * the width of the window, and a window takes ten times as long to change.
 */
function brokenCode({ from, to, step }: { from: number; to: number; step: number }): string[] {
  const found: string[] = [];
  const range = document.createRange();
  const pieces = [...document.querySelectorAll(':not(pre) > code')].flatMap((code) => {
    // A hash is longer than a line, so it breaks inside.
    const text = (code.textContent ?? '').replace(/(?<=sha384-.)[^"]+|[\da-f]{64}/g, (hash) =>
      ' '.repeat(hash.length),
    );
    const nodes: { node: Node; start: number }[] = [];
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let start = 0; walker.nextNode(); start += walker.currentNode.textContent?.length ?? 0)
      nodes.push({ node: walker.currentNode, start });
    const placeOf = (index: number): [node: Node, offset: number] => {
      const { node, start } = nodes.findLast(({ start }) => start <= index) ?? { node: code, start: 0 };
      return [node, index - start];
    };
    return [...text.matchAll(/-+\S/g)].map(({ index, 0: piece }) => {
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
