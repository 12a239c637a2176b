/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { EMBED } from '../server/src/project.ts';
import { findChromium } from '../test/browser/find-chromium.ts';
import { compare, inTurns, QUICK } from './figures.ts';
import { bundle, LIBRARIES } from './libraries.ts';

// What our code costs a page: the bytes of validate in a bundle, and the time of a widget on a slow device.

const ROUNDS = QUICK ? 1 : 15;
const SLOWDOWN = 6;

const bytesOf = async (entry: string) => brotliCompressSync(await bundle(entry)).length;
const ours = await bytesOf("export { validate } from 'iban-rechner'");
for (const { name, entry } of LIBRARIES)
  compare('bytes of validate in a bundle', name, [ours], [await bytesOf(entry)], 'bytes');

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--headless=shell', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

/** Milliseconds from inserting an element and a script until the page has a field with the focus and draws a frame. */
const untilInteractive = (script: string) => async () => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const time = await page.evaluate(async (text) => {
    const start = performance.now();
    const element = document.createElement('div');
    element.dataset['ibanRechner'] = '';
    const script = document.createElement('script');
    script.textContent = text;
    document.body.append(element, script);
    const field = () => (element.shadowRoot ?? element).querySelector('input');
    while (!field()) await new Promise(requestAnimationFrame);
    field()?.focus();
    await new Promise(requestAnimationFrame);
    return performance.now() - start;
  }, script);
  await context.close();
  return time;
};
const FORM = "document.querySelector('div').innerHTML = '<form><label>IBAN <input></label></form>'";
const { widget, form } = await inTurns(ROUNDS, {
  widget: untilInteractive(readFileSync(EMBED, 'utf8')),
  form: untilInteractive(FORM),
});
const name = 'from insertion to a widget that takes input';
compare(name, 'a bare form with one field', widget, form, 'ms', { aim: '≤ 1.6' });
await browser.close();
