import { probableCause } from './cause.ts';
import { looksLikeCsv, readCsv } from './csv.ts';
import { isPage } from './download-page.ts';
import type { BankFile } from './record.ts';
import { RefusedError } from './refused-error.ts';
import { looksLikeTxt, readTxt } from './txt.ts';
import { looksLikeXml, readXml } from './xml.ts';

interface Format {
  readonly is: (bytes: Buffer) => boolean;
  readonly read: (bytes: Buffer) => BankFile;
}

/** The formats that the Bundesbank publishes, each told from the content: names and addresses have changed too often. */
const FORMATS: readonly Format[] = [
  { is: looksLikeTxt, read: readTxt },
  { is: looksLikeCsv, read: readCsv },
  { is: looksLikeXml, read: readXml },
];

/** How many faulty lines a refusal shows. */
const SHOWN_FAULTS = 20;

/**
 * Reads a bank file of any format.
 *
 * @throws {RefusedError} where it is none, or where a line of it is faulty
 */
export function readBankFile(bytes: Buffer): BankFile {
  const format = FORMATS.find(({ is }) => is(bytes));
  if (!format)
    throw new RefusedError('not-a-bank-file', `Das ist keine Bankleitzahlendatei: ${whatItIs(bytes)}.`);
  const file = format.read(bytes);
  const [first, ...others] = file.faults;
  if (first !== undefined) {
    const more = others.length === 0 ? '' : ` Insgesamt sind ${file.faults.length} Zeilen fehlerhaft.`;
    const cause = format.read === readXml ? null : probableCause(bytes, file.faults.length);
    // Where all have one cause, one of them is enough to see.
    throw new RefusedError(
      'faulty-line',
      `Die Datei ist beschädigt${cause ? `: ${cause}` : ''}. ${first}${more}`,
      file.faults.slice(0, cause ? 1 : SHOWN_FAULTS),
    );
  }
  return file;
}

/** What an operator most often gets instead. */
function whatItIs(bytes: Buffer): string {
  if (bytes.length === 0) return 'Sie ist leer';
  if (isPage(bytes)) return 'Es ist eine Webseite';
  const start = bytes.toString('latin1', 0, 10);
  const [mark] = /^(ï»¿|ÿþ|þÿ)/.exec(start) ?? [];
  if (mark)
    return `Sie wurde in eine andere Zeichenkodierung umgewandelt (${mark === 'ï»¿' ? 'UTF-8' : 'UTF-16'} statt ISO-8859-1)`;
  if (start.startsWith('\x1F\x8B')) return 'Sie ist mit gzip gepackt';
  if (start.startsWith('PK\x03\x04')) return 'Es ist ein ZIP-Archiv';
  if (start.startsWith('%PDF')) return 'Es ist ein PDF-Dokument';
  return 'Sie beginnt nicht wie eine';
}
