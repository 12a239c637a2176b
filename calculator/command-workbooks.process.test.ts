import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { contentOf } from './test/opened-workbook.ts';
import { LIST, SUMMARY, useBuiltCommand } from './test/run-command.ts';

const ADJUSTED = 'richtig (angepasst);Die Unterkontonummer 00 wurde ergänzt.';

const { project, run, write } = useBuiltCommand();

// src/command/list-input.test.ts tests refused workbooks, and sheets that must be named.
describe('the command reads', () => {
  const sample = (name: string) => join(import.meta.dirname, 'test/workbooks', name);
  const sheetOf = (bytes: Uint8Array) => contentOf(bytes).rows.map(({ cells }) => cells);

  it('and writes Excel workbooks', async () => {
    const header = ['Nr.', 'BLZ', 'Konto'];
    const rows = [
      ['007', 37040044, '532013000'],
      ['=1+1', '10070024', 56002],
    ];
    const sheets = [
      { name: 'Leer', rows: [] },
      { name: 'A', rows: [header, ...rows] },
    ];
    write('liste.xlsx', await writeXlsx({ sheets }));
    const stderr = `Gelesen: Tabellenblatt „A“.\n${SUMMARY}`;
    expect(run(['liste.xlsx', '-o', 'neu.xlsx'])).toEqual({ status: 0, stdout: '', stderr });
    expect(sheetOf(readFileSync(join(project, 'neu.xlsx')))).toEqual([
      [...header, 'IBAN', 'IBAN (ungeprüft)', 'BIC', 'Bank', 'Ergebnis', 'Hinweis'],
      ['007', '37040044', '532013000', 'DE89370400440532013000', '', 'COBADEFFXXX', 'Commerzbank', 'richtig'],
      `=1+1;10070024;56002;DE61100700240005600200;;DEUTDEDBBER;Deutsche Bank;${ADJUSTED}`.split(';'),
    ]);
    expect(run(['liste.xlsx']).stdout).toContain(
      '007;37040044;532013000;DE89370400440532013000;;COBADEFFXXX;Commerzbank;richtig;\r\n',
    );
    write('liste.csv', LIST);
    expect(run(['liste.csv', '-o', 'aus-csv.XLSX'])).toMatchObject({ status: 0 });
    expect(sheetOf(readFileSync(join(project, 'aus-csv.XLSX')))[1]?.[3]).toBe('DE61100700240005600200');
  });

  it('OpenDocument like Excel', () => {
    const [ods, xlsx] = ['liste.ods', 'liste.xlsx'].map((name) =>
      run([sample(name), '--sheet', 'Mitglieder']),
    );
    expect(ods?.stdout).toContain(';DE89370400440532013000;');
    expect(ods?.stdout).toBe(xlsx?.stdout);
  });
});
