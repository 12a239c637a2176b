import { describe, expect, it } from 'vitest';
import { fillIn, PAYLOADS, styleOf, useBrowser } from './test/browser-page.ts';

const test = useBrowser();
const frame = (query: string, attributes = '') =>
  `<!doctype html><html lang="de"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Gast</title>
   <iframe title="IBAN-Rechner" src="SITE/widget.html${query}" sandbox="allow-scripts allow-forms" style="border:0;width:240px;height:1130px" ${attributes}></iframe>`;

const FILLED = '?iban=DE89370400440532013000&kontonummer=532013000&blz=37040044';

describe('the widget’s page in a frame', () => {
  // test/engines/cases/frame.case.ts has each mode.
  it('works sandboxed on an isolated page without scripts, in 240 pixels', async () => {
    const page = await test.open({
      html: frame('?mode=build'),
      headers: {
        'Content-Security-Policy':
          "default-src 'none'; frame-src SITE; img-src data:; style-src 'unsafe-inline'",
        'Cross-Origin-Embedder-Policy': 'require-corp',
      },
    });
    const widget = page.frameLocator('iframe');
    await fillIn(widget, 'build');
    await expect.poll(() => widget.getByRole('status').innerText()).toContain('COBADEFFXXX');
    expect(await widget.locator('html').evaluate((html) => html.scrollWidth)).toBe(240);
  });

  it('checks IBANs for an unknown mode, takes the first of several, and fills nothing in', async () => {
    const unknown = ['', '?mode=', '?mode=constructor', '?MODE=build', '?mode=VALIDATE#mode=build', FILLED];
    const queries = [...unknown, '?mode=lookup&mode=build'];
    const page = await test.open(queries.map((query) => frame(query)).join(''));
    for (const [index] of queries.entries()) {
      const widget = page.frameLocator(`iframe >> nth=${index}`);
      const button = index < unknown.length ? 'IBAN prüfen' : 'Bank suchen';
      await widget.getByRole('button', { name: button }).waitFor();
      expect(await widget.locator('input').inputValue()).toBe('');
    }
  });

  it('allows its page to size it by its content, and asks for that where the browser can', async () => {
    const page = await test.open(frame('?mode=lookup'));
    const inside = page.frameLocator('iframe');
    const sizing = await inside
      .locator('meta[name=responsive-embedded-sizing]')
      .evaluate((meta: HTMLMetaElement) => [meta.content, meta.parentElement?.localName]);
    expect(sizing).toEqual(['allow-origins=*', 'head']);
    const [, framed] = page.frames();
    // Chromium refuses in some frames.
    await framed?.evaluate(() => {
      Object.assign(self, {
        asked: 0,
        requestResize() {
          Object.assign(self, { asked: 1 });
          throw new DOMException('', 'NotAllowedError');
        },
      });
    });
    await inside.locator('input').fill('DE88');
    await inside.locator('input').press('Enter');
    await inside.getByText('Fehler: ').waitFor();
    await expect.poll(() => framed?.evaluate('asked')).toBeGreaterThan(0);
  });

  it('takes no element and no script from its address', async () => {
    const texts = PAYLOADS.map((payload) => encodeURIComponent(payload).replaceAll("'", '%27'));
    const names = ['mode', 'lang', 'theme', 'accent', 'font'];
    const queries: string[] = [];
    // Each text in one parameter.
    for (let at = 0; at < texts.length; at += names.length) {
      const some = names.map((name, place) => `${name}=${texts[at + place] ?? ''}`).join('&');
      queries.push(`?${some}&${texts[at]}#${texts[at]}`);
    }
    const page = await test.open(
      queries.map((query) => `<iframe src='SITE/widget.html${query}'></iframe>`).join(''),
    );
    const [host, ...frames] = page.frames();
    const found = await Promise.all(
      frames.map((each) =>
        each.evaluate(() => ({
          query: location.search + location.hash,
          names: Array.from(document.querySelectorAll('body *'), (element) => element.localName),
          hacked: 'hacked' in window,
        })),
      ),
    );
    expect(found).toEqual(queries.map((query) => ({ query, names: ['noscript', 'div'], hacked: false })));
    expect(await host?.evaluate(() => 'hacked' in window)).toBe(false);
  });

  it('takes a colour and a font from its address, but no other CSS', async () => {
    const neither = ['url(//example.org/a)', 'a;color:red', 'var(--a)'];
    const queries = [
      ...['', 'accent=ffe08a&font=Georgia,%20serif', 'accent=%230A3D62'],
      ...['red', 'fff', ...neither].map((text) => `accent=${encodeURIComponent(text)}`),
      ...[...neither, 'a}', '\\41', 'a'.repeat(101)].map((text) => `font=${encodeURIComponent(text)}`),
    ];
    const page = await test.open(queries.map((query) => frame(`?${query}`)).join(''));
    const [usual, sand, blue, ...others] = await Promise.all(
      queries.map((_, index) => {
        const action = page.frameLocator(`iframe >> nth=${index}`).locator('form > button');
        return styleOf(action, 'backgroundColor', 'color', 'fontFamily');
      }),
    );
    expect(usual?.[2]).toBe('system-ui, sans-serif');
    expect(sand).toEqual(['rgb(255, 224, 138)', 'rgb(0, 0, 0)', 'Georgia, serif, system-ui, sans-serif']);
    expect(blue).toEqual(['rgb(10, 61, 98)', 'rgb(255, 255, 255)', usual?.[2]]);
    expect(others).toEqual(others.map(() => usual));
  });

  it('says that it needs JavaScript if that is off', async () => {
    const page = await test.open(frame('').replace('allow-scripts ', ''), {}, /^Blocked script execution/);
    expect(await page.frameLocator('iframe').locator('body').innerText()).toContain('braucht JavaScript');
  });

  it('ignores messages, and sends its height and nothing else', async () => {
    const page = await test.open(
      frame('?mode=build').replace(
        '<iframe',
        `<script>const messages = []; addEventListener('message', ({ data, source }) => messages.push({ data, own: source === frames[0] }));</script><iframe`,
      ),
    );
    const widget = page.frameLocator('iframe');
    await widget.locator('form').waitFor();
    await page.evaluate(() => {
      for (const data of [{ height: 1e9 }, { height: -1 }, { mode: 'lookup' }, '5px', null])
        frames[0]?.postMessage(data, '*');
    });
    await fillIn(widget, 'build');
    await widget.getByRole('button', { name: 'IBAN kopieren' }).waitFor();
    const height = await widget.locator('form').evaluate((form) => form.getBoundingClientRect().height);
    const last = () => page.evaluate('messages.at(-1)');
    await expect.poll(last).toEqual({ data: { ibanRechner: { height: Math.ceil(height) } }, own: true });
    const messages: object[] = await page.evaluate('messages');
    for (const message of messages) {
      expect(message).toEqual({ data: { ibanRechner: { height: expect.any(Number) } }, own: true });
    }
    await widget.getByRole('button', { name: 'IBAN berechnen' }).waitFor();
  });

  const THEMES = [
    ['light', 'dark', 'light'],
    ['', 'dark', 'light'],
    ['<script>', 'dark', 'light'],
    ['dark', 'light', 'dark'],
    ['auto', 'dark', 'light dark'],
  ] as const;

  it('takes the theme from its address, and the system’s only for “auto”', async () => {
    const page = await test.open(
      THEMES.map(([theme]) => frame(`?theme=${encodeURIComponent(theme)}`)).join(''),
    );
    for (const [index, [theme, colorScheme, scheme]] of THEMES.entries()) {
      await page.emulateMedia({ colorScheme });
      const form = page.frameLocator(`iframe >> nth=${index}`).locator('form');
      // The text has the colour of the scheme, so it is readable.
      const isDark = scheme === 'dark' || (scheme === 'light dark' && colorScheme === 'dark');
      const colour = isDark ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)';
      expect(await styleOf(form, 'colorScheme', 'color'), theme).toEqual([scheme, colour]);
    }
  });

  it('can be read on a dark page that does not say that it is dark, and shows a light one', async () => {
    const page = await test.open(
      `<body style="margin:0;background:#123">${frame('?mode=lookup')}${frame('?mode=lookup&theme=light')}`,
    );
    const colours = async (index: number) => {
      const inside = page.frameLocator(`iframe >> nth=${index}`);
      await inside.locator('form').waitFor();
      return styleOf(inside.locator('html'), 'backgroundColor');
    };
    expect(await colours(0)).toEqual(['rgb(255, 255, 255)']);
    expect(await colours(1)).toEqual(['rgba(0, 0, 0, 0)']);
  });
});
