import { parseArgs } from 'node:util';
import { UsageError, type UsageFault } from './usage-error.ts';

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

const OPTIONS = {
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', short: 'v', default: false },
  json: { type: 'boolean', default: false },
  lang: { type: 'string' },
  output: { type: 'string', short: 'o' },
  sheet: { type: 'string' },
  iban: { type: 'string' },
  blz: { type: 'string' },
  konto: { type: 'string' },
} as const;

/**
 * The language that is asked for, also if other arguments are faulty.
 *
 * @returns undefined without `--lang`, `''` if it has no value
 */
export function readLanguage(args: readonly string[]): string | undefined {
  const { lang } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: OPTIONS,
  }).values;
  return lang === undefined ? undefined : typeof lang === 'string' ? lang : '';
}

/** @throws {UsageError} for an option that does not exist, or lacks its value */
export function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: OPTIONS,
    });
    const { help, version, json, lang: _, ...list } = values;
    return { words: positionals, help, version, json, list: list as ListOptions };
  } catch (error) {
    throw new UsageError(faultOf(error as NodeJS.ErrnoException));
  }
}

function faultOf({ code, message }: NodeJS.ErrnoException): UsageFault {
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return { code: 'unknown-option' };
  const [option = ''] = /--\w+/.exec(message) ?? [];
  return { code: message.includes('does not take') ? 'value-unwanted' : 'value-missing', option };
}
