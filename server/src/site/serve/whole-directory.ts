import { makeDirectoryScript } from '../../calculator/directory-script.ts';
import type { FormerBank } from '../../calculator/former-banks.ts';
import { lastYear } from '../../calculator/former-banks.ts';
import { type Bank, bankRecord } from '../../directory/bank.ts';
import type { Edition } from '../../directory/edition.ts';
import type { Handler, Headers } from '../../http/answers/answer.ts';
import { Encoded } from '../../http/answers/encoded.ts';
import { EMBED_HEADERS, textHeaders } from '../../http/answers/headers.ts';
import type { Served } from '../../store/follow.ts';

/**
 * The files with all banks of the served edition: `/banken.js` for the calculator, and for back ends
 * `/bankleitzahlen.json` and `/bankleitzahlen.csv`, in which each bank has the fields of `/api/bank`, and
 * `/bankleitzahlen-frueher.json` and `.csv` with the banks that are gone.
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
    ['/bankleitzahlen-frueher.json', madeOfEdition(textHeaders('application/json'), formerJson)],
    ['/bankleitzahlen-frueher.csv', madeOfEdition(textHeaders('text/csv'), formerCsv)],
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
      const body = Buffer.from(
        textOf({ banks: directory.banks(), former: directory.formerBanks(), edition }),
      );
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

/** All banks of an edition, those that are gone, and what the files say about it. */
interface Content {
  readonly banks: Iterable<Bank>;
  readonly former: Iterable<FormerBank>;
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
export function directoryCsv({
  banks,
  edition: { origin, validFrom, validUntil },
}: Omit<Content, 'former'>): string {
  return csv(Array.from(banks, (bank) => ({ ...bankRecord(bank), origin, validFrom, validUntil })));
}

/** What the files say of a bank that is gone: the fields of `/api/bank`, and more. */
function formerRecord(bank: FormerBank) {
  const { blz, name, city, bic, longestName, lastEdition, firstMissing, successor, source } = bank;
  return {
    ...bankRecord({ blz, name, city, bic }),
    longestName,
    lastYear: lastYear(bank),
    lastEdition,
    firstMissing: firstMissing || null,
    successor,
    foundIn: source,
  };
}

/** `/bankleitzahlen-frueher.json`, one bank a line. */
function formerJson({ former, edition: { origin, validFrom, validUntil } }: Content): string {
  const edition = JSON.stringify({ origin, validFrom, validUntil });
  const rows = Array.from(former, (bank) => JSON.stringify({ ...formerRecord(bank), names: bank.names }));
  return `{"source":"Deutsche Bundesbank","edition":${edition},"formerBanks":[\n${rows.join(',\n')}\n]}\n`;
}

/** `/bankleitzahlen-frueher.csv`. All names with their years are one column: `SEB 2002–2018; DSK Hyp 2018–2019`. */
function formerCsv({ former }: Content): string {
  const nameOf = ({ name, from, until }: FormerBank['names'][number]) => `${name} ${from ?? ''}–${until}`;
  return csv(
    Array.from(former, (bank) => ({ ...formerRecord(bank), names: bank.names.map(nameOf).join('; ') })),
  );
}

/** @param rows each with the same columns, in their order */
function csv(rows: readonly Readonly<Record<string, string | number | null>>[]): string {
  return [Object.keys(rows[0] ?? {}), ...rows.map(Object.values)]
    .map((row) => `${row.map(csvValue).join(',')}\r\n`)
    .join('');
}

/**
 * In quotes, if it holds a separator of any program, a quote or a line break. Empty for null. What a spreadsheet would
 * take for a formula gets an apostrophe in front; the gates refuse such names, but older versions may have stored one.
 */
function csvValue(value: string | number | null): string {
  if (value === null || typeof value === 'number') return `${value ?? ''}`;
  const text = /^[=+\-@]/.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
