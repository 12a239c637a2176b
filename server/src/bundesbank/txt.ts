import { BankFile, COLUMNS, MAX_FAULTS, quotable } from './record.ts';

const CR = 0x0d;
const LF = 0x0a;

/** Record length of the public edition, and of the one for registered parties with its IBAN rule. */
const RECORD_LENGTHS = [168, 174] as const;

/** Where each column begins and ends, counted from 0. */
const SPANS: (readonly [number, number])[] = [];
for (const { width } of COLUMNS) {
  const start = SPANS.at(-1)?.[1] ?? 0;
  SPANS.push([start, start + width]);
}

/** Whether the bytes begin like a record: BLZ, Merkmal, and no line end before a record's length. */
export function looksLikeTxt(bytes: Buffer): boolean {
  return /^[0-9]{8}[12][^\r\n]{159}/.test(bytes.toString('latin1', 0, 168));
}

/**
 * Reads the fixed-width TXT: 168 (or, extended, 174) bytes a record, ISO-8859-1, each ended by CR LF.
 *
 * A wrong length or line end means that the file was cut or altered on its way, so that its columns can't be trusted.
 * Only blank lines at the end are allowed.
 */
export function readTxt(bytes: Buffer): BankFile {
  const file = new BankFile();
  const { faults } = file;
  let expected: (typeof RECORD_LENGTHS)[number] | undefined;
  let number = 0;
  const contentEnd = endWithoutBlankLines(bytes);
  for (let start = 0; start < contentEnd && faults.length < MAX_FAULTS; ) {
    number += 1;
    const lf = bytes.indexOf(LF, start);
    const ended = lf > start && bytes[lf - 1] === CR;
    const end = ended ? lf - 1 : lf === -1 ? bytes.length : lf;
    const next = lf === -1 ? bytes.length : lf + 1;
    const length = end - start;

    expected ??= RECORD_LENGTHS.find((one) => one === length);
    const line = bytes.toString('latin1', start, end);
    if (length !== expected) {
      const wanted = expected ?? RECORD_LENGTHS[0];
      faults.push({ is: 'line-length', line: number, length, expected: wanted, text: quotable(line) });
    } else if (!ended) {
      faults.push({ is: 'line-end', line: number });
    } else {
      const values = SPANS.map(([from, to]) => line.slice(from, to));
      file.add(values, line.slice(RECORD_LENGTHS[0]), { is: 'line-value', line: number });
    }
    start = next;
  }
  return file;
}

/** Where the content ends: before the line end of the last record and any blank lines. */
function endWithoutBlankLines(bytes: Buffer): number {
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] === LF || bytes[end - 1] === CR)) end -= 1;
  return end;
}
