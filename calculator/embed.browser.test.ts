import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fillIn, MODES, pageWith, useBrowser, widgetIn } from './test/browser-page.ts';
import { cases } from './test/cases.ts';

interface Api {
  validate(...values: unknown[]): { valid: boolean };
  buildIban(...values: unknown[]): object;
  lookupBic(...values: unknown[]): object;
}
declare const IbanRechner: Api;

const test = useBrowser();
const ALL = MODES.map(widgetIn).join('');
const EMBED = '<script src="SITE/embed.js"></script>';
const TRUSTED = "require-trusted-types-for 'script'";
const page = (body: string, head = '') =>
  `<!doctype html><html lang="de"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Gast</title>${head}${body}`;

/** Opens a page that must end up with a widget in each mode, and uses each. */
async function expectWidgets(content: Parameters<typeof test.open>[0], count = 3) {
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

describe('the minified script', () => {
  it('answers every case as the source does', async () => {
    const opened = await test.open(pageWith(''));
    const answers = await opened.evaluate(
      (list) => list.map(({ call, input }) => IbanRechner[call](...input)),
      cases as unknown as { call: keyof Api; input: string[] }[],
    );
    expect(answers).toHaveLength(cases.length);
    for (const [index, answer] of answers.entries()) {
      const { call, expected } = cases[index] as (typeof cases)[number];
      expect(answer).toEqual(call === 'validate' ? { ...answer, ...expected } : expected);
    }
  });

  it('throws for no value', async () => {
    const opened = await test.open(pageWith(''));
    const answers = await opened.evaluate(() => {
      const thrower = () => {
        throw new Error();
      };
      const values = [
        null,
        undefined,
        1,
        10n,
        Symbol(),
        {},
        [],
        document,
        window,
        new Proxy({}, { get: thrower }),
      ];
      values.push(
        { toString: thrower, valueOf: thrower },
        Object.create(null),
        'x'.repeat(1e6),
        ' '.repeat(1e6),
      );
      return values.map((value) => [
        IbanRechner.validate(value).valid,
        'error' in IbanRechner.buildIban(value, value),
        'notFound' in IbanRechner.lookupBic(value),
      ]);
    });
    expect(answers).toEqual(answers.map(() => [false, true, true]));
  });

  it('leaves one global, no trace in the head, no changed prototype, no listener outside', async () => {
    const opened = await test.open(
      page(
        ALL,
        `<script>
          const listened = [];
          const add = EventTarget.prototype.addEventListener;
          EventTarget.prototype.addEventListener = function (...args) { listened.push(this); return add.apply(this, args); };
          const prototypes = [Object, Array, String, Number, RegExp, Map, Element, HTMLElement, Node, Document, ShadowRoot].map((type) => type.prototype);
          const look = () => prototypes.map((prototype) => JSON.stringify(Reflect.ownKeys(prototype).map(String)));
          const before = { names: Object.getOwnPropertyNames(window), looks: look(), head: document.head.innerHTML };
        </script><script src="SITE/embed.js" defer></script>`,
      ),
    );
    await fillIn(opened, 'validate');
    const after = await opened.evaluate(`({
      globals: Object.getOwnPropertyNames(window).filter((name) => !before.names.includes(name) && isNaN(name)),
      same: JSON.stringify(look()) === JSON.stringify(before.looks),
      head: document.head.querySelectorAll('style,link[rel=stylesheet]').length + document.adoptedStyleSheets.length,
      listened: listened.length,
      properties: Object.keys(IbanRechner),
    })`);
    expect(after).toEqual({
      globals: ['IbanRechner'],
      same: true,
      head: 0,
      listened: 0,
      properties: ['validate', 'buildIban', 'lookupBic'],
    });
  });

  it('asks for nothing after it is loaded, and keeps nothing', async () => {
    const opened = await test.open(page(`${ALL}${EMBED}`));
    const before = test.hosts.requests.length;
    const requested: string[] = [];
    opened.on('request', (request) => requested.push(request.url()));
    for (const mode of MODES) {
      const inputs = opened.locator(`[data-mode=${mode}] input`);
      for (const input of await inputs.all()) await input.fill('4711081547');
      await inputs.first().press('Enter');
    }
    await opened.locator('[data-mode=build] input').first().fill('37040044');
    await opened.locator('[data-mode=build] input').first().press('Enter');
    await expect
      .poll(() => opened.locator('[data-mode=build] b').innerText())
      .toContain('4711081547'.slice(2, 6));
    await opened.waitForTimeout(200);
    expect({ requested, more: test.hosts.requests.slice(before) }).toEqual({ requested: [], more: [] });
    const kept = await opened.evaluate(async () => [
      document.cookie,
      localStorage.length,
      sessionStorage.length,
      (await indexedDB.databases()).length,
      (await caches.keys()).length,
      location.search + location.hash,
    ]);
    expect(kept).toEqual(['', 0, 0, 0, 0, '']);
  });
});

describe('a page with a strict policy', () => {
  const strict = `default-src 'none'; script-src SITE; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  it.each([
    ['without Trusted Types', strict],
    ['with Trusted Types', `${strict}; ${TRUSTED}`],
    ['that allows no policy for Trusted Types', `${strict}; ${TRUSTED}; trusted-types 'none'`],
  ])('%s has working widgets and no violation', async (_, policy) => {
    await expectWidgets({ html: page(`${ALL}${EMBED}`), headers: { 'Content-Security-Policy': policy } });
  });

  it('of nonces has them too, also where the script is injected by a trusted one', async () => {
    const headers = {
      'Content-Security-Policy': `default-src 'none'; img-src data:; script-src 'nonce-abc' 'strict-dynamic'`,
    };
    await expectWidgets({ html: page(`${ALL}<script nonce="abc" src="SITE/embed.js"></script>`), headers });
    const inject = `const s = document.createElement('script'); s.src = 'SITE/embed.js'; document.head.append(s);`;
    await expectWidgets({ html: page(`${ALL}<script nonce="abc">${inject}</script>`), headers });
  });

  it('that is isolated from other origins has them too', async () => {
    const headers = {
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Opener-Policy': 'same-origin',
    };
    const opened = await expectWidgets({ html: page(`${ALL}${EMBED}`), headers });
    expect(await opened.evaluate(() => crossOriginIsolated)).toBe(true);
  });
});

describe('the script loaded', () => {
  const injected = `<script>const s = document.createElement('script'); s.src = 'SITE/embed.js'; document.head.append(s);</script>`;
  it.each([
    ['at the end of the body', page(`${ALL}${EMBED}`)],
    ['in the head, before the widgets are there', page(ALL, EMBED)],
    ['async', page(ALL, '<script src="SITE/embed.js" async></script>')],
    ['deferred', page(ALL, '<script src="SITE/embed.js" defer></script>')],
    ['as a module', page(ALL, '<script src="SITE/embed.js" type="module"></script>')],
    ['by another script', page(`${ALL}${injected}`)],
    ['twice', page(`${ALL}${EMBED}${EMBED}`)],
    [
      'from two addresses, once as a module',
      page(`${EMBED}${ALL}<script type="module" src="SITE/embed-again.js"></script>`),
    ],
    ['with currentScript shadowed by an image', page(`<img name="currentScript" alt="">${EMBED}${ALL}`)],
    ['on a page of another character set', page(`${ALL}${EMBED}`).replace('utf-8', 'windows-1252')],
  ])('%s makes one widget of each element', async (_, html) => {
    await expectWidgets({ html, headers: html.includes('1252') ? { 'Content-Type': 'text/html' } : {} });
  });

  it('twice keeps the functions of the first', async () => {
    const opened = await test.open(
      page(`${EMBED}<script>const first = IbanRechner</script><script src="SITE/embed-again.js"></script>`),
    );
    expect(await opened.evaluate('first === IbanRechner')).toBe(true);
  });
});

describe('on a page with many widgets', () => {
  it('all twenty work on their own', async () => {
    const opened = await test.open(page(`${widgetIn('build').repeat(20)}${EMBED}`));
    const inputs = opened.locator('input');
    expect(await inputs.count()).toBe(40);
    for (let index = 0; index < 20; index++) {
      await inputs.nth(2 * index).fill('10000000');
      await inputs.nth(2 * index + 1).fill(`${index + 1}`);
      await inputs.nth(2 * index + 1).press('Enter');
    }
    const ibans = await opened.locator('b').allTextContents();
    expect(ibans.map((iban) => Number(iban.slice(12)))).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
  });

  it('those added later work, those moved stay as they were, those removed are forgotten', async () => {
    const opened = await test.open(page(`<p id="p"></p>${EMBED}`));
    await opened.evaluate(() => {
      const host = document.createElement('div');
      host.dataset['ibanRechner'] = '';
      host.dataset['mode'] = 'build';
      document.querySelector('p')?.after(host);
    });
    await fillIn(opened, 'build');
    await opened.evaluate(() =>
      document.body.prepend(document.querySelector('[data-iban-rechner]') as Element),
    );
    expect(await opened.locator('form').count()).toBe(1);
    expect(await opened.locator('b').textContent()).toBe('DE89370400440532013000');
    await opened.evaluate(() => document.querySelector('[data-iban-rechner]')?.remove());
    expect(await opened.locator('form').count()).toBe(0);
  });

  it('an unknown mode, or none, checks IBANs', async () => {
    const modes = ['', 'constructor', '__proto__', 'BUILD', 'validate'];
    const opened = await test.open(
      page(`<div data-iban-rechner></div>${modes.map(widgetIn).join('')}${EMBED}`),
    );
    expect(await opened.locator('button').allInnerTexts()).toEqual(Array(6).fill('IBAN prüfen'));
  });
});

describe('a hostile page', () => {
  const before = (script: string) => `<script>${script}</script>`;
  it.each([
    [
      'with a polluted Object.prototype',
      'for (const name of ["delegatesFocus", "slotAssignment", "attributeFilter", "clonable", "subtree", "childList", "mode", "valid", "error", "name", "get", "set", "style"]) Object.prototype[name] = "polluted"',
    ],
    [
      'with Prototype.js’ habits',
      'Array.prototype.toJSON = () => "[]"; Array.prototype.each = Array.prototype.forEach; String.prototype.blank = 1',
    ],
    [
      'that has frozen the prototypes',
      'for (const type of [Object, Array, String, Function, Map]) Object.freeze(type.prototype)',
    ],
    [
      'with patched fetch, XMLHttpRequest and JSON',
      'fetch = XMLHttpRequest = undefined; JSON.parse = JSON.stringify = () => { throw 1 }; navigator.sendBeacon = undefined',
    ],
  ])('%s has working widgets', async (_, script) => {
    await expectWidgets(page(`${ALL}${EMBED}`, before(script)));
  });

  it.each([
    [
      'an element',
      '<a id="IbanRechner" href="https://example.org"></a><a id="IbanRechner" name="endpoint"></a>',
    ],
    ['a form', '<form id="IbanRechner"><input name="lookup"></form>'],
  ])('with %s of the global’s name has working widgets', async (_, element) => {
    await expectWidgets(page(`${element}${ALL}${EMBED}`));
  });

  it.each(['querySelectorAll', 'createElement'])(
    'with document.%s shadowed is left alone without an error',
    async (name) => {
      const opened = await test.open(
        page(`<img name="${name}" alt=""><div data-iban-rechner>Ersatz</div>${EMBED}`),
      );
      expect(await opened.locator('div').innerText()).toBe('Ersatz');
      expect(await opened.evaluate(() => IbanRechner.validate('DE89370400440532013000').valid)).toBe(true);
    },
  );

  const look = async (head: string, options = {}) => {
    const opened = await test.open(
      page(
        // In the same place always: where the browser's tiles meet, a rounded corner has another shade.
        `<main style="display:block!important;width:320px!important;position:fixed!important;top:0!important;left:0!important">${widgetIn('build')}</main>${EMBED}`,
        head,
      ),
      {
        ...options,
        deviceScaleFactor: 1,
      },
    );
    await fillIn(opened, 'build', ['3704', '532013000']);
    await opened.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    return opened.locator('form').screenshot();
  };
  it.each([
    ['everything unset', '* { all: unset !important } div, input { display: none !important }'],
    [
      'a normalising reset',
      '*, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; border: 0; font: inherit; line-height: 1; list-style: none; background: none }',
    ],
    [
      'letters and lines of its own',
      'body, div { font: italic 200%/3 fantasy; letter-spacing: 9px; text-transform: uppercase; color: red; text-align: center; word-spacing: 1em; visibility: visible; text-indent: 3em }',
    ],
    ['another direction and double size', 'html { direction: rtl; font-size: 200% }'],
  ])('with %s shows the same pixels', async (_, css) => {
    const [plain, styled] = [
      await look(''),
      await look(`<style>main{margin:0}</style><style>${css}</style>`),
    ];
    expect(styled.equals(plain)).toBe(true);
  });

  it('keeps its own content where the browser is too old', async () => {
    const missing = [
      'delete Element.prototype.attachShadow',
      'delete window.CSSStyleSheet',
      'window.CSSStyleSheet = function () { throw new TypeError("Illegal constructor") }',
      'delete CSSStyleSheet.prototype.replaceSync',
      'delete window.MutationObserver; delete Element.prototype.attachShadow',
    ];
    for (const script of missing) {
      const opened = await test.open(
        page(
          '<div data-iban-rechner data-mode="build"><a href="#">Zum Rechner</a></div><p>Ende</p>',
          before(script) + EMBED,
        ),
      );
      expect(await opened.locator('div').innerHTML()).toBe('<a href="#">Zum Rechner</a>');
      expect(await opened.locator('a').isVisible()).toBe(true);
      expect(await opened.evaluate(() => IbanRechner.validate('DE89370400440532013000').valid)).toBe(true);
    }
  });

  it('gets no widget in an element with a root of its own, and the next one works', async () => {
    const opened = await test.open(
      page(
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

describe('nothing that a page or person passes in runs or becomes an element', () => {
  const payloads = readFileSync(new URL('test/payloads.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);

  it('knows fifty payloads', () => {
    expect(payloads.length).toBeGreaterThanOrEqual(50);
  });

  it('through attributes, fields and functions', async () => {
    const opened = await test.open(page(EMBED));
    const made = await opened.evaluate(async (texts) => {
      const names: string[] = [];
      for (const text of texts) {
        const host = document.createElement('div');
        for (const name of [
          'data-iban-rechner',
          'data-mode',
          'lang',
          'data-theme',
          'title',
          'data-endpoint',
        ]) {
          host.setAttribute(name, text);
        }
        document.body.append(host);
        await Promise.resolve();
        const root = host.shadowRoot as ShadowRoot;
        const input = root.querySelector('input') as HTMLInputElement;
        for (const typed of [text, `DE${text}`, `DE89${text}`]) {
          input.value = typed;
          root.querySelector('form')?.requestSubmit();
          names.push(...Array.from(root.querySelectorAll('*'), (element) => element.localName));
          IbanRechner.validate(typed);
          IbanRechner.buildIban(typed, typed);
          IbanRechner.lookupBic(typed);
        }
      }
      return { names: [...new Set(names)].sort(), hacked: 'hacked' in window };
    }, payloads);
    expect(made.hacked).toBe(false);
    expect(made.names).toEqual(['button', 'form', 'input', 'label', 'output', 'small', 'strong']);
  });
});
