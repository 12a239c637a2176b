import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../../test/browser/axe.ts';
import { brokenEnglishRules } from './english-typography.ts';
import { brokenRules } from './typography.ts';

/** A page must look good in each: colours and layout do not depend on each other. */
const VIEWS = [
  { colorScheme: 'light', width: 320 },
  { colorScheme: 'dark', width: 1280 },
] as const;

/** Expects that a page in this state is accessible and fits in each view, and that its texts have good typography. */
export async function expectGoodPage(page: Page, state: string): Promise<void> {
  for (const { colorScheme, width } of VIEWS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 640 });
    // While a part fades in, its colours are mixed with the page's.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    const view = `${state}, ${colorScheme} at ${width} px`;
    expect([view, ...(await accessibilityFaults(page))]).toEqual([view]);
    expect([view, ...(await smallTargets(page))]).toEqual([view]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), view).toBeLessThanOrEqual(width);
  }
  expect(await fieldsWithoutKey(page), state).toEqual([]);
  await spaceText(page, true);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(needed, `${state}, with text spaced, at ${width} px`).toBeLessThanOrEqual(width);
  }
  await spaceText(page, false);
  const texts = await page.evaluate(blocks);
  expect(texts.length).toBeGreaterThan(10);
  const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en';
  const rulesOf = isEnglish ? brokenEnglishRules : brokenRules;
  expect(
    texts.flatMap((text) => rulesOf(text).map((rule) => `${rule}: ${text}`)),
    state,
  ).toEqual([]);
}

/** The page's own text fields that do not tell a keyboard on the screen what Enter does. */
function fieldsWithoutKey(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input:not([enterkeyhint])')]
      .filter(
        (input) => /^(?:text|search|number|email)$/.test(input.type) && !input.closest('.live, iban-field'),
      )
      .map(({ outerHTML }) => outerHTML),
  );
}

/** Spaces the text as WCAG 1.4.12 says, or undoes that. Spaced, it is as wide as in a font that is a fifth wider. */
function spaceText(page: Page, isSpaced: boolean): Promise<void> {
  return page.evaluate((isSpaced) => {
    const style = new CSSStyleSheet();
    style.replaceSync(
      '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }',
    );
    document.adoptedStyleSheets = isSpaced ? [style] : [];
  }, isSpaced);
}

/** What can be clicked and is too small: below 24 × 24 px, or, if it is not a link, lower than 44 px. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const visit = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) visit(element.shadowRoot);
        if (!element.matches('a[href], button, input, select, summary') || !element.checkVisibility())
          continue;
        const inSentence = element.matches('a') && getComputedStyle(element).display === 'inline';
        // A click on the label of a radio button chooses it, too.
        const target = (element.matches('[type=radio]') && element.closest('label')) || element;
        const { width, height } = target.getBoundingClientRect();
        const least = element.matches('a') ? 24 : 44;
        // A link in a sentence is exempt (WCAG 2.5.8).
        if (inSentence && element.closest('p, td, dd, li, dt')) continue;
        if (width < 24 || height < least)
          found.push(`${element.outerHTML.slice(0, 80)}: ${width} × ${height}`);
      }
    };
    visit(document);
    return found;
  });
}

/** The page's text, block by block. Code counts as one word. Other tests check the widgets' texts and the sentences in
 * the rows of a list; the other cells there are what visitors have written. */
function blocks(): string[] {
  const texts = new Map<Element, string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const titles = [
    document.title,
    document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
  ];
  const seen = new Set<Element>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    // The calculator's sentences have tests where they are made.
    const others =
      'script, noscript, style, pre, svg, [data-field], [data-rows], .account-form :is([data-fault], [data-spoken])';
    if (!parent || parent.closest(others)) continue;
    let block: Element = parent;
    while (getComputedStyle(block).display.startsWith('inline') && block.parentElement)
      block = block.parentElement;
    const code = parent.closest('code, .code');
    let text = node.textContent ?? '';
    if (code) {
      text = seen.has(code) ? '' : 'x';
      seen.add(code);
    }
    texts.set(block, (texts.get(block) ?? '') + text);
  }
  return [...titles, ...texts.values()].map((text) => text.replace(/[ \n\t]+/g, ' ').trim()).filter(Boolean);
}
