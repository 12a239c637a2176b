import { basename } from 'node:path';
import { commandLine, sourceOf } from './command-line.ts';

const USAGE = `Usage: npm run renew [-- FILE … [OPTIONS]]

FILE is a path or an http(s) address of the Bundesbank's bank file, public or extended, or of a page with links to it;
by default SYNC_SOURCE. The first day of validity is that of the page, of the XML or of the file's name
(blz_2026-12-07.txt), or the one that is stated.

  --from DAY        the file's first day of validity, YYYY-MM-DD
  --rebuilt SOURCE  the file is not the Bundesbank's own: from what it was rebuilt, in English. A file whose name has
                    "_rebuilt" counts as rebuilt in any case
  --help            print this`;

const { fault, parse, quarter } = commandLine(USAGE);
const text = { type: 'string' } as const;

/**
 * Reads what the command line of `npm run renew` asks for.
 *
 * @param defaultSource the source if the command line names no file
 * @throws {ConfigError} with what is wrong, and the usage
 */
export function readRenewArguments(defaultSource: string, args: string[]) {
  const { values, positionals } = parse(args, { from: text, rebuilt: text, help: { type: 'boolean' } });
  if (positionals.length === 0 && (values.from !== undefined || values.rebuilt !== undefined))
    throw fault('--from and --rebuilt go with a file.');
  if (values.rebuilt !== undefined && !/^[^\p{C}]+$/u.test(values.rebuilt))
    throw fault('--rebuilt takes a text of one line.');
  const given = positionals.map((word) => {
    const source = sourceOf(word);
    if (source === null) throw fault(`"${word}" is neither a path nor an http(s) address.`);
    /** From what the file was rebuilt; null if it is the Bundesbank's own. */
    const rebuilt = values.rebuilt ?? rebuiltByName(word);
    // Whether the command line says so, rather than the file's name.
    return { source, rebuilt, isStated: values.rebuilt !== undefined };
  });
  return {
    sources: given.length > 0 ? given : [{ source: defaultSource, rebuilt: null, isStated: false }],
    validity: quarter('--from', values.from),
    help: values.help ? USAGE : null,
  };
}

export type RenewArguments = ReturnType<typeof readRenewArguments>;

/** The name of a file, if it says that the file was rebuilt: `blz_2026-09-07_rebuilt.txt`; else null. */
function rebuiltByName(address: string): string | null {
  const name = basename(address.replace(/[?#].*/, ''));
  return /_rebuilt(?![a-z])/i.test(name) ? name : null;
}
