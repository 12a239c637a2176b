import { parseArgs } from 'node:util';
import type { Period } from '../bundesbank/period.ts';
import { quarterFrom } from '../bundesbank/period.ts';
import { ConfigError } from '../config.ts';
import { isSource } from '../setting-values.ts';

const USAGE = `Usage: npm run sync [-- SOURCE] [OPTIONS]

SOURCE is a file, or the http(s) address of a file or of a page that has a link to it; by default SYNC_SOURCE.
With -, the file comes from standard input.

  --dry-run          show what would change, and store nothing
  --all              name every bank that changes, not only three of each kind
  --valid-from DAY   the file's first day of validity, YYYY-MM-DD, if the file does not tell it
  --now              serve the file at once, although nobody says from which day it is valid
  --accept SHA256    store that very file, although it was refused as older or not to be believed
  --back             serve the edition before again, and drop the one that is served
  --json             print the result as JSON
  --help             print this

Exit status: 0 updated or unchanged, 1 rejected, 2 unreachable, 3 another run is under way, 4 the database can't be
used, 5 wrong settings or arguments, 6 a fault of this program.`;

/** What the command line of `npm run sync` asks for. */
export interface Arguments {
  readonly source: string;
  readonly accept: string | undefined;
  readonly validity: Period | undefined;
  /** Whether to refuse a new file if its first day is unknown. */
  readonly mustBeDated: boolean;
  readonly dryRun: boolean;
  readonly all: boolean;
  readonly back: boolean;
  readonly json: boolean;
  /** Whether to do nothing if a run was noted within the last hour. */
  readonly unlessTried: boolean;
  /** The text to print instead of syncing; null if there is none. */
  readonly help: string | null;
}

/**
 * Reads the command line.
 *
 * @param defaultSource the source if the command line names none
 * @throws {ConfigError} with what is wrong, and the usage
 */
export function readArguments(defaultSource: string, args: string[]): Arguments {
  const { values, positionals } = parsed(args);
  const [given, ...more] = positionals;
  const source = given === undefined ? defaultSource : sourceOf(given);
  if (more.length > 0 || source === null) throw usageError(`"${positionals.join(' ')}" is no source.`);
  if (values.now && values['valid-from'] !== undefined)
    throw usageError('--now and --valid-from exclude each other.');
  const accept = values.accept?.toLowerCase();
  if (accept !== undefined && !/^[0-9a-f]{64}$/.test(accept)) throw usageError('--accept takes a SHA-256.');
  if (values.back && (given !== undefined || accept !== undefined || values['dry-run'] || values.now))
    throw usageError('--back goes with --json only.');
  return {
    source,
    accept,
    // The schedule names no source: it takes what the operator has set, and nobody is there to be asked.
    mustBeDated: given !== undefined && !values.now,
    validity: values['valid-from'] === undefined ? undefined : quarter(values['valid-from']),
    dryRun: values['dry-run'],
    all: values.all,
    back: values.back,
    json: values.json,
    unlessTried: values['unless-tried'],
    help: values.help ? USAGE : null,
  };
}

/** @returns the source, with a bare path as `file:PATH`, and `-` as `file:-`; null for an address of another kind */
export function sourceOf(given: string): string | null {
  if (isSource(given)) return given;
  return given === '' || /^[a-z][a-z0-9+.-]+:/i.test(given) ? null : `file:${given}`;
}

function quarter(day: string): Period {
  try {
    return quarterFrom(day);
  } catch {
    throw usageError(
      `--valid-from is ${day}, but no edition begins then: it is a Monday of March, June, September or December.`,
    );
  }
}

function parsed(args: string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const text = { type: 'string' } as const;
  const options = {
    accept: text,
    'valid-from': text,
    now: flag,
    'dry-run': flag,
    all: flag,
    back: flag,
    json: flag,
    help: flag,
    // For the server's schedule only (sync/schedule.ts), so the usage does not name it.
    'unless-tried': flag,
  };
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw usageError(error instanceof Error ? error.message : String(error));
  }
}

const usageError = (sentence: string) => new ConfigError(`${sentence}\n\n${USAGE}`);
