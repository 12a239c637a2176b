import { randomUUID } from 'node:crypto';
import { lstatSync, rmSync } from 'node:fs';
import { link, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ListResult, type ListShape, type ListSummary, separateIbans } from '../lists/list.ts';
import type { ListOptions } from './arguments.ts';
import { reasonOf, UsageError } from './usage-error.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Error codes of file systems without hard links, such as FAT. */
const NO_LINKS = ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK'];

/**
 * Writes a new file, which gets its name only when it is complete. After an interrupt, a full disk or an
 * error, nothing is left of it.
 *
 * @param pieces are made while the file is written
 * @throws {UsageError} if a file of this name exists, which is never overwritten, or if it can't be written
 */
export async function writeNewFile(path: string, pieces: Iterable<string | Uint8Array>): Promise<void> {
  refuseExisting(path);
  const temporary = join(dirname(path), `.iban-rechner-${randomUUID()}`);
  const remove = () => rmSync(temporary, { force: true });
  const interrupt = (signal: NodeJS.Signals) => {
    remove();
    // The signal's listener is gone, so this ends the process as usual.
    process.kill(process.pid, signal);
  };
  for (const signal of SIGNALS) process.once(signal, interrupt);
  try {
    // Some file systems report a full disk only when the file is flushed.
    await writeFile(temporary, pieces, { flag: 'wx', flush: true });
    await moveTo(temporary, path);
  } catch (error) {
    // Only errors of the file system have a system call. All others are ours.
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new UsageError({ code: 'not-written', path, reason: reasonOf(error) });
  } finally {
    remove();
    for (const signal of SIGNALS) process.off(signal, interrupt);
  }
}

/** @throws {UsageError} if there is a file, or anything else, of this name */
export function refuseExisting(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false }))
    throw new UsageError({ code: 'not-written', path, reason: 'EEXIST' });
}

/** Makes a hard link: unlike renaming, this fails if another program has created the file meanwhile. */
async function moveTo(temporary: string, path: string): Promise<void> {
  try {
    await link(temporary, path);
  } catch (error) {
    if (!NO_LINKS.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    refuseExisting(path);
    await rename(temporary, path);
  }
}

/** Programs would not open CSV or XLSX under these endings. */
const NOT_WRITTEN = /\.(?:xls|xlsm|xlsb|ods|numbers|pdf)$/i;

/**
 * The format of the result, by the ending of its file.
 *
 * @throws {UsageError} for the ending of a format that we can't write, a workbook with `json`, and options of CSV with
 *   another format
 */
export function resultFormatOf(options: ListOptions, json: boolean): 'csv' | 'xlsx' | 'json' {
  const { output = '' } = options;
  const isWorkbook = /\.xlsx$/i.test(output);
  const isOther = json ? isWorkbook : /\.json$/i.test(output);
  if (NOT_WRITTEN.test(output) || isOther) throw new UsageError({ code: 'unwritten-format' });
  const format = json ? 'json' : isWorkbook ? 'xlsx' : 'csv';
  const option = (['plain', 'delimiter'] as const).find((name) => options[name] !== undefined);
  if (option && format !== 'csv') throw new UsageError({ code: 'csv-only', option: `--${option}` });
  return format;
}

/** One JSON object a line, with the cells also by their columns. The last one has the summary of `results`. */
export function* jsonLines({ header, rows }: ListShape, results: Iterable<ListResult>, summary: ListSummary) {
  for (const { line, cells, kinds: _, outcome, iban, message, ...verdict } of results) {
    const named = header?.map((name, place) => [name, cells[place] ?? '']);
    // Without a header, `fields` is undefined, which JSON leaves out.
    const fields = named && Object.fromEntries(named);
    const ibans = separateIbans({ outcome, iban });
    yield `${JSON.stringify({ line, cells, fields, outcome, ...ibans, ...verdict, message })}\n`;
  }
  yield `${JSON.stringify({ summary: { rows, ...summary } })}\n`;
}

/** The character that `--delimiter` names. @throws {UsageError} if CSV can't have it */
export function delimiterOf(option: string | undefined): string | undefined {
  const delimiter = option === 'tab' || option === '\\t' ? '\t' : option;
  if (delimiter !== undefined && !/^[^\p{L}\p{N}"'\r\n\ufeff]$/u.test(delimiter))
    throw new UsageError({ code: 'no-delimiter' });
  return delimiter;
}
