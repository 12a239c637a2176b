import { parse } from 'csv-parse/sync';
import { BankFile, COLUMNS } from './record.ts';

/** The names of the first two columns. The Bundesbank has published them with and without quotes. */
const HEAD = /^"?Bankleitzahl"?;"?Merkmal"?;/;

/** Ten times as many as a bank file has. A file with more is refused, so that tiny rows can't fill the memory. */
const MAX_ROWS = 150_000;

/** Whether the bytes begin with the header of the CSV. */
export function looksLikeCsv(bytes: Buffer): boolean {
  return HEAD.test(bytes.toString('latin1', 0, 100));
}

/**
 * Reads the CSV: ISO-8859-1, semicolons, a header, and the columns of the TXT. Values are in quotes, except
 * empty ones. Never throws: all faults are in `faults` of the result.
 */
export function readCsv(bytes: Buffer): BankFile {
  const file = new BankFile();
  const { faults } = file;
  /** The header is the first line. */
  let line = 1;
  try {
    const rows: string[][] = parse(bytes, {
      encoding: 'latin1',
      delimiter: ';',
      fromLine: 2,
      recordDelimiter: '\r\n',
      relaxColumnCount: true,
      to: MAX_ROWS + 1,
    });
    if (rows.length > MAX_ROWS) faults.push({ is: 'too-many-rows', limit: MAX_ROWS });
    for (const row of rows) {
      line += 1;
      // The extended edition has a fourteenth column.
      if (row.length < COLUMNS.length || row.length > COLUMNS.length + 1)
        faults.push({ is: 'column-count', line, columns: row.length, expected: COLUMNS.length });
      else file.add(row, row[COLUMNS.length] ?? '', { is: 'line-value', line });
    }
  } catch (error) {
    // Most likely a quote was left open. The values after it can't be told apart.
    faults.push({ is: 'unreadable-csv', line: (error as { lines?: number }).lines ?? '?' });
  }
  return file;
}
