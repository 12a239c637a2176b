import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { GERMAN_LIST_WORDS } from './src/lists/de.ts';
import type { WorkbookReader } from './src/lists/workbook-part.ts';

const scriptOf = (name: string) => readFileSync(new URL(`dist/${name}`, import.meta.url), 'utf8');
const sample = new Uint8Array(readFileSync(new URL('test/workbooks/liste.xlsx', import.meta.url)));

/** Runs the built scripts in a context with nothing but the global names of a worker that they need. */
function load(): WorkbookReader {
  const context = createContext({ TextDecoder, TextEncoder });
  context['self'] = context;
  for (const name of ['workbook.js', 'workbook-writer.js']) runInContext(scriptOf(name), context);
  return context['IbanRechnerWorkbooks'];
}

// list-worker.test.ts tests what they read and write.
describe('the built workbook.js and workbook-writer.js', () => {
  it('refuse as the source does', () => {
    const { readWorkbook } = load();
    expect(readWorkbook(sample.subarray(0, 5000), GERMAN_LIST_WORDS.cells)).toEqual({ fault: 'damaged' });
    expect(readWorkbook(new Uint8Array(), GERMAN_LIST_WORDS.cells)).toEqual({ fault: 'no-workbook' });
  });

  it.each([
    ['workbook.js', ['fflate 0.8.2', 'saxes 6.0.0', 'xmlchars 2.2.0']],
    ['workbook-writer.js', ['fflate 0.8.2']],
  ])('contain licences of their packages, and request nothing: %s', (name, packages) => {
    const script = scriptOf(name);
    for (const one of packages) expect(script).toContain(`${one}\n`);
    expect(script).toContain('Copyright (c) 2023 Arjun Barrett');
    expect(script.includes('Copyright (c) Isaac Z. Schlueter and Contributors')).toBe(packages.length > 1);
    expect(script).not.toMatch(/\b(?:fetch|XMLHttpRequest|WebSocket|eval|Worker)\s*\(|new Function/);
  });
});
