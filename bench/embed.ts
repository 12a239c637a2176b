/// <reference lib="dom" />
import { brotliCompressSync } from 'node:zlib';
import { BUNDLES, type Bundle, OUR_PARTS, OURS } from './bundles.ts';
import { startChromium, withPage } from './chromium.ts';
import { formatted, median, QUICK, ratios, report } from './figures.ts';

// What embed.js and its parts cost a page: bytes to download, and time on a slow device.

const ROUNDS = QUICK ? 1 : 9;
const SLOWDOWN = 6;
const EMBED_LIMIT_MS = 25;
const PART_LIMIT_MS = 40;

// calculator/size.test.ts holds the limits of our own scripts.
const bytesOf = (code: string) => brotliCompressSync(code).length;
for (const { name, code } of BUNDLES) {
  const [ours, theirs] = [bytesOf(OURS.code), bytesOf(code)];
  const measured = `${formatted(ours)} against ${formatted(theirs)} bytes`;
  report('bytes of embed.js', name, [ours / theirs], { measured });
}

const browser = await startChromium();

/** Milliseconds to parse and run `code` in a new page, which has run the script `before` first. */
const parseAndRun = (code: string, before: string) =>
  withPage(browser, SLOWDOWN, (page) =>
    page.evaluate(
      (texts) => {
        const times = texts.map((text) => {
          const script = document.createElement('script');
          script.textContent = text;
          const start = performance.now();
          document.head.append(script);
          return performance.now() - start;
        });
        return times.at(-1) ?? Number.NaN;
      },
      [before, code],
    ),
  );

/** Milliseconds from inserting an element and a script until the page has a field with the focus and draws a frame. */
const untilInteractive = (code: string) =>
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
    }, code),
  );
const FORM = "document.querySelector('div').innerHTML = '<form><label>IBAN <input></label></form>'";

try {
  const timed = (script: Bundle) => ({ ...script, times: [] as number[] });
  const scripts = [
    { ...timed(OURS), before: '', limit: EMBED_LIMIT_MS },
    ...OUR_PARTS.map((part) => ({ ...timed(part), before: OURS.code, limit: PART_LIMIT_MS })),
  ];
  const interactive = { ours: [] as number[], form: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { code, before, times } of scripts) times.push(await parseAndRun(code, before));
    interactive.ours.push(await untilInteractive(OURS.code));
    interactive.form.push(await untilInteractive(FORM));
  }
  for (const { name, times, limit } of scripts)
    report(
      `parse and run ${name}`,
      `limit of ${limit} ms`,
      times.map((time) => time / limit),
      { aim: '≤ 1', measured: `${formatted(median(times))} ms` },
    );
  report(
    'from insertion to a widget that takes input',
    'a bare form with one field',
    ratios(interactive.ours, interactive.form),
    {
      aim: '≤ 1.6',
      measured: `${formatted(median(interactive.ours))} against ${formatted(median(interactive.form))} ms`,
    },
  );
} finally {
  await browser.close();
}
