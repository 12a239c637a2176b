import type { ListResult, ListShape } from '../lists/list.ts';
import { listCsv } from '../lists/list-csv.ts';
import { resultTable } from '../lists/result-table.ts';
import type { ListWords } from '../words/list-words.ts';
import { writeWorkbook } from '../workbooks/write-workbook.ts';
import { UsageError } from './usage-error.ts';

/** How the result of a list is written. */
export type ResultFormat = 'csv' | 'xlsx' | 'json';

/** Files with these endings would not open with the content that we can write. */
const NOT_WRITTEN = /\.(?:xls|xlsm|xlsb|ods|numbers|pdf)$/i;

/**
 * The format of the result, by the ending of its file.
 *
 * @param json JSON lines were asked for
 * @throws {UsageError} if the ending says another format than we can write
 */
export function resultFormatOf(output: string | undefined, json: boolean): ResultFormat {
  const isWorkbook = /\.xlsx$/i.test(output ?? '');
  if (NOT_WRITTEN.test(output ?? '') || (json && isWorkbook))
    throw new UsageError({ code: 'unwritten-format' });
  return json ? 'json' : isWorkbook ? 'xlsx' : 'csv';
}

/** The result of a list as a file, in pieces. The results are taken one after the other. */
export function resultPieces(
  format: ResultFormat,
  shape: ListShape,
  results: Iterable<ListResult>,
  words: ListWords,
): Iterable<string | Uint8Array> {
  if (format === 'csv') return listCsv(shape, results, words);
  if (format === 'json') return jsonLines(results);
  return writeWorkbook(resultTable(shape, results, words), words.resultSheet);
}

function* jsonLines(results: Iterable<ListResult>): Generator<string> {
  for (const result of results) yield `${JSON.stringify(result)}\n`;
}
