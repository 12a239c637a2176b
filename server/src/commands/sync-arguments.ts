import { commandLine, sourceOf } from './command-line.ts';

const USAGE = `Usage: npm run sync [-- SOURCE] [OPTIONS]

SOURCE is a file, or the http(s) address of a file or of a page that has a link to it; by default SYNC_SOURCE.
With -, the file comes from standard input.

  --dry-run          show what would change, and store nothing
  --all              name every bank that changes, not only three of each kind
  --valid-from DAY   the file's first day of validity, YYYY-MM-DD, if the file does not have it
  --now              serve the file now, although its first day is not known
  --accept SHA256    store that very file, although it was refused as older or not to be believed
  --back             serve the edition before again, and drop the one that is served
  --json             print the result as JSON
  --help             print this

Exit status: 0 updated or unchanged, 1 rejected, 2 unreachable, 4 the database can't be used, 5 wrong settings or
arguments, 6 a fault of this program.`;

const { fault, parse, quarter } = commandLine(USAGE);
const flag = { type: 'boolean', default: false } as const;
const text = { type: 'string' } as const;

/**
 * Reads what the command line of `npm run sync` asks for.
 *
 * @param defaultSource the source if the command line names none
 * @throws {ConfigError} with what is wrong, and the usage
 */
export function readArguments(defaultSource: string, args: string[]) {
  const { values, positionals } = parse(args, {
    accept: text,
    'valid-from': text,
    now: flag,
    'dry-run': flag,
    all: flag,
    back: flag,
    json: flag,
    help: flag,
    // For the server's schedule only (sync/schedule.ts), so the usage does not name it.
    'unless-tried': text,
  });
  const [given, ...more] = positionals;
  const source = given === undefined ? defaultSource : sourceOf(given);
  if (more.length > 0 || source === null) throw fault(`"${positionals.join(' ')}" is not a source.`);
  if (values.now && values['valid-from'] !== undefined)
    throw fault('--now and --valid-from exclude each other.');
  const accept = values.accept?.toLowerCase();
  if (accept !== undefined && !/^[0-9a-f]{64}$/.test(accept)) throw fault('--accept takes a SHA-256.');
  if (values.back && (given !== undefined || accept !== undefined || values['dry-run'] || values.now))
    throw fault('--back goes with --json only.');
  const { all, back, json } = values;
  return {
    ...{ source, accept, all, back, json },
    // The schedule names no source: it uses the operator's setting, and no operator can be asked.
    mustBeDated: given !== undefined && !values.now,
    validity: quarter('--valid-from', values['valid-from']),
    dryRun: values['dry-run'],
    /** How many seconds ago the last run must have been; null if that does not matter. */
    unlessTried: values['unless-tried'] === undefined ? null : Number(values['unless-tried']),
    /** The text to print instead of syncing; null if there is none. */
    help: values.help ? USAGE : null,
  };
}

export type Arguments = ReturnType<typeof readArguments>;
