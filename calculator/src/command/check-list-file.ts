import { checkList, emptySummary } from '../lists/check-list.ts';
import type { List, ListResult, ListShape, ListSummary, Outcome } from '../lists/list.ts';
import { readList } from '../lists/read-list.ts';
import { columnName, OUTCOME_NAMES } from '../words/de/lists.ts';
import { columnsSentence, questionSentence } from '../words/de/reader.ts';
import { chooseColumns } from './choose-columns.ts';
import { EXIT, needsLook } from './exit-status.ts';
import { functions } from './functions.ts';
import { refuseExisting, writeNewFile } from './new-file.ts';
import { openListFile } from './open-list-file.ts';
import { showProgress } from './progress.ts';
import type { ListOptions } from './read-arguments.ts';
import { readInput } from './read-input.ts';
import { resultFormatOf, resultPieces } from './result-pieces.ts';
import { print, tell } from './standard-streams.ts';
import { UsageError } from './usage-error.ts';

/**
 * Checks a list and writes the result as CSV, JSON lines or a workbook. What was read, the progress and a summary go to
 * stderr.
 *
 * @param path of the list, or `-` for the standard input
 * @param options without an output, the result goes to the standard output
 * @returns the exit status
 * @throws {UsageError} where the list can't be read, its columns are not clear, or the result can't be written
 */
export async function checkListFile(path: string, options: ListOptions, json: boolean): Promise<number> {
  const { output } = options;
  const format = resultFormatOf(output, json);
  if (output !== undefined) refuseExisting(output);
  const { list, notes } = await readListFile(path, options);
  tell(...notes);

  const summary = emptySummary();
  // Where a terminal shows the result, a bar would be drawn between its lines.
  const isShownOnTerminal = output === undefined && process.stdout.isTTY;
  const results = checkedRows(list, summary, isShownOnTerminal ? null : process.stderr);
  const pieces = resultPieces(format, list.shape, results);
  if (output !== undefined) await writeNewFile(output, pieces);
  // Where nobody reads the output any more, the rows are checked all the same: the summary and the status are about all.
  else for (const piece of pieces) await print(piece);
  tell(summarySentence(list.shape.rows, summary));
  const someNeedLook = (Object.keys(summary) as Outcome[]).some(
    (outcome) => summary[outcome] > 0 && needsLook(outcome),
  );
  return someNeedLook ? EXIT.LOOK : EXIT.RIGHT;
}

async function readListFile(
  path: string,
  options: ListOptions,
): Promise<{ readonly list: List; readonly notes: readonly string[] }> {
  const { content, notes } = openListFile(await readInput(path), options.sheet);
  const read = readList(content, functions, chooseColumns(content, options));
  if ('error' in read) throw new UsageError(read.error);
  if ('question' in read)
    throw new UsageError(
      `${questionSentence(read.question)} Nennen Sie die Spalten mit --blz und --konto oder mit --iban.`,
    );
  return { list: read.list, notes: [...notes, readSentence(read.list.shape)] };
}

/** Which columns were read. */
function readSentence({ columns, header }: ListShape): string {
  if (!columns) return 'Gelesen: jede Zeile als Text.';
  return columnsSentence(columns, (place) => header?.[place] || columnName(place + 1));
}

/**
 * Checks the rows one after the other.
 *
 * @param summary is counted up
 * @param stream shows the progress; null for none
 */
function* checkedRows(
  list: List,
  summary: ListSummary,
  stream: NodeJS.WriteStream | null,
): Generator<ListResult> {
  const progress = stream && showProgress(stream, list.shape.rows);
  let count = 0;
  try {
    for (const results of checkList(list, functions)) {
      for (const result of results) summary[result.outcome] += 1;
      yield* results;
      count += results.length;
      progress?.update(count);
    }
  } finally {
    progress?.end();
  }
}

/** „3 Zeilen: 2 richtig, 1 fehlerhaft.“ */
function summarySentence(rows: number, summary: ListSummary): string {
  const number = (count: number) => count.toLocaleString('de-DE');
  const counts = (Object.keys(summary) as Outcome[])
    .filter((outcome) => summary[outcome] > 0)
    .map((outcome) => `${number(summary[outcome])} ${OUTCOME_NAMES[outcome]}`);
  return `${number(rows)} ${rows === 1 ? 'Zeile' : 'Zeilen'}: ${counts.join(', ')}.`;
}
