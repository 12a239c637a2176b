import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { styleOf } from '../../../../calculator/test/browser-page.ts';
import { expectSilence, openPage } from '../../../../test/browser/open-page.ts';
import { useSite } from '../../../test/site-visitor.ts';
import { calculatorFiles } from '../serve/calculator-files.ts';

const site = useSite();

/**
 * A site of another origin that uses a snippet. Under a policy, its own scripts and styles are in files, as our page
 * recommends.
 */
let html = '';
let policy = '';
const OWN = /<(script|style)>([\s\S]*?)<\/\1>/g;
const host = createServer((request, response) => {
  const own = (tag: string) =>
    [...html.matchAll(OWN)].flatMap(([, name, text]) => (name === tag ? text : []));
  const type = { '/own.js': 'text/javascript', '/own.css': 'text/css' }[request.url ?? ''];
  response.writeHead(200, {
    'content-type': `${type ?? 'text/html'}; charset=utf-8`,
    ...(policy && { 'content-security-policy': policy }),
  });
  if (type) return response.end(own(type === 'text/css' ? 'style' : 'script').join('\n'));
  const files = '<link rel="stylesheet" href="own.css"><script src="own.js" defer></script>';
  const body = policy ? html.replace(OWN, '') + files : html;
  response.end(
    `<!doctype html><html lang="de"><title>Gast</title><link rel="icon" href="data:,"><main>${body}</main>`,
  );
});
beforeAll(() => new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve)));
afterAll(() => void host.close());

let texts: ReadonlyMap<string, string> | undefined;

/** The snippets on the page „Einbetten: alle Angaben“, by id, and its other pieces of code, by caption. */
async function readTexts(): Promise<ReadonlyMap<string, string>> {
  if (texts) return texts;
  const { page: docs } = await site.open('/einbetten/referenz');
  const pieces = await docs.locator('pre').evaluateAll((all) =>
    all.map((pre) => {
      const caption = pre.closest('figure')?.querySelector('figcaption')?.textContent;
      return [pre.id || (caption ?? ''), pre.textContent ?? ''] as const;
    }),
  );
  texts = new Map(pieces);
  return texts;
}

/** Loads snippets on a page of another origin. */
async function load(snippets: string, csp = '') {
  const known = await readTexts();
  html = snippets
    .split(' + ')
    .map((snippet) => known.get(`snippet-${snippet}`))
    .join('\n');
  expect(html).toContain(`${site.url}/`);
  policy = csp;
  const page = await openPage();
  // A widget that loads nothing says so.
  expectSilence(page, snippets === 'alone' ? /rechner\.js fehlt/ : undefined);
  await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/`);
  return page;
}

/** Fills in the widget, and submits. */
async function build(page: Page, blz: string, account: string) {
  await page.locator('form input').nth(0).fill(blz);
  await page.locator('form input').nth(1).fill(account);
  await page.getByRole('button', { name: 'IBAN berechnen' }).click();
}

/** Builds an IBAN without any part: then it is not confirmed. */
async function buildsAlone(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await build(page, '37040044', '532013000');
  await page.getByText('DE89 3704 0044 0532 0130 00').waitFor();
  await page.getByText('⚠ Vorläufig berechnet.').waitFor();
  expect(await page.locator('output').textContent()).not.toContain('✓');
  expect(asked).toEqual([]);
}

/** Builds an IBAN by the rule of a bank not on the short list: the standard rule would give another one. */
async function buildsByRule(page: Page, heading = '✓ Ihre IBAN') {
  await build(page, '10070024', '5600200');
  await expect.poll(() => page.locator('output b').textContent()).toBe('DE50100700240560020000');
  await page.getByText(heading).waitFor();
}

const heightOf = async (page: Page) => (await page.locator('iframe').boundingBox())?.height;
/** The height that the content of the frame needs. */
const heightInside = (page: Page) =>
  page
    .frameLocator('iframe')
    .locator('form')
    .evaluate((form) => Math.ceil(form.getBoundingClientRect().height));

/** Types into the frame, and waits for a text of its answer. */
async function askFrame(page: Page, texts: readonly string[], says: string) {
  const frame = page.frameLocator('iframe');
  for (const [index, text] of texts.entries()) await frame.locator('input').nth(index).fill(text);
  await frame.locator('input').first().press('Enter');
  await frame.getByText(says).first().waitFor();
}

/** Without a script, the content can be scrolled inside the frame. */
async function scrollsInside(page: Page) {
  const before = await heightOf(page);
  expect(before).toBe(336);
  await askFrame(page, ...FRAME_INPUTS.build);
  expect(await heightOf(page)).toBe(before);
  const body = page.frameLocator('iframe').locator('html');
  expect(await body.evaluate((root) => root.scrollHeight > root.clientHeight)).toBe(true);
}

/** For each mode of the frame, inputs with the tallest answer, and a part of it. */
const FRAME_INPUTS = {
  build: [['50850049', '1'], 'Vergleichen Sie die Kontonummer mit dem Kontoauszug.'],
  validate: [['DE65100500000001234567'], 'Vergleichen Sie die IBAN mit der Nachricht oder Rechnung.'],
  lookup: [['Sparkasse'], 'Geben Sie Namen und Ort der Bank ein'],
} as const;

/** Types an IBAN into the field, key by key, until it is confirmed. */
async function groupsAndConfirms(page: Page) {
  const input = page.locator('iban-field input');
  await input.focus();
  await page.keyboard.type('de89370400440532013000');
  await expect.poll(() => input.inputValue()).toBe('DE89 3704 0044 0532 0130 00');
  await page.getByText('✓ Commerzbank, Köln').waitFor();
}

/** Puts the field into a form with `novalidate`, as the plugins for WordPress do, and submits the form. */
async function holdsFaultyBack(page: Page) {
  const sent = await page.evaluateHandle(() => {
    const field = document.querySelector('iban-field') as HTMLElement;
    const form = document.createElement('form');
    form.noValidate = true;
    field.before(form);
    form.append(field);
    const list: string[] = [];
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      list.push(...[...new FormData(form).values()].map(String));
    });
    return list;
  });
  const input = page.locator('iban-field input');
  await input.fill('DE88370400440532013000');
  await input.press('Enter');
  await page.getByText('Zahlendreher').waitFor();
  expect(await sent.jsonValue()).toEqual([]);
  await input.fill('');
  await groupsAndConfirms(page);
  await input.press('Enter');
  expect(await sent.jsonValue()).toEqual(['DE89370400440532013000']);
}

/** The snippets that frameworks.browser.test.ts tries. */
const WITH_FRAMEWORK = /^field-(?:react|next|vue|angular)$/;

/** What each snippet must do on the other site. */
const USES: Record<string, (page: Page) => Promise<void>> = {
  widget: buildsByRule,
  async 'field-html'(page) {
    await groupsAndConfirms(page);
    expect(await page.getByLabel('BIC').inputValue()).toBe('COBADEFFXXX');
  },
  'field-woocommerce': holdsFaultyBack,
  // There are such snippets only once there is a release. It may be older than the build.
  ...(calculatorFiles().pinned('feld.js') && {
    'field-pinned': groupsAndConfirms,
    versioned: (page) => buildsByRule(page, 'Ihre IBAN'),
  }),
  async 'field-contact-form'(page) {
    // Contact Form 7 replaces its tag with an input.
    await page.locator('label').evaluate((label) => {
      const input = document.createElement('input');
      input.name = 'iban';
      label.replaceChildren('IBAN ', input);
    });
    await holdsFaultyBack(page);
  },
  alone: buildsAlone,
  async event(page) {
    const own = page.getByLabel('Ihre IBAN');
    await build(page, '37040044', '532013000');
    await expect.poll(() => own.inputValue()).toBe('DE89370400440532013000');
    await page.locator('form input').first().fill('3704004');
    await expect.poll(() => own.inputValue()).toBe('');
    // An IBAN whose account has a wrong check digit is not confirmed.
    await build(page, '50010517', '5407324931');
    await expect.poll(() => page.locator('output b').textContent()).toBe('DE44500105175407324931');
    expect(await own.inputValue()).toBe('');
  },
  async look(page) {
    const button = page.getByRole('button', { name: 'IBAN berechnen' });
    const look = () => styleOf(button, 'backgroundColor', 'color', 'fontFamily');
    await expect.poll(look).toEqual(['rgb(255, 213, 74)', 'rgb(29, 37, 39)', 'Georgia, serif']);
    expect(await page.locator('input').first().inputValue()).toBe('37040044');
  },
  async labels(page) {
    await page.getByLabel('Ihre alte Bankleitzahl', { exact: true }).fill('37040044');
    await page.getByLabel('Ihre alte Kontonummer', { exact: true }).fill('532013000');
    await page.getByRole('button', { name: 'Meine IBAN anzeigen', exact: true }).click();
    await page.getByText('✓ Ihre IBAN').waitFor();
  },
  async functions(page) {
    for (const [iban, says] of [
      ['DE89 3704 0044 0532 0130 00', /^DE89 3704 0044 0532 0130 00 ist eine gültige IBAN\.$/],
      [
        'DE97 1007 0024 0000 0560 02',
        /^DE97 .* ist nicht bestätigt\. Diese Bank ergänzt bei .* bilden\.\s*$/,
      ],
      ['DE88370400440532013000', /^Die IBAN enthält/],
    ] as const) {
      await page.locator('input').fill(iban);
      await page.getByRole('button', { name: 'IBAN prüfen' }).click();
      await expect.poll(() => page.locator('output').textContent()).toMatch(says);
    }
  },
  'iframe-build': scrollsInside,
  // A browser without frame-sizing ignores this style.
  'iframe-build + frame-sizing': scrollsInside,
  ...Object.fromEntries(
    Object.entries(FRAME_INPUTS).map(([mode, input]) => [
      `iframe-${mode} + height`,
      async (page: Page) => {
        const [texts, says] = input;
        await askFrame(page, texts, says);
        await expect.poll(() => heightOf(page)).toBe(await heightInside(page));
      },
    ]),
  ),
};

describe('on another site,', () => {
  it('every snippet without a framework is tried', async () => {
    const names = [...(await readTexts()).keys()].filter((name) => name.startsWith('snippet-'));
    const ids = names.map((name) => name.replace('snippet-', ''));
    const tried = new Set(Object.keys(USES).flatMap((snippets) => snippets.split(' + ')));
    // snippets.test.ts tries that of the package, in both languages.
    expect(ids.filter((id) => id !== 'package' && !WITH_FRAMEWORK.test(id)).sort()).toEqual(
      [...tried].sort(),
    );
  });

  // In a page, not in a file. The others run only under a policy, which forbids more.
  it('the snippet with the functions works', async () => {
    await USES['functions']?.(await load('functions'));
  });

  it.each(Object.keys(USES))(
    'the snippet %s works under a policy that allows only own files and the line that our page names',
    async (snippets) => {
      const isFrame = snippets.startsWith('iframe');
      const label = isFrame ? 'Iframe' : 'Mini-Widget, IBAN-Feld und Funktionen';
      const line = (await readTexts()).get(label) ?? '';
      const own = isFrame ? `script-src 'self'; ${line}` : line.replace('script-src', "script-src 'self'");
      const page = await load(
        snippets,
        `default-src 'none'; img-src data:; style-src 'self'; require-trusted-types-for 'script'; ${own}`,
      );
      await USES[snippets]?.(page);
    },
  );

  it('the height script wins over the style of the page', async () => {
    const page = await load('iframe-lookup + height');
    for (const css of [
      'iframe { height: 100% !important }',
      'iframe { aspect-ratio: 16 / 9; height: auto; max-width: 100% }',
      'main { display: flex } iframe { height: 200px; flex: 1 }',
      '* { box-sizing: border-box } iframe { all: revert; height: 50vh !important; border: 0 !important }',
    ]) {
      const style = await page.addStyleTag({ content: css });
      await askFrame(page, ...FRAME_INPUTS.lookup);
      await expect.poll(() => heightOf(page), { message: css }).toBe(await heightInside(page));
      await style.evaluate((element) => (element as Element).remove());
    }
  });

  it('the height script obeys its own frames only, and limits their heights', async () => {
    const page = await load('iframe-lookup + height');
    await page.frameLocator('iframe').locator('form').waitFor();
    const height = () => heightOf(page);
    const settled = await heightInside(page);
    await expect.poll(height).toBe(settled);
    const say = (data: unknown, from: 'page' | 'frame') =>
      page.evaluate(
        ([message, who]) => {
          const source = who === 'frame' ? document.querySelector('iframe')?.contentWindow : window;
          dispatchEvent(new MessageEvent('message', { data: message, source: source ?? null }));
        },
        [data, from] as const,
      );
    await say({ ibanRechner: { height: 500 } }, 'page');
    for (const data of [null, 'x', 5, {}, { ibanRechner: null }, { ibanRechner: { height: 'x' } }])
      await say(data, 'frame');
    expect(await height()).toBe(settled);
    await say({ ibanRechner: { height: 1e9 } }, 'frame');
    expect(await height()).toBe(2000);
    await say({ ibanRechner: { height: -5 } }, 'frame');
    expect(await height()).toBe(100);
  });
});
