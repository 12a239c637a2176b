/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { CALCULATOR_DIST } from '../server/src/project.ts';
import { startChromium, withPage } from './chromium.ts';
import { compare, inTurns, QUICK, reportLimit } from './figures.ts';
import { bundle } from './libraries.ts';

// What a key in <iban-field> costs on a slow device, compared with a mask that only groups.

const ROUNDS = QUICK ? 1 : 9;
const SLOWDOWN = 6;
const IBAN = 'DE89370400440532013000';

const ours = ['rechner', 'feld'].map((name) => readFileSync(new URL(`${name}.js`, CALCULATOR_DIST), 'utf8'));
const mask = await bundle(
  `import { formatGeneral, registerCursorTracker } from 'cleave-zen';
   const input = document.querySelector('input');
   registerCursorTracker({ input, delimiter: ' ' });
   const options = { blocks: [4, 4, 4, 4, 4, 2], delimiter: ' ', uppercase: true };
   input.addEventListener('input', () => { input.value = formatGeneral(input.value, options); });`,
);

/**
 * Types an IBAN, twice: the first time the tables are made and the functions compiled.
 *
 * @returns for each key of the second time the milliseconds that the listeners of its events take
 */
async function timePerKey(page: Page, scripts: readonly string[]): Promise<number[]> {
  await page.setContent('<form><iban-field><label>IBAN <input></label></iban-field></form>');
  await page.evaluate(() => {
    const times: number[] = [];
    let start = 0;
    let time = 0;
    for (const type of ['keydown', 'beforeinput', 'input']) {
      addEventListener(
        type,
        () => {
          start = performance.now();
        },
        true,
      );
      addEventListener(type, () => {
        time += performance.now() - start;
        if (type !== 'input') return;
        times.push(time);
        time = 0;
      });
    }
    Object.assign(window, { times });
  });
  for (const content of scripts) await page.addScriptTag({ content });
  const input = page.locator('input');
  for (let time = 0; time < 2; time += 1) {
    await input.fill('');
    await page.evaluate('times.length = 0');
    await input.focus();
    await page.keyboard.type(IBAN);
    if ((await input.inputValue()) !== 'DE89 3704 0044 0532 0130 00') throw new Error('It did not group.');
  }
  return page.evaluate('times');
}

const browser = await startChromium();
const meanWith = (scripts: readonly string[]) => async () => {
  const keys = await withPage(browser, SLOWDOWN, (page) => timePerKey(page, scripts));
  return keys.reduce((sum, time) => sum + time, 0) / keys.length;
};
const times = await inTurns(ROUNDS, { ours: meanWith(ours), theirs: meanWith([mask]) });
reportLimit('a key in <iban-field>', times.ours, 1, 'ms');
compare('a key in <iban-field>', 'cleave-zen', times.ours, times.theirs, 'ms');
await browser.close();
