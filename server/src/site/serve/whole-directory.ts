import { makeDirectoryScript } from '../../calculator/directory-script.ts';
import { type Bank, bankRecord } from '../../directory/bank.ts';
import type { Edition } from '../../directory/edition.ts';
import type { Handler, Headers } from '../../http/answers/answer.ts';
import { Encoded } from '../../http/answers/encoded.ts';
import { EMBED_HEADERS, textHeaders } from '../../http/answers/headers.ts';
import type { Served } from '../../store/follow.ts';

/**
 * The files with all banks of the served edition: `/banken.js` for the calculator, and for back ends
 * `/bankleitzahlen.json` and `/bankleitzahlen.csv`, in which each bank has the fields of `/api/bank`.
 *
 * @param failed called with the error if a file could not be made or compressed; clients then get the one before
 */
export function wholeDirectory(
  served: () => Served,
  failed: (error: unknown) => void,
): [path: string, Handler][] {
  return [
    ['/banken.js', madeOfEdition(EMBED_HEADERS, directoryScript)],
    ['/bankleitzahlen.json', madeOfEdition(textHeaders('application/json'), directoryJson)],
    ['/bankleitzahlen.csv', madeOfEdition(textHeaders('text/csv'), directoryCsv)],
  ];

  /**
   * Answers with a text that is made when a client first asks for it, and again for each edition.
   *
   * Compressing a text takes half a second, so other threads do that. Until they are done, clients get the first text
   * as it is, and instead of a later one the text before it.
   */
  function madeOfEdition(headers: Headers, textOf: (content: Content) => string): Handler {
    /** The edition that the text was made of, as JSON: its days may become known later. */
    let from: string | undefined;
    let first: Encoded | undefined;
    let compressed: Encoded | undefined;

    async function make({ directory, state: { edition } }: Served, key: string) {
      const body = Buffer.from(textOf({ banks: directory.banks(), edition }));
      const encoded = new Encoded({ status: 200, headers, body });
      first ??= encoded;
      await encoded.prepareInBackground();
      // Another edition may have been stored in the meantime.
      if (from === key) compressed = encoded;
    }

    return (request) => {
      const now = served();
      const key = JSON.stringify(now.state.edition);
      if (from !== key) {
        from = key;
        make(now, key).catch(failed);
      }
      if (!first) throw new Error('There is no file of any edition.');
      return compressed ? compressed.answer(request.headers['accept-encoding']) : first.answer(undefined);
    };
  }
}

/** All banks of an edition, and what the files say about it. */
interface Content {
  readonly banks: Iterable<Bank>;
  readonly edition: Pick<Edition, 'origin' | 'validFrom' | 'validUntil'>;
}

function directoryScript({ banks, edition }: Content): string {
  const packed = Array.from(banks, ({ checkMethod, ...bank }) => ({ ...bank, method: checkMethod }));
  return makeDirectoryScript(packed, edition);
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
