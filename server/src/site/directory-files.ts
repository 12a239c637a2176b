import { bankRecord } from '../content/bank-record.ts';
import type { Bank } from '../directory/bank.ts';
import type { Edition } from '../directory/edition.ts';

/** All banks of an edition, and what the files tell of it. */
interface Content {
  readonly banks: Iterable<Bank>;
  readonly edition: Pick<Edition, 'origin' | 'validFrom' | 'validUntil'>;
}

/**
 * `/bankleitzahlen.json`. One bank a line, so that programs that compare lines show what has changed. Besides the fields of the
 * API, a bank has its check-digit method and its successor, which an IBAN depends on: directoryFrom() of the package reads
 * them.
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
 * `/bankleitzahlen.csv`, as in RFC 4180: commas, CRLF, a header row. The edition stands in each row, since every program
 * can read a column.
 */
export function directoryCsv({ banks, edition: { origin, validFrom, validUntil } }: Content): string {
  const rows = Array.from(banks, (bank) => ({ ...bankRecord(bank), origin, validFrom, validUntil }));
  return [Object.keys(rows[0] ?? {}), ...rows.map(Object.values)]
    .map((row) => `${row.map(csvValue).join(',')}\r\n`)
    .join('');
}

/**
 * In quotes, if it holds a separator of any program, a quote or a line break. Empty for null. What a spreadsheet would take
 * for a formula gets an apostrophe in front; the gates let no such name in, but an earlier version may have stored one.
 */
function csvValue(value: string | null): string {
  if (value === null) return '';
  const text = /^[=+\-@]/.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
