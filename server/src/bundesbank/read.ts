import type { Part } from '../sentences/english.ts';
import { looksLikeCsv, readCsv } from './csv.ts';
import { isPage } from './download-page.ts';
import type { BankFile } from './record.ts';
import { RefusedError } from './refused-error.ts';
import { looksLikeTxt, readTxt } from './txt.ts';
import { looksLikeXml, readXml } from './xml.ts';

/** With fewer faulty lines than this, each is taken to have a cause of its own. */
const MIN_FAULTS = 3;

/**
 * Tells from the bytes of a TXT or CSV why so many of its lines are faulty: what was done to the file as a whole.
 *
 * @param faults how many lines are faulty
 * @returns null if the bytes give no hint
 */
export function probableCause(bytes: Buffer, faults: number): Part | null {
  if (faults < MIN_FAULTS) return null;
  const text = bytes.toString('latin1');
  if (text.includes('\n') && !text.includes('\r\n')) return { is: 'line-ends-changed' };
  // In UTF-8, an umlaut is two bytes. Read as ISO-8859-1, the first of them is always Ã.
  if (/Ã[\x80-\xBF]/.test(text)) return { is: 'stored-in-utf-8' };
  // These bytes are no letters in ISO-8859-1. In older encodings they are umlauts.
  if (/[\x80-\x9F]/.test(text)) return { is: 'stored-in-old-encoding' };
  return null;
}

interface Format {
  readonly is: (bytes: Buffer) => boolean;
  readonly read: (bytes: Buffer) => BankFile;
}

/** The formats that the Bundesbank publishes. Only the content tells them: names and addresses have changed too often. */
const FORMATS: readonly Format[] = [
  { is: looksLikeTxt, read: readTxt },
  { is: looksLikeCsv, read: readCsv },
  { is: looksLikeXml, read: readXml },
];

/** How many faulty lines a refusal shows. */
const MAX_SHOWN_FAULTS = 20;

/**
 * Reads a bank file of any format.
 *
 * @throws {RefusedError} if it is none, or if a line of it is faulty
 */
export function readBankFile(bytes: Buffer): BankFile {
  const format = FORMATS.find(({ is }) => is(bytes));
  if (!format) throw new RefusedError('not-a-bank-file', { is: 'not-a-bank-file', instead: whatItIs(bytes) });
  const file = format.read(bytes);
  const [first] = file.faults;
  if (!first) return file;
  const count = file.faults.length;
  const cause = format.read === readXml ? null : probableCause(bytes, count);
  // If all lines have the same cause, one of them is enough to see it.
  const details = file.faults.slice(0, cause ? 1 : MAX_SHOWN_FAULTS);
  throw new RefusedError('faulty-line', { is: 'faulty-lines', cause, first, count }, { details });
}

/** Tells what the bytes are instead, for mistakes that operators have made so far. */
function whatItIs(bytes: Buffer): Part {
  if (bytes.length === 0) return { is: 'empty' };
  if (isPage(bytes)) return { is: 'web-page' };
  const start = bytes.toString('latin1', 0, 10);
  if (start.startsWith('ï»¿')) return { is: 'converted', encoding: 'UTF-8' };
  if (/^(ÿþ|þÿ)/.test(start)) return { is: 'converted', encoding: 'UTF-16' };
  if (start.startsWith('\x1F\x8B')) return { is: 'gzip' };
  if (start.startsWith('PK\x03\x04')) return { is: 'zip' };
  if (start.startsWith('%PDF')) return { is: 'pdf' };
  return { is: 'begins-otherwise' };
}
