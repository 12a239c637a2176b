import { checkList } from '../lists/check-list.ts';
import { columnsRead, listNotes } from '../lists/de.ts';
import type { List, ListResult, ListSummary, Outcome } from '../lists/list.ts';
import { readList } from '../lists/read-list.ts';
import { listCsv, workbookTable } from '../lists/result-table.ts';
import { writeWorkbook } from '../lists/workbooks/write-workbook.ts';
import type { ListOptions } from './arguments.ts';
import { chooseColumns, openListFile, readInput } from './list-input.ts';
import { EXIT, needsLook, print, printMessages, type Speaker, showProgress } from './output.ts';
import { delimiterOf, jsonLines, refuseExisting, resultFormatOf, writeNewFile } from './result-file.ts';
import { UsageError } from './usage-error.ts';

/**
 * Checks a list and writes the result. What was read, the progress and a summary go to stderr.
 *
 * @param path of the list, or `-` for the standard input
 * @returns the exit status
 * @throws {UsageError} if the list can't be read, its columns are not clear, or the result can't be written
 */
export async function checkListFile(
  path: string,
  options: ListOptions & { readonly json: boolean; readonly quiet: boolean },
  speaker: Speaker,
): Promise<number> {
  const { words } = speaker;
  const { output, json, quiet } = options;
  const delimiter = delimiterOf(options.delimiter);
  const format = resultFormatOf(options, json);
  if (output !== undefined) refuseExisting(output);
  const { list, notes } = await readListFile(path, options, speaker);
  if (!quiet) printMessages(...notes);

  const summary: ListSummary = {
    right: 0,
    changed: 0,
    doubtful: 0,
    impossible: 0,
    faulty: 0,
    absent: 0,
    skipped: 0,
  };
  // If a terminal shows the result, a bar would be drawn between its lines.
  const isShownOnTerminal = output === undefined && process.stdout.isTTY;
  const stream = quiet || isShownOnTerminal ? null : process.stderr;
  const results = checkedRows(list, summary, stream, json, speaker);
  const pieces = {
    csv: () => listCsv(list.shape, results, words.lists, options.plain, delimiter),
    json: () => jsonLines(list.shape, results, summary),
    xlsx: () => writeWorkbook(workbookTable(list.shape, results, words.lists), words.lists.resultSheet),
  }[format]();
  if (output !== undefined) await writeNewFile(output, pieces);
  // All rows are checked even if the reader of the output has gone: summary and status are about all of them.
  else for (const piece of pieces) await print(piece);
  const outcomes = (Object.keys(summary) as Outcome[]).filter((outcome) => summary[outcome] > 0);
  const byWord = new Map<string, number>();
  for (const outcome of outcomes) {
    const word = words.lists.outcomes[outcome];
    byWord.set(word, (byWord.get(word) ?? 0) + summary[outcome]);
  }
  if (!quiet) printMessages(words.command.summary(list.shape.rows, [...byWord]));
  return outcomes.some(needsLook) ? EXIT.LOOK : EXIT.RIGHT;
}

/** @returns the list, and sentences about how it is read */
async function readListFile(path: string, options: ListOptions, { functions, words }: Speaker) {
  const opened = openListFile(await readInput(path), words.lists.cells, functions, options.sheet);
  const { content, sheet } = opened;
  const read = readList(content, functions, chooseColumns(content, options, functions));
  if ('fault' in read) throw new UsageError({ code: 'list', ...read });
  if ('question' in read) throw new UsageError({ code: 'columns-unclear', question: read.question });
  const { columns, header } = read.list.shape;
  const notes = [
    ...(sheet === undefined ? [] : [words.command.sheetRead(sheet)]),
    ...listNotes(opened.notes, words.lists),
    columns ? columnsRead(columns, header, words.lists) : words.command.freeTextRead,
  ];
  return { list: read.list, notes };
}

/** Checks the rows one after the other. @param summary is counted up @param stream shows the progress */
function* checkedRows(
  list: List,
  summary: ListSummary,
  stream: NodeJS.WriteStream | null,
  hasCodes: boolean,
  { functions, words }: Speaker,
): Generator<ListResult> {
  const progress = stream && showProgress(stream, list.shape.rows, words.command);
  try {
    for (const results of checkList(list, functions, words.lists, hasCodes)) {
      for (const result of results) summary[result.outcome] += 1;
      yield* results;
      progress?.increment(results.length);
    }
  } finally {
    progress?.stop();
  }
}
