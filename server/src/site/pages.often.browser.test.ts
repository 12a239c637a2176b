import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { count } from '../../../test/count.ts';
import { accountForm } from '../../test/account-form.ts';
import { brokenEnglishRules } from '../../test/english-typography.ts';
import { accessibilityFaults, useSite } from '../../test/site-visitor.ts';
import { brokenRules } from '../../test/typography.ts';
import { PAGES } from './pages.ts';

const site = useSite();

type State = readonly [name: string, path: string, act?: (page: Page) => Promise<void>];
const EVERY_PAGE: readonly State[] = [
  ...PAGES.map(({ path }): State => [path, path]),
  ['404', '/nix'],
  ['404 in English', '/en/nix'],
  ['a bank', '/banken/37040044'],
  ['/banken with banks', '/banken?q=Berliner+Sparkasse'],
  ['/ with an IBAN', '/', (page) => ask(page, '37040044', '532013000')],
  ['/listen with a result', '/listen', tryList],
];
/** The other states of these pages. */
const OTHER_STATES: readonly State[] = [
  ['/en with suggested banks', '/en', (page) => suggest(page, 'Sparkasse')],
  ['/en with a bank that was not found', '/en', (page) => ask(page, 'xyzxyz')],
  ['a bank with a successor', '/banken/36060192'],
  ['a bank without IBANs', '/banken/50040033'],
  ['a bank that there is not', '/banken/99999999'],
  ['/banken without a bank', '/banken?q=xyz'],
  ['/banken with a fault found by script', '/banken', (page) => searchBank(page, '1234567890')],
  ['/ with a BLZ from its address', '/?blz=37040044'],
  ['/ with suggested banks', '/', (page) => suggest(page, 'Sparkasse')],
  ['/ with a bank that there is not', '/', (page) => ask(page, '37040045')],
  ['/ with a bank alone', '/', (page) => ask(page, '37040044')],
  ['/ with an IBAN that is not confirmed', '/', (page) => ask(page, 'DE97 1007 0024 0000 0560 02')],
  ['/ with a right IBAN', '/', (page) => ask(page, 'DE89 3704 0044 0532 0130 00')],
  ['/ with a wrong IBAN', '/', (page) => ask(page, 'DE88 3704 0044 0532 0130 00')],
  ['/ with a foreign IBAN', '/', (page) => ask(page, 'AT61 1904 3002 3457 3201')],
  ['/ with a fault', '/', (page) => ask(page, '3704004', '0')],
  ['/listen with the faulty rows', '/listen', (page) => tryList(page, 'fehlerhaft')],
  ['/listen with many rows', '/listen', (page) => checkList(page, 'DE89370400440532013000\n'.repeat(120))],
  ['/listen asking for columns', '/listen', askForColumns],
  ['/listen with a fault', '/listen', (page) => checkList(page, 'Anna Arndt')],
  ['/listen at work', '/listen', (page) => startLongList(page)],
  [
    '/einbetten/referenz with a result',
    '/einbetten/referenz',
    (page) => validate(page, 'DE89 3704 0044 0532 0130 00'),
  ],
  [
    '/einbetten/referenz with a fault',
    '/einbetten/referenz',
    (page) => validate(page, 'DE88 3704 0044 0532 0130 00'),
  ],
  ['/schnittstelle with an answer', '/schnittstelle', (page) => tryOut(page, '37040044')],
  ['/schnittstelle with a fault', '/schnittstelle', (page) => tryOut(page, '99999999')],
];
/** All of them in the long run. */
const STATES = [...EVERY_PAGE, ...OTHER_STATES.slice(0, count({ usual: 0, long: OTHER_STATES.length }))];
const VIEWS = [
  { colorScheme: 'light', width: 320 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 320 },
] as const;
/** The views of a state: all of them in the long run, else one, and another one for the next state. */
const viewsOf = (state: number) =>
  [...VIEWS, ...VIEWS].slice(state % VIEWS.length).slice(0, count({ usual: 1, long: VIEWS.length }));

async function suggest(page: Page, text: string) {
  await accountForm(page).first.pressSequentially(text);
  await accountForm(page).options.first().waitFor();
}

/** Asks the form, and waits for what it says. */
async function ask(page: Page, first: string, second = '') {
  await accountForm(page).submit(first, second);
  await page
    .locator('[data-result].result, .account-form .fault:visible, [data-hits]:visible')
    .first()
    .waitFor();
}

async function searchBank(page: Page, text: string) {
  await page.locator('#banksuche').fill(text);
  await page.getByRole('button', { name: 'Bank suchen' }).click();
  await page.locator('#banksuche-fehler:visible').waitFor();
}

async function tryList(page: Page, shown = 'alle') {
  await page.getByRole('button', { name: 'Beispiel ausprobieren' }).click();
  await page.locator('[data-rows] tr').first().waitFor();
  await page.locator('.filter', { hasText: shown }).click();
}

async function checkList(page: Page, list: string) {
  await page.locator('#liste').fill(list);
  await page.getByRole('button', { name: 'Liste prüfen' }).click();
  await page.locator('[data-rows] tr:visible, #liste-fehler:visible').first().waitFor();
}

async function askForColumns(page: Page) {
  await page
    .locator('#liste')
    .fill(`BLZ;Konto;Kontonummer;Name\n37040044;532013000;4711;${'Name '.repeat(20)}\n`);
  await page.getByRole('button', { name: 'Liste prüfen' }).click();
  await page.getByRole('radio', { name: 'Kontonummer aus „Konto“' }).check();
  await page.locator('.preview .code').first().waitFor();
}

/** The worker is never done: a list that is long enough for all views would keep the machine busy. */
async function startLongList(page: Page) {
  await page.evaluate(() => {
    Worker.prototype.postMessage = () => {};
  });
  await page.getByRole('button', { name: 'Beispiel ausprobieren' }).click();
  await page.getByRole('button', { name: 'Abbrechen' }).waitFor();
}

async function validate(page: Page, iban: string) {
  await page.locator('#iban').fill(iban);
  await page.locator('#iban-formular button').click();
}

async function tryOut(page: Page, blz: string) {
  await page.locator('#try-blz').fill(blz);
  await page.getByRole('button', { name: 'Anfrage senden' }).click();
  await page.locator('[data-try-answer]:visible').waitFor();
}

for (const [index, [name, path, act]] of STATES.entries()) {
  describe(name, () => {
    it('is accessible and fits, narrow and wide, light and dark, in good typography', async () => {
      const { page } = await site.open(path);
      await act?.(page);
      for (const { colorScheme, width } of viewsOf(index)) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 640 });
        const view = `${colorScheme} at ${width} px`;
        expect([view, ...(await accessibilityFaults(page))]).toEqual([view]);
        expect([view, ...(await smallTargets(page))]).toEqual([view]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
      expect(await fieldsWithoutKey(page)).toEqual([]);
      await spaceText(page);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 640 });
        const needed = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(needed, `with text spaced, at ${width} px`).toBeLessThanOrEqual(width);
      }
      const texts = await page.evaluate(blocks);
      expect(texts.length).toBeGreaterThan(10);
      const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en';
      const rulesOf = isEnglish ? brokenEnglishRules : brokenRules;
      expect(texts.flatMap((text) => rulesOf(text).map((rule) => `${rule}: ${text}`))).toEqual([]);
    });
  });
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

/** Spaces the text as WCAG 1.4.12 says. It is then as wide as in a font that is a fifth wider. */
function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync(
      '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }',
    );
    document.adoptedStyleSheets = [style];
  });
}

/** What can be clicked and is smaller than 24 × 24 px, or as a field or button lower than 44 px; not links in a sentence. */
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
        // The skip link is out of sight until it has the focus; a link in a sentence is exempt (WCAG 2.5.8).
        if (inSentence && element.closest('p, td, dd, li, dt')) continue;
        if (width < 24 || height < least)
          found.push(`${element.outerHTML.slice(0, 80)}: ${width} × ${height}`);
      }
    };
    visit(document);
    return found;
  });
}

/** The page's text, block by block. Code counts as a word of its own; the widgets' texts have tests where they are made,
 * and so have the sentences in the rows of a list, which else are what visitors have written. */
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
    const others = 'script, noscript, style, pre, svg, [data-field], [data-rows], .account-form [data-fault]';
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
