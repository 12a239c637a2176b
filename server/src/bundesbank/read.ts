import { probableCause } from './cause.ts';
import { looksLikeCsv, readCsv } from './csv.ts';
import { isPage } from './download-page.ts';
import type { BankFile } from './record.ts';
import { RefusedError } from './refused-error.ts';
import { looksLikeTxt, readTxt } from './txt.ts';
import { joined, type Wording } from './wording.ts';
import { looksLikeXml, readXml } from './xml.ts';

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
 * @throws {RefusedError} where it is none, or where a line of it is faulty
 */
export function readBankFile(bytes: Buffer): BankFile {
  const format = FORMATS.find(({ is }) => is(bytes));
  if (!format) {
    const what = whatItIs(bytes);
    throw new RefusedError('not-a-bank-file', {
      english: `This is no bank file: ${what.english}.`,
      german: `Das ist keine Bankleitzahlendatei: ${what.german}.`,
    });
  }
  const file = format.read(bytes);
  if (file.faults.length > 0)
    throw damaged(file.faults, format.read === readXml ? null : probableCause(bytes, file.faults.length));
  return file;
}

function damaged(faults: readonly Wording[], cause: Wording | null): RefusedError {
  const sentences: Wording[] = [
    {
      english: `The file is damaged${cause ? `: ${cause.english}` : ''}.`,
      german: `Die Datei ist beschädigt${cause ? `: ${cause.german}` : ''}.`,
    },
    ...faults.slice(0, 1),
  ];
  if (faults.length > 1)
    sentences.push({
      english: `In all, ${faults.length} lines are faulty.`,
      german: `Insgesamt sind ${faults.length} Zeilen fehlerhaft.`,
    });
  // Where all lines have the same cause, one of them is enough to see it.
  const details = faults.slice(0, cause ? 1 : MAX_SHOWN_FAULTS);
  return new RefusedError('faulty-line', joined(sentences, ' '), { details });
}

/** Says what the bytes are instead, for mistakes that operators have made so far. A clause without its full stop. */
function whatItIs(bytes: Buffer): Wording {
  if (bytes.length === 0) return { english: 'it is empty', german: 'Sie ist leer' };
  if (isPage(bytes)) return { english: 'it is a web page', german: 'Es ist eine Webseite' };
  const start = bytes.toString('latin1', 0, 10);
  const [mark] = /^(ï»¿|ÿþ|þÿ)/.exec(start) ?? [];
  if (mark) {
    const encoding = mark === 'ï»¿' ? 'UTF-8' : 'UTF-16';
    return {
      english: `it was converted into another character encoding (${encoding} instead of ISO-8859-1)`,
      german: `Sie wurde in eine andere Zeichenkodierung umgewandelt (${encoding} statt ISO-8859-1)`,
    };
  }
  if (start.startsWith('\x1F\x8B'))
    return { english: 'it is packed with gzip', german: 'Sie ist mit gzip gepackt' };
  if (start.startsWith('PK\x03\x04'))
    return { english: 'it is a ZIP archive', german: 'Es ist ein ZIP-Archiv' };
  if (start.startsWith('%PDF')) return { english: 'it is a PDF document', german: 'Es ist ein PDF-Dokument' };
  return { english: 'it does not begin like one', german: 'Sie beginnt nicht wie eine' };
}
