import { parseArgs } from 'node:util';
import { hasOneError } from '../search/one-error.ts';
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
  /** CSV for programs: without byte order mark and apostrophes. */
  readonly plain?: boolean;
  /** What separates the cells of CSV. */
  readonly delimiter?: string;
}

const OPTIONS = {
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', short: 'v', default: false },
  json: { type: 'boolean', default: false },
  plain: { type: 'boolean' },
  delimiter: { type: 'string' },
  quiet: { type: 'boolean', short: 'q', default: false },
  lang: { type: 'string' },
  output: { type: 'string', short: 'o' },
  sheet: { type: 'string' },
  iban: { type: 'string' },
  blz: { type: 'string' },
  konto: { type: 'string' },
} as const;

/**
 * The language that is asked for, also if other arguments are faulty. Without `--lang`, English where the environment says
 * so: LC_ALL, LC_MESSAGES or LANG, the first of them that is set (POSIX).
 *
 * @returns undefined if nothing is asked for, `''` if `--lang` has no value
 */
export function readLanguage(args: readonly string[], environment: NodeJS.ProcessEnv): string | undefined {
  const { lang } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: OPTIONS,
  }).values;
  if (lang !== undefined) return typeof lang === 'string' ? lang : '';
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  return /^en(?:[_.@-]|$)/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'en' : undefined;
}

/** @throws {UsageError} for an option that does not exist, or lacks its value */
export function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: OPTIONS,
    });
    const { help, version, json, quiet, lang: _, ...list } = values;
    return { words: positionals, help, version, json, quiet, list: list as ListOptions };
  } catch (error) {
    throw new UsageError(faultOf(error as NodeJS.ErrnoException));
  }
}

function faultOf({ code, message }: NodeJS.ErrnoException): UsageFault {
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const [, option = ''] = /'(--?[^\s'=]+)/.exec(message) ?? [];
    return { code: 'unknown-option', option, nearest: nearestOption(option) };
  }
  const [option = ''] = /--\w+/.exec(message) ?? [];
  return { code: message.includes('does not take') ? 'value-unwanted' : 'value-missing', option };
}

/** The option that was meant: one that begins so, or differs by one typing error; null if there is none. */
function nearestOption(option: string): string | null {
  const typed = option.replace(/^-+/, '').toLowerCase();
  const names = Object.keys(OPTIONS);
  const found =
    names.find((name) => hasOneError(typed, name)) ??
    names.find((name) => typed.length > 1 && (name.startsWith(typed) || typed.startsWith(name)));
  return found === undefined ? null : `--${found}`;
}
