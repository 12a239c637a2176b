import { SaxesParser } from 'saxes';
import { isDay } from './period.ts';
import { BankFile, COLUMNS, MAX_FAULTS, quotable } from './record.ts';

const RECORD = 'BLZEintrag';

/** Elements of the file are three deep. */
const MAX_DEPTH = 20;

/** Whether the bytes begin with an XML declaration. */
export function looksLikeXml(bytes: Buffer): boolean {
  return /^(\uFEFF)?<\?xml/.test(bytes.toString('utf8', 0, 100));
}

/**
 * Reads the XML (namespace `urn:BBk:BLZ:xsd:BLZDat`, or the extended edition's): UTF-8, one `BLZEintrag` a record,
 * the validity in the head. Columns without a value have no element.
 */
export function readXml(bytes: Buffer): BankFile {
  const file = new BankFile();
  const { faults } = file;
  const head = new Map<string, string>();
  let values = head;
  let depth = 0;
  let number = 0;
  let text = '';

  const parser = new SaxesParser();
  const add = (part: string) => {
    text += part;
  };
  parser.on('opentag', ({ name }) => {
    depth += 1;
    if (depth > MAX_DEPTH) throw new Error('The elements are nested too deeply.');
    text = '';
    if (name === RECORD) values = new Map();
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    values.set(name, text);
    text = '';
    if (name !== RECORD) return;
    number += 1;
    const row = COLUMNS.map(({ xml }) => values.get(xml));
    file.add(row, values.get('IBANRegel') ?? '', { is: 'entry-value', entry: number });
    if (faults.length >= MAX_FAULTS) throw new Error('Too many entries are faulty.');
  });
  try {
    // Bytes that are not valid UTF-8 become U+FFFD, which no value may hold.
    parser.write(bytes.toString('utf8')).close();
  } catch {
    faults.push({ is: 'broken-xml', entry: number });
  }
  file.validFrom = head.get('ValidFrom') || null;
  file.validUntil = head.get('ValidTill') || null;
  for (const day of [file.validFrom, file.validUntil]) {
    if (day && !isDay(day)) faults.push({ is: 'no-date', text: quotable(day) });
  }
  if ((file.validFrom === null) !== (file.validUntil === null)) faults.push({ is: 'half-a-period' });
  return file;
}
