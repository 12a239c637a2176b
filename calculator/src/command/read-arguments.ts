import { parseArgs } from 'node:util';
import { SEE_HELP } from './help.ts';
import { UsageError } from './usage-error.ts';

/** The options for lists. Each is there only if it was given. */
export interface ListOptions {
  /** Path of the new file. */
  readonly output?: string;
  /** Name of a sheet of the workbook. */
  readonly sheet?: string;
  /** Name of a column, or its number from 1; as the next two. */
  readonly iban?: string;
  readonly blz?: string;
  readonly konto?: string;
}

/** @throws {UsageError} for an option that does not exist, or lacks its value */
export function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        version: { type: 'boolean', short: 'v', default: false },
        json: { type: 'boolean', default: false },
        output: { type: 'string', short: 'o' },
        sheet: { type: 'string' },
        iban: { type: 'string' },
        blz: { type: 'string' },
        konto: { type: 'string' },
      },
    });
    const { help, version, json, ...list } = values;
    return { words: positionals, help, version, json, list: list as ListOptions };
  } catch (error) {
    throw new UsageError(`${faultOf(error as NodeJS.ErrnoException)} ${SEE_HELP}`);
  }
}

function faultOf({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return 'Diese Option gibt es nicht.';
  const [option = ''] = /--\w+/.exec(message) ?? [];
  if (message.includes('does not take')) return `${option} steht ohne Wert.`;
  const value =
    option === '--output'
      ? 'der Name einer Datei'
      : option === '--sheet'
        ? 'der Name eines Tabellenblatts'
        : 'der Name oder die Nummer einer Spalte';
  return `Nach ${option} steht ${value}.`;
}
