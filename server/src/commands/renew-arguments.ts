import { parseArgs } from 'node:util';
import type { Period } from '../bundesbank/period.ts';
import { quarterFrom, rebuiltByName } from '../bundesbank/period.ts';
import { ConfigError } from '../config.ts';
import { sourceOf } from './sync-arguments.ts';

const USAGE = `Usage: npm run renew [-- FILE … [OPTIONS]]

FILE is a path or an http(s) address of the Bundesbank's bank file, public or extended, or of a page with links to it;
by default SYNC_SOURCE. The first day of validity is that of the page, of the XML or of the file's name
(blz_2026-12-07.txt), or the one that is stated.

  --from DAY        the file's first day of validity, YYYY-MM-DD
  --rebuilt SOURCE  the file is not the Bundesbank's own: from what it was rebuilt, in English. A file whose name has
                    "_rebuilt" is taken as such in any case
  --help            print this`;

/** What the command line of `npm run renew` asks for. */
export interface RenewArguments {
  readonly sources: readonly {
    /** `file:PATH`, or an http(s) address. */
    readonly source: string;
    /** From what the file was rebuilt; null if it is the Bundesbank's own. */
    readonly rebuilt: string | null;
    /** Whether the command line says so, rather than the file's name. */
    readonly isStated: boolean;
  }[];
  readonly validity: Period | undefined;
  readonly help: string | null;
}

/**
 * Reads the command line.
 *
 * @param defaultSource the source if the command line names no file
 * @throws {ConfigError} with what is wrong, and the usage
 */
export function readRenewArguments(defaultSource: string, args: string[]): RenewArguments {
  const { values, positionals } = parsed(args);
  if (positionals.length === 0 && (values.from !== undefined || values.rebuilt !== undefined))
    throw usageError('--from and --rebuilt go with a file.');
  if (values.rebuilt !== undefined && !/^[^\p{C}]+$/u.test(values.rebuilt))
    throw usageError('--rebuilt takes a text of one line.');
  const given = positionals.map((word) => {
    const source = sourceOf(word);
    if (source === null) throw usageError(`"${word}" is neither a path nor an http(s) address.`);
    const rebuilt = values.rebuilt ?? rebuiltByName(word);
    return { source, rebuilt, isStated: values.rebuilt !== undefined };
  });
  return {
    sources: given.length > 0 ? given : [{ source: defaultSource, rebuilt: null, isStated: false }],
    validity: values.from === undefined ? undefined : quarter(values.from),
    help: values.help ? USAGE : null,
  };
}

function quarter(day: string): Period {
  try {
    return quarterFrom(day);
  } catch {
    throw usageError(
      `--from is ${day}, but no edition begins then: it is a Monday of March, June, September or December.`,
    );
  }
}

function parsed(args: string[]) {
  const text = { type: 'string' } as const;
  const options = { from: text, rebuilt: text, help: { type: 'boolean', default: false } } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw usageError(error instanceof Error ? error.message : String(error));
  }
}

const usageError = (sentence: string) => new ConfigError(`${sentence}\n\n${USAGE}`);
