import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fillIn, useBrowser, widgetIn } from './test/browser-page.ts';
import { ALL, type Api, EMBED, expectWidgets, hostPage } from './test/host-page.ts';

declare const IbanRechner: Api;

const test = useBrowser();

const before = (script: string) => `<script>${script}</script>`;

describe('a hostile page', () => {
  const SCRIPTS: readonly (readonly [habit: string, script: string])[] = [
    // What old libraries did, all enumerable.
    [
      'whose libraries add methods',
      'for (const name of "each all any collect detect contains include remove first last compact flatten without uniq invert size clone inspect toJSON extend hash toQueryString keys values merge rand".split(" ")) Array.prototype[name] ??= Object.prototype[name] ??= function () { return [] }; String.prototype.blank = 1',
    ],
    [
      'that has frozen the prototypes',
      'for (const type of [Object, Array, String, Function, Map]) Object.freeze(type.prototype)',
    ],
    [
      'with patched fetch, XMLHttpRequest and JSON',
      'fetch = XMLHttpRequest = undefined; JSON.parse = JSON.stringify = () => { throw 1 }; navigator.sendBeacon = undefined',
    ],
    ['with an Event of its own', 'function Event(title) { this.title = title }'],
  ];

  it('has working widgets', async () => {
    const page = await test.open('');
    for (const [habit, script] of SCRIPTS)
      await expectWidgets(test, hostPage(ALL + EMBED, `<title>${habit}</title>${before(script)}`), page);
  });

  it.each(['querySelectorAll', 'createElement'])(
    'with document.%s shadowed is left alone without an error',
    async (name) => {
      const opened = await test.open(
        hostPage(`<img name="${name}" alt=""><div data-iban-rechner>Ersatz</div>${EMBED}`),
      );
      expect(await opened.locator('div').innerText()).toBe('Ersatz');
      expect(await opened.evaluate(() => IbanRechner.validate('DE89370400440532013000').valid)).toBe(true);
    },
  );

  const look = async (opened: Page, head: string) => {
    await test.show(
      opened,
      hostPage(
        // Always in the same place: where the browser's tiles meet, a rounded corner has another shade.
        `<main style="display:block!important;width:320px!important;position:fixed!important;top:0!important;left:0!important;background:#fff!important">${widgetIn('build')}</main>${EMBED}`,
        head,
      ),
    );
    await fillIn(opened, 'build', ['3704', '532013000']);
    await expect.poll(() => opened.locator('strong').first().innerText()).not.toBe('');
    await opened.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    return opened.locator('form').screenshot();
  };
  const STYLES: readonly (readonly [name: string, css: string])[] = [
    ['everything unset', '* { all: unset !important } div, input { display: none !important }'],
    [
      'a normalising reset',
      '*, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; border: 0; font: inherit; line-height: 1; list-style: none; background: none }',
    ],
    [
      'letters and lines of its own',
      'body, div { font-size: 50%; font-style: italic; line-height: 3; letter-spacing: 9px; text-transform: uppercase; text-align: center; word-spacing: 1em; visibility: visible; text-indent: 3em }',
    ],
    ['another direction', 'html { direction: rtl }'],
  ];

  it('shows the same pixels, whatever its styles', async () => {
    const page = await test.open('', { deviceScaleFactor: 1 });
    const plain = await look(page, '');
    for (const [name, css] of STYLES) {
      const styled = await look(page, `<style>main{margin:0}</style><style>${css}</style>`);
      expect(styled.equals(plain), name).toBe(true);
    }
  });

  it('keeps its own content if the browser is too old', async () => {
    const missing = [
      'delete Element.prototype.attachShadow; delete window.MutationObserver',
      'window.CSSStyleSheet = function () { throw new TypeError("Illegal constructor") }',
      'delete CSSStyleSheet.prototype.replaceSync',
    ];
    const opened = await test.open('');
    for (const script of missing) {
      await test.show(
        opened,
        hostPage(
          '<div data-iban-rechner data-mode="build"><a href="#">Zum Rechner</a></div><p>Ende</p>',
          before(script) + EMBED,
        ),
      );
      expect(await opened.locator('div').innerHTML()).toBe('<a href="#">Zum Rechner</a>');
      expect(await opened.locator('a').isVisible()).toBe(true);
      expect(await opened.evaluate(() => IbanRechner.validate('DE89370400440532013000').valid)).toBe(true);
    }
  });

  it('gets no widget in an element with its own shadow root, and the next widget works', async () => {
    const opened = await test.open(
      hostPage(
        `<div data-iban-rechner id="own"></div>${widgetIn('build')}`,
        `<script>new MutationObserver((_, observer) => {
          if (!window.own) return;
          observer.disconnect();
          own.attachShadow({ mode: 'closed' });
        }).observe(document, { childList: true, subtree: true })</script><script src="SITE/embed.js" defer></script>`,
      ),
    );
    await fillIn(opened, 'build');
    expect(await opened.locator('b').textContent()).toBe('DE89370400440532013000');
  });
});
