import { makeDirectoryScript } from '../../calculator/directory-script.ts';
import type { Bank } from '../../directory/bank.ts';
import { bankRecord } from '../../directory/bank.ts';
import type { Edition } from '../../directory/edition.ts';
import type { Handler } from '../../http/answers/answer.ts';
import { Encoded } from '../../http/answers/encoded.ts';
import { EMBED_HEADERS, FILE_HEADERS } from '../../http/answers/headers.ts';
import type { Served } from '../../store/follow.ts';

/**
 * Answers `/banken.js`: every bank of the served edition, for the calculator. The script of an edition is made when a
 * client first asks for it.
 *
 * Compressing a script takes half a second, so other threads do that. Until they are done, clients get the first script
 * as it is, and instead of a later one the script before it.
 *
 * @param failed called with the error if a script could not be made; clients then get the one before
 */
export function directoryScript(served: () => Served, failed: (error: unknown) => void): Handler {
  let from: Served | undefined;
  let first: Encoded | undefined;
  let compressed: Encoded | undefined;

  async function make(edition: Served) {
    const script = scriptOf(edition);
    first ??= script;
    const made = await script.prepareInBackground();
    // Another edition may have come in the meantime.
    if (from?.directory === edition.directory) compressed = made;
  }

  return (request) => {
    const now = served();
    if (from?.directory !== now.directory) {
      from = now;
      make(now).catch(failed);
    }
    if (!first) throw new Error('There is no /banken.js of any edition.');
    return compressed ? compressed.answer(request.headers['accept-encoding']) : first.answer(undefined);
  };
}

function scriptOf({ directory, state }: Served): Encoded {
  const banks = Array.from(directory.banks(), ({ checkMethod, ...bank }) => ({
    ...bank,
    method: checkMethod,
  }));
  const body = Buffer.from(makeDirectoryScript(banks, state.edition));
  return new Encoded({ status: 200, headers: EMBED_HEADERS, body });
}

/** All banks of an edition, and what the files say about it. */
interface Content {
  readonly banks: Iterable<Bank>;
  readonly edition: Pick<Edition, 'origin' | 'validFrom' | 'validUntil'>;
}

/**
 * `/bankleitzahlen.json`. One bank a line, so that programs that compare lines show what has changed. Besides the
 * fields of the API, a bank has its check-digit method and its successor, which an IBAN depends on: directoryFrom() of
 * the package reads them.
 */
function directoryJson({ banks, edition: { origin, validFrom, validUntil } }: Content): string {
  const edition = JSON.stringify({ origin, validFrom, validUntil });
  const rows = Array.from(banks, (bank) => {
    const { checkMethod, successor } = bank;
    return JSON.stringify({ ...bankRecord(bank), checkMethod, successor });
  });
  const lines = rows.join(',\n');
  return `{"source":"Deutsche Bundesbank","edition":${edition},"banks":[\n${lines}\n]}\n`;
}

/**
 * `/bankleitzahlen.csv`, as in RFC 4180: commas, CRLF, a header row. Each row names the edition, since every program
 * can read a column.
 */
export function directoryCsv({ banks, edition: { origin, validFrom, validUntil } }: Content): string {
  const rows = Array.from(banks, (bank) => ({ ...bankRecord(bank), origin, validFrom, validUntil }));
  return [Object.keys(rows[0] ?? {}), ...rows.map(Object.values)]
    .map((row) => `${row.map(csvValue).join(',')}\r\n`)
    .join('');
}

/**
 * In quotes, if it holds a separator of any program, a quote or a line break. Empty for null. What a spreadsheet would
 * take for a formula gets an apostrophe in front; the gates refuse such names, but older versions may have stored one.
 */
function csvValue(value: string | null): string {
  if (value === null) return '';
  const text = /^[=+\-@]/.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The whole directory for back ends: `/bankleitzahlen.json` and `/bankleitzahlen.csv`. Each bank has the fields of
 * `/api/bank`. Both say from when to when the data is valid.
 *
 * @param failed called with the error if a file could not be compressed; clients then get it as it is
 */
export function wholeDirectory(
  served: () => Served,
  failed: (error: unknown) => void,
): [path: string, Handler][] {
  return [
    ['/bankleitzahlen.json', compressedInBackground(served, 'application/json', directoryJson, failed)],
    ['/bankleitzahlen.csv', compressedInBackground(served, 'text/csv', directoryCsv, failed)],
  ];
}

/** Compressing a file takes half a second, so other threads do that. Until they are done, clients get it as it is. */
function compressedInBackground(
  served: () => Served,
  type: string,
  textOf: typeof directoryJson,
  failed: (error: unknown) => void,
): Handler {
  const headers = { ...FILE_HEADERS, 'content-type': `${type}; charset=utf-8` };
  let from: Served | undefined;
  let text = '';
  let plain: Encoded;
  let compressed: Encoded | undefined;
  return (request) => {
    if (from !== served()) {
      from = served();
      const { directory, state } = from;
      const now = textOf({ banks: directory.banks(), edition: state.edition });
      // The state changes with each sync, also if the banks stay the same.
      if (now !== text) {
        text = now;
        const made = new Encoded({ status: 200, headers, body: Buffer.from(text) });
        plain = made;
        compressed = undefined;
        made.prepareInBackground().then((ready) => {
          // Another edition may have come in the meantime.
          if (plain === made) compressed = ready;
        }, failed);
      }
    }
    return compressed ? compressed.answer(request.headers['accept-encoding']) : plain.answer(undefined);
  };
}
