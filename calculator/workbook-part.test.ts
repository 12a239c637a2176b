import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { GERMAN_LIST_WORDS } from './src/lists/de.ts';
import type { Workbooks } from './src/lists/workbook-part.ts';

const script = readFileSync(new URL('dist/workbook.js', import.meta.url), 'utf8');
const sample = new Uint8Array(readFileSync(new URL('test/workbooks/liste.xlsx', import.meta.url)));

/** Runs the built script in a context with nothing but the global names of a worker that it needs. */
function load(): Workbooks {
  const context = createContext({ TextDecoder, TextEncoder });
  context['self'] = context;
  runInContext(script, context);
  return context['IbanRechnerWorkbooks'];
}

describe('the built workbook.js', () => {
  it('reads a workbook, and writes one that it reads again', () => {
    const { readWorkbook, writeWorkbook } = load();
    const result = readWorkbook(sample, GERMAN_LIST_WORDS.cells);
    if ('fault' in result) return expect.fail(result.fault);
    const content = result.workbook.sheets[0]?.read();
    if (!content || 'fault' in content) return expect.fail(content?.fault);
    expect(content.rows).toHaveLength(6);
    expect(content.rows[2]?.cells.slice(0, 4)).toEqual(['Müller, Jörg', '01067', '37040044', '532013000']);

    const rows = content.rows.map(({ cells }) => cells);
    const written = new Uint8Array(Buffer.concat([...writeWorkbook({ header: ['IBAN'], rows }, 'Ergebnis')]));
    const again = readWorkbook(written, GERMAN_LIST_WORDS.cells);
    if ('fault' in again) return expect.fail(again.fault);
    expect(again.workbook.sheets[0]?.read()).toMatchObject({
      rows: [{ cells: ['IBAN'] }, ...rows.map((cells) => ({ cells }))],
    });
  });

  it('refuses in the same way', () => {
    const { readWorkbook } = load();
    expect(readWorkbook(sample.subarray(0, 5000), GERMAN_LIST_WORDS.cells)).toEqual({ fault: 'damaged' });
    expect(readWorkbook(new Uint8Array(), GERMAN_LIST_WORDS.cells)).toEqual({ fault: 'no-workbook' });
  });

  it('contains the licences of its packages, and asks for nothing', () => {
    for (const name of ['fflate 0.8.2', 'saxes 6.0.0', 'xmlchars 2.2.0'])
      expect(script).toContain(`${name}\n`);
    expect(script).toContain('Copyright (c) 2023 Arjun Barrett');
    expect(script).toContain('Copyright (c) Isaac Z. Schlueter and Contributors');
    expect(script).not.toMatch(/\b(?:fetch|XMLHttpRequest|WebSocket|eval|Worker)\s*\(|new Function/);
  });
});
