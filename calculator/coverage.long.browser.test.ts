import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { buildTimeData } from './bundle.js';
import { BAD_INPUT, fillIn, MISSING, MODES, useBrowser, widgetIn } from './test/browser-page.ts';
import { cases } from './test/cases.ts';

const test = useBrowser();

/** embed.js bundled without minifying, so that each line of the bundle is a line of the source. */
async function plainBundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('src/page/embed.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    loader: { '.css': 'text' },
    define: { IN_BUNDLE: 'false' },
    plugins: [buildTimeData],
  });
  return outputFiles[0]?.text ?? '';
}

interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

/** The lines of a bundle that have code, each with its module and whether Chromium has run any of it. */
function codeLines(code: string, ranges: readonly Range[]) {
  const reached = new Uint8Array(code.length);
  // An inner range overrides the outer ones.
  const outerFirst = ranges.toSorted((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  for (const { startOffset, endOffset, count } of outerFirst)
    reached.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  let module = '';
  let offset = 0;
  return code.split('\n').flatMap((line) => {
    const start = offset;
    offset += line.length + 1;
    module = /^ {2}\/\/ .*?(src\/\S+)$/.exec(line)?.[1] ?? module;
    if (!/\w/.test(line) || /^\s*(\/\/|\/?\*)/.test(line)) return [];
    return [{ module, line: line.trim(), reached: reached.subarray(start, offset - 1).includes(1) }];
  });
}

it('visitors and pages run 95 % of the lines of each module of the script', async () => {
  const code = await plainBundle();
  const runs: ReturnType<typeof codeLines>[] = [];
  for (const mode of MODES) {
    const page = await test.open(
      `<!doctype html><html lang="de"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Gast</title><main>${widgetIn(mode)}</main>`,
      { permissions: ['clipboard-write'] },
      // A script without an address loads nothing, and says so.
      MISSING,
    );
    // In one of the runs, the browser is too old to know the names of countries.
    if (mode === 'lookup') await page.evaluate('delete Intl.DisplayNames');
    await page.coverage.startJSCoverage({ reportAnonymousScripts: true });
    await page.addScriptTag({ content: code });
    await page.evaluate(
      (list) => {
        const api = (window as unknown as { IbanRechner: Record<string, (...texts: string[]) => object> })
          .IbanRechner;
        for (const { call, input } of list) api[call]?.(...input);
      },
      cases as unknown as { call: string; input: string[] }[],
    );
    await fillIn(page, mode, BAD_INPUT[mode]);
    await fillIn(page, mode);
    const copy = page.getByRole('button', { name: 'IBAN kopieren' });
    if (await copy.isVisible()) {
      await copy.click();
      await page.getByRole('button', { name: 'Kopiert' }).waitFor();
      await copy.waitFor();
    }
    if (mode === 'lookup') {
      // A bank that is not on the short list.
      await page.locator('input').first().fill('10000000');
      await page.locator('input').first().press('Enter');
    }
    // If the page adds rechner.js, the widget computes its result again.
    await page.addScriptTag({ url: `${test.hosts.site}/rechner.js` });
    await page.locator('input').first().fill('1');
    // en.js can't be loaded, so the widget stays German.
    const host = page.locator('[data-iban-rechner]');
    await host.evaluate((element) => element.setAttribute('data-lang', 'en'));
    await page.locator('input').first().waitFor();
    const [script] = (await page.coverage.stopJSCoverage()).filter(({ source }) => source === code);
    runs.push(codeLines(code, script?.functions.flatMap(({ ranges }) => ranges) ?? []));
  }
  const [first = [], ...others] = runs;
  const lines = first.map((line, index) => ({
    ...line,
    reached: line.reached || others.some((run) => run[index]?.reached),
  }));
  expect(lines.length).toBeGreaterThan(150);
  for (const module of new Set(lines.map((line) => line.module))) {
    // A script without an address loads nothing. loading.browser.test.ts and take-over.browser.test.ts test loading.
    if (module.endsWith('/load-scripts.ts')) continue;
    const own = lines.filter((line) => line.module === module);
    const missed = own.filter((line) => !line.reached).map(({ line }) => line);
    expect(missed.length / own.length, `${module}: ${missed.join('\n')}`).toBeLessThan(0.05);
  }
});
