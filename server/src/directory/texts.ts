import type { FormerBank } from '../calculator/former-banks.ts';
import { lastYear } from '../calculator/former-banks.ts';
import { makeRechnerScript } from '../calculator/rechner-script.ts';
import { type Bank, bankRecord } from './bank.ts';
import type { Edition } from './edition.ts';

/** All banks of an edition, those that are gone, and what the files say about it. */
export interface Content {
  readonly banks: Iterable<Bank>;
  readonly former: Iterable<FormerBank>;
  readonly edition: Pick<Edition, 'origin' | 'validFrom' | 'validUntil'>;
}

export function rechnerScript({ banks, former, edition }: Content): string {
  const packed = Array.from(banks, ({ checkMethod, ...bank }) => ({ ...bank, method: checkMethod }));
  return makeRechnerScript(packed, edition, null, [...former]);
}

/**
 * `/bankleitzahlen.json`. One bank a line, so that programs that compare lines show what has changed. Besides the
 * fields of the API, a bank has its check-digit method and its successor, which an IBAN depends on: makeCalculator() of
 * the package reads them.
 */
export function directoryJson({ banks, edition: { origin, validFrom, validUntil } }: Content): string {
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
export function formerJson({ former, edition: { origin, validFrom, validUntil } }: Content): string {
  const edition = JSON.stringify({ origin, validFrom, validUntil });
  const rows = Array.from(former, (bank) => JSON.stringify({ ...formerRecord(bank), names: bank.names }));
  return `{"source":"Deutsche Bundesbank","edition":${edition},"formerBanks":[\n${rows.join(',\n')}\n]}\n`;
}

/** `/bankleitzahlen-frueher.csv`. All names with their years are one column: `SEB 2002–2018; DSK Hyp 2018–2019`. */
export function formerCsv({ former }: Content): string {
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
