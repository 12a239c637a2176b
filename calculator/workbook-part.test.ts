import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { GERMAN_LIST_WORDS } from './src/lists/de.ts';
import type { WorkbookReader } from './src/lists/workbook-part.ts';
import type { WorkbookWriter } from './src/lists/workbook-writer-part.ts';

const scriptOf = (name: string) => readFileSync(new URL(`dist/${name}`, import.meta.url), 'utf8');
const sample = new Uint8Array(readFileSync(new URL('test/workbooks/liste.xlsx', import.meta.url)));

/** Runs the built scripts in a context with nothing but the global names of a worker that they need. */
function load(): WorkbookReader & WorkbookWriter {
  const context = createContext({ TextDecoder, TextEncoder });
  context['self'] = context;
  for (const name of ['workbook.js', 'workbook-writer.js']) runInContext(scriptOf(name), context);
  return { ...context['IbanRechnerWorkbooks'], ...context['IbanRechnerWorkbookWriter'] };
}

describe('the built workbook.js and workbook-writer.js', () => {
  it('read a workbook, and write one that they read again', () => {
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

  it('refuse in the same way', () => {
    const { readWorkbook } = load();
    expect(readWorkbook(sample.subarray(0, 5000), GERMAN_LIST_WORDS.cells)).toEqual({ fault: 'damaged' });
    expect(readWorkbook(new Uint8Array(), GERMAN_LIST_WORDS.cells)).toEqual({ fault: 'no-workbook' });
  });

  it('give a workbook back with more columns', () => {
    const { readWorkbook, appendColumns } = load();
    const result = readWorkbook(sample, GERMAN_LIST_WORDS.cells);
    if ('fault' in result) return expect.fail(result.fault);
    const [sheet] = result.workbook.sheets;
    if (!sheet?.writable) return expect.fail('It is no Excel workbook.');
    const rows = [{ line: 3, cells: ['DE89370400440532013000'] }];
    const pieces = [...appendColumns(sheet.writable, { from: 8, rows, headerLine: 2 })];
    const again = readWorkbook(new Uint8Array(Buffer.concat(pieces)), GERMAN_LIST_WORDS.cells);
    if ('fault' in again) return expect.fail(again.fault);
    const content = again.workbook.sheets[0]?.read();
    if (!content || 'fault' in content) return expect.fail(content?.fault);
    expect(content.rows.find(({ line }) => line === 3)?.cells[8]).toBe('DE89370400440532013000');
  });

  it.each([
    ['workbook.js', ['fflate 0.8.2', 'saxes 6.0.0', 'xmlchars 2.2.0']],
    ['workbook-writer.js', ['fflate 0.8.2']],
  ])('%s contains the licences of its packages, and asks for nothing', (name, packages) => {
    const script = scriptOf(name);
    for (const one of packages) expect(script).toContain(`${one}\n`);
    expect(script).toContain('Copyright (c) 2023 Arjun Barrett');
    expect(script.includes('Copyright (c) Isaac Z. Schlueter and Contributors')).toBe(packages.length > 1);
    expect(script).not.toMatch(/\b(?:fetch|XMLHttpRequest|WebSocket|eval|Worker)\s*\(|new Function/);
  });
});
