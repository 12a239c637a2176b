import { describe, expect, it } from 'vitest';
import { fillIn, MISSING, MODES, PAYLOADS, useBrowser, widgetIn } from './test/browser-page.ts';
import { ALL, type Api, BOTH, EMBED, expectWidgets, hostPage, script } from './test/host-page.ts';

declare const IbanRechner: Api;

const test = useBrowser();

describe('the minified script, which loads rechner.js,', () => {
  it('leaves one global, no trace in the head, no changed prototype, no listener outside its widgets', async () => {
    const opened = await test.open(
      hostPage(
        ALL,
        `<script>
          const listened = [];
          const add = EventTarget.prototype.addEventListener;
          EventTarget.prototype.addEventListener = function (...args) { listened.push(this); return add.apply(this, args); };
          const prototypes = [Object, Array, String, Number, RegExp, Map, Element, HTMLElement, Node, Document, ShadowRoot].map((type) => type.prototype);
          const look = () => prototypes.map((prototype) => JSON.stringify(Reflect.ownKeys(prototype).map(String)));
          const before = { names: Object.getOwnPropertyNames(window), looks: look(), head: document.head.innerHTML };
        </script>${script('embed', 'defer')}`,
      ),
    );
    await fillIn(opened, 'validate');
    await opened.getByRole('button', { name: 'IBAN kopieren' }).waitFor();
    const after = await opened.evaluate(`({
      globals: Object.getOwnPropertyNames(window).filter((name) => !before.names.includes(name) && isNaN(name)),
      same: JSON.stringify(look()) === JSON.stringify(before.looks),
      head: document.head.querySelectorAll('style,link[rel=stylesheet]').length + document.adoptedStyleSheets.length,
      listened: listened.filter((target) => !(target instanceof Node && target.getRootNode() instanceof ShadowRoot)).length,
      properties: Object.keys(IbanRechner),
    })`);
    expect(after).toEqual({
      globals: ['IbanRechner'],
      same: true,
      head: 0,
      listened: 0,
      properties:
        'validate buildIban lookupBic language sentences explainIban explainAccount explainBank'.split(' '),
    });
  });

  it('sends no request but for rechner.js, once, and stores nothing', async () => {
    const opened = await test.open(hostPage(ALL + EMBED));
    const before = test.hosts.requests.length;
    const requested: string[] = [];
    opened.on('request', (request) => requested.push(request.url()));
    for (const mode of MODES) {
      const inputs = opened.locator(`[data-mode=${mode}] input`);
      for (const input of await inputs.all()) await input.fill('0532013000');
      await inputs.first().press('Enter');
    }
    await opened.locator('[data-mode=build] input').first().fill('37040044');
    await opened.locator('[data-mode=build] input').first().press('Enter');
    await expect
      .poll(() => opened.locator('[data-mode=build] b').innerText())
      .toContain('0532013000'.slice(2, 6));
    const more = test.hosts.requests.slice(before);
    expect({ requested, more }).toEqual({
      requested: [`${test.hosts.site}/rechner.js`],
      more: ['site/rechner.js'],
    });
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

it('one widget is made of each element, on odd pages, too', async () => {
  // An image with the name currentScript hides where embed.js came from.
  const page = await test.open('', {}, MISSING);
  for (const html of [
    `${EMBED}${ALL}<script type="module" src="SITE/embed-again.js"></script>`,
    `<img name="currentScript" alt="">${EMBED}${ALL}`,
    `<form id="IbanRechner"><input name="validate"><input name="buildIban"></form>${ALL}${EMBED}`,
    `<a id="IbanRechner"></a><a id="IbanRechner" name="validate" href="x:y"></a>${script('rechner')}${ALL}`,
  ])
    await expectWidgets(test, hostPage(html), page);
  // A page of another character set.
  const html = hostPage(ALL + BOTH).replace('utf-8', 'windows-1252');
  await expectWidgets(test, { html, headers: { 'Content-Type': 'text/html' } }, page);
});

describe('on a page with widgets', () => {
  it('those added later work and those moved stay as they were', async () => {
    const opened = await test.open(hostPage(`<p id="p"></p>${EMBED}`));
    await opened.evaluate(
      (html) => document.querySelector('p')?.insertAdjacentHTML('afterend', html),
      widgetIn('build'),
    );
    await fillIn(opened, 'build');
    await opened.evaluate(`document.body.prepend(document.querySelector('[data-iban-rechner]'))`);
    expect(await opened.locator('form').count()).toBe(1);
    expect(await opened.locator('b').textContent()).toBe('DE89370400440532013000');
  });

  it('widgets with an unknown mode, or none, check IBANs', async () => {
    const modes = ['', 'constructor', '__proto__', 'BUILD', 'validate'];
    const widgets = modes.map((mode) => widgetIn(mode)).join('');
    const opened = await test.open(hostPage(`<div data-iban-rechner></div>${widgets}${EMBED}`));
    expect(await opened.locator('button').allInnerTexts()).toEqual(Array(6).fill('IBAN prüfen'));
  });
});

describe('nothing that a page or person passes in runs or becomes an element', () => {
  it('is tested with fifty payloads', () => {
    expect(PAYLOADS.length).toBeGreaterThanOrEqual(50);
  });

  it.each([
    ['alone', EMBED],
    ['with rechner.js', BOTH],
  ])('through attributes, fields and functions, %s', async (_, scripts) => {
    const opened = await test.open(hostPage(scripts));
    const made = await opened.evaluate(async (texts) => {
      const names: string[] = [];
      for (const text of texts) {
        const host = document.createElement('div');
        for (const name of 'data-iban-rechner data-mode lang data-theme title data-endpoint'.split(' '))
          host.setAttribute(name, text);
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
    }, PAYLOADS);
    expect(made.hacked).toBe(false);
    // The good view has lines for the reader and for faults, and shows a wrong IBAN in its groups.
    const ofGoodView = scripts === BOTH ? ['b', 'div', 'em', 'mark', 'p', 'span', 'strong'] : [];
    expect(made.names).toEqual(['button', 'form', 'input', 'label', 'output', ...ofGoodView, 'small'].sort());
  });
});
