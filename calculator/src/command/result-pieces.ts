import { emptySummary } from '../lists/check-list.ts';
import type { ListResult, ListShape } from '../lists/list.ts';
import { type CsvOptions, listCsv } from '../lists/list-csv.ts';
import { resultTable } from '../lists/result-table.ts';
import type { ListWords } from '../words/de/lists.ts';
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
  options: CsvOptions,
): Iterable<string | Uint8Array> {
  if (format === 'csv') return listCsv(shape, results, words, options);
  if (format === 'json') return jsonLines(shape, results);
  return writeWorkbook(resultTable(shape, results, words), words.resultSheet);
}

/** One object a line, with the cells also by the names of their columns. The last one has the summary. */
function* jsonLines({ header, rows }: ListShape, results: Iterable<ListResult>): Generator<string> {
  const counts = emptySummary();
  for (const result of results) {
    counts[result.outcome] += 1;
    const { line, cells, message, ...verdict } = result;
    const named = header && {
      fields: Object.fromEntries(header.map((name, place) => [name, cells[place] ?? ''])),
    };
    yield `${JSON.stringify({ line, cells, ...named, ...verdict, message })}\n`;
  }
  yield `${JSON.stringify({ summary: { rows, ...counts } })}\n`;
}

/** The character that `--delimiter` names. @throws {UsageError} if CSV can't have it */
export function delimiterOf(option: string | undefined): string | undefined {
  const delimiter = option === 'tab' || option === '\\t' ? '\t' : option;
  if (delimiter !== undefined && !/^[^\p{L}\p{N}"'\r\n\ufeff]$/u.test(delimiter))
    throw new UsageError({ code: 'no-delimiter' });
  return delimiter;
}
