import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkList, emptySummary } from '../lists/check-list.ts';
import { decodeList } from '../lists/decode-list.ts';
import type { List, ListResult, ListSummary, Outcome } from '../lists/list.ts';
import { listCsv } from '../lists/list-csv.ts';
import { readList } from '../lists/read-list.ts';
import { OUTCOME_NAMES } from '../messages/lists.ts';
import { questionSentence } from '../messages/reader.ts';
import { EXIT, needsLook } from './exit-status.ts';
import { functions } from './functions.ts';
import { showProgress } from './progress.ts';
import { readInput } from './read-input.ts';
import { UsageError } from './usage-error.ts';

/**
 * Checks a list and writes the result as CSV or JSON lines. The progress and a summary go to stderr.
 *
 * @param path of the list, or `-` for the standard input
 * @param output path of a file that does not exist yet; without it, the result goes to the standard output
 * @returns the exit status
 * @throws {UsageError} where the list can't be read or the result can't be written
 */
export async function checkListFile(
  path: string,
  output: string | undefined,
  json: boolean,
): Promise<number> {
  const decoded = decodeList(await readInput(path));
  if ('error' in decoded) throw new UsageError(decoded.error);
  const read = readList(decoded.text, functions);
  if ('error' in read) throw new UsageError(read.error);
  if ('question' in read) throw new UsageError(questionSentence(read.question));

  const summary = emptySummary();
  // Where a terminal shows the result, a bar would be drawn between its lines.
  const isShownOnTerminal = output === undefined && process.stdout.isTTY;
  const results = checkedRows(read.list, summary, isShownOnTerminal ? null : process.stderr);
  const pieces = json ? jsonLines(results) : listCsv(read.list.shape, results);
  await write(pieces, output);
  process.stderr.write(`${summarySentence(read.list.shape.rows, summary)}\n`);
  const someNeedLook = (Object.keys(summary) as Outcome[]).some(
    (outcome) => summary[outcome] > 0 && needsLook(outcome),
  );
  return someNeedLook ? EXIT.LOOK : EXIT.RIGHT;
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

function* jsonLines(results: Iterable<ListResult>): Generator<string> {
  for (const result of results) yield `${JSON.stringify(result)}\n`;
}

async function write(pieces: Iterable<string>, output: string | undefined): Promise<void> {
  if (output === undefined) return pipeline(Readable.from(pieces), process.stdout, { end: false });
  // With this flag, a file that exists is not overwritten, for example the list itself.
  await pipeline(Readable.from(pieces), createWriteStream(output, { flags: 'wx' })).catch(
    (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EEXIST' ? 'gibt es schon' : `lässt sich nicht schreiben: ${error.code}`;
      throw new UsageError(`„${output}“ ${reason}.`);
    },
  );
}

/** „3 Zeilen: 2 richtig, 1 fehlerhaft.“ */
function summarySentence(rows: number, summary: ListSummary): string {
  const number = (count: number) => count.toLocaleString('de-DE');
  const counts = (Object.keys(summary) as Outcome[])
    .filter((outcome) => summary[outcome] > 0)
    .map((outcome) => `${number(summary[outcome])} ${OUTCOME_NAMES[outcome]}`);
  return `${number(rows)} ${rows === 1 ? 'Zeile' : 'Zeilen'}: ${counts.join(', ')}.`;
}
