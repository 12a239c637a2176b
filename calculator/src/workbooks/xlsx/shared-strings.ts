import { readXml } from '../archive/read-xml.ts';
import type { Unpacker } from '../archive/unpacker.ts';
import type { ZipEntry } from '../archive/zip-entries.ts';
import { MAX_CELLS, MAX_CHARACTERS } from '../limits.ts';
import { WorkbookError } from '../workbook.ts';
import { localName } from './local-name.ts';
import { StringText } from './string-text.ts';

/**
 * Reads the texts that the cells of all sheets share.
 *
 * @throws {WorkbookError} as readXml, or `too-much-text`
 */
export function readSharedStrings(entry: ZipEntry | undefined, unpacker: Unpacker): string[] {
  const strings: string[] = [];
  if (!entry) return strings;
  let characters = 0;
  const string = new StringText();
  readXml(entry, unpacker, {
    open: (name) => string.open(localName(name)),
    text: (text) => string.text(text),
    close(name) {
      const element = localName(name);
      string.close(element);
      if (element !== 'si') return;
      const text = string.take();
      characters += text.length;
      if (characters > MAX_CHARACTERS || strings.length >= MAX_CELLS)
        throw new WorkbookError('too-much-text');
      strings.push(text);
    },
  });
  return strings;
}
