/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { CALCULATOR_DIST } from '../server/src/project.ts';
import { startChromium, withPage } from './chromium.ts';
import { compare, inTurns, QUICK, reportLimit } from './figures.ts';
import { bundle, LIBRARIES } from './libraries.ts';

// Measures what our code costs a page: the bytes of validate in a bundle, and the time of embed.js and rechner.js on a
// slow device.

const ROUNDS = QUICK ? 1 : 9;
const SLOWDOWN = 6;
/** Milliseconds to parse and run each script. */
const LIMITS = { 'embed.js': 25, 'rechner.js': 100 };

const code = (name: string) => readFileSync(new URL(name, CALCULATOR_DIST), 'utf8');
const embed = code('embed.js');

// calculator/size.test.ts checks the size limits of our own scripts.
const bytesOf = async (entry: string) => brotliCompressSync(await bundle(entry, 'esm')).length;
const ours = await bytesOf("export { validate } from 'iban-rechner'");
for (const { name, entry } of LIBRARIES)
  compare('bytes of validate in a bundle', name, [ours], [await bytesOf(entry)], 'bytes');

const browser = await startChromium();

/** Milliseconds to parse and run the last of these scripts in a new page. */
const parseAndRun = (scripts: readonly string[]) =>
  withPage(browser, SLOWDOWN, (page) =>
    page.evaluate((texts) => {
      let start = 0;
      for (const text of texts) {
        const script = document.createElement('script');
        script.textContent = text;
        start = performance.now();
        document.head.append(script);
      }
      return performance.now() - start;
    }, scripts),
  );

/** Milliseconds from inserting an element and a script until the page has a field with the focus and draws a frame. */
const untilInteractive = (script: string) => () =>
  withPage(browser, SLOWDOWN, (page) =>
    page.evaluate(async (text) => {
      const start = performance.now();
      const element = document.createElement('div');
      element.dataset['ibanRechner'] = '';
      document.body.append(element);
      const script = document.createElement('script');
      script.textContent = text;
      document.head.append(script);
      const field = () => (element.shadowRoot ?? element).querySelector('input');
      while (!field()) await new Promise(requestAnimationFrame);
      field()?.focus();
      await new Promise(requestAnimationFrame);
      return performance.now() - start;
    }, script),
  );
const FORM = "document.querySelector('div').innerHTML = '<form><label>IBAN <input></label></form>'";

for (const [name, limit] of Object.entries(LIMITS)) {
  const scripts = name === 'embed.js' ? [embed] : [embed, code(name)];
  const { times } = await inTurns(ROUNDS, { times: () => parseAndRun(scripts) });
  reportLimit(`parse and run ${name}`, times, limit, 'ms');
}
const { widget, form } = await inTurns(ROUNDS, {
  widget: untilInteractive(embed),
  form: untilInteractive(FORM),
});
const name = 'from insertion to a widget that takes input';
compare(name, 'a bare form with one field', widget, form, 'ms', { aim: '≤ 1.6' });
await browser.close();
