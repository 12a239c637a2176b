import { readFileSync, writeFileSync } from 'node:fs';
import { buildIfChanged } from './build.js';
import { installMissing } from './install.js';

// npm run pictures: takes the pictures of README.md, from the built scripts, in the Chromium of the tests.

await installMissing({ dev: true });
await buildIfChanged({ all: false });
const { build } = await import('esbuild');
const { chromium } = await import('playwright-core');

/** Pages of no real site: the scripts come from calculator/dist. */
const SITE = 'https://site.example/';
const SCALE = 2;
const STYLE = `body { margin: 0; font: 16px/1.5 'Open Sans', sans-serif; color: #1d2527; background: #fff }
main { box-sizing: border-box; width: 30rem; padding: 1rem }
iban-field, iban-field input { display: block; box-sizing: border-box; width: 100% }
iban-field input { margin: 0.25rem 0; padding: 0.5rem; font: inherit; border: 1px solid #6b7779; border-radius: 4px }`;

/**
 * What each picture shows: the script and the HTML of a page, what is typed into its fields, and the text that is there
 * once the answer is.
 */
const PICTURES = {
  widget: {
    script: 'embed.js',
    html: '<div data-iban-rechner data-mode="build"></div>',
    typed: ['37040044', '532013000'],
    shown: '✓ Ihre IBAN',
  },
  'iban-field': {
    script: 'feld.js',
    html: '<iban-field><label>IBAN <input name="iban"></label></iban-field>',
    typed: ['DE89370400440532013000'],
    shown: 'Commerzbank',
  },
};

const browser = await chromium.launch({ executablePath: await pathOfChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage({ locale: 'de-DE', colorScheme: 'light', deviceScaleFactor: SCALE });
const session = await page.context().newCDPSession(page);
for (const [name, { script, html, typed, shown }] of Object.entries(PICTURES)) {
  const body = `<!doctype html><html lang="de"><meta charset="utf-8"><style>${STYLE}</style>
<main>${html}</main><script src="/${script}"></script>`;
  await page.route(`${SITE}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ body, contentType: 'text/html' });
    const file = new URL(`../calculator/dist${pathname}`, import.meta.url);
    return route.fulfill({ body: readFileSync(file), contentType: 'text/javascript' });
  });
  await page.goto(SITE);
  const fields = page.locator('input');
  for (const [index, text] of typed.entries()) {
    await fields.nth(index).click();
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await page.getByText(shown).first().waitFor();
  // Neither a focus ring nor a caret.
  await page.evaluate('document.activeElement.blur()');
  await page.mouse.move(0, 0);
  const box = await page.locator('main').boundingBox();
  if (!box) throw new Error(`${name}: nothing is shown.`);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 90,
    clip: { ...box, scale: 1 },
  });
  const path = `docs/${name}.webp`;
  writeFileSync(path, Buffer.from(data, 'base64'));
  console.log(path);
  await page.unrouteAll();
}
await browser.close();

/** @returns {Promise<string>} the path of the program */
async function pathOfChromium() {
  await build({
    entryPoints: ['test/browser/find-chromium.ts'],
    outfile: 'server/dist/find-chromium.js',
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  /** @type {typeof import('../test/browser/find-chromium.ts')} */
  const { findChromium } = await import(new URL('../server/dist/find-chromium.js', import.meta.url).href);
  return findChromium();
}
