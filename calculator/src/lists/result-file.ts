import { GERMAN_LIST_WORDS as WORDS } from '../words/de/lists.ts';
import type { Workbooks } from '../workbook-part.ts';
import type { ListResult, ListShape } from './list.ts';
import { listCsv } from './list-csv.ts';
import { resultTable } from './result-table.ts';
import type { FileFormat } from './worker-messages.ts';

const TYPES: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * Writes the result as a German file, piece by piece, so that the caller can do other things in between.
 *
 * @param loadWorkbooks gives the functions for workbooks, and is called for `xlsx` only
 * @returns at the end, the file
 * @throws what loadWorkbooks throws
 */
export function* resultFile(
  format: FileFormat,
  shape: ListShape,
  results: Iterable<ListResult>,
  loadWorkbooks: () => Workbooks,
): Generator<void, Blob> {
  const parts: BlobPart[] = [];
  const pieces =
    format === 'csv'
      ? listCsv(shape, results, WORDS)
      : loadWorkbooks().writeWorkbook(resultTable(shape, results, WORDS), WORDS.resultSheet);
  for (const piece of pieces) {
    parts.push(piece as BlobPart);
    yield;
  }
  return new Blob(parts, { type: TYPES[format] });
}
