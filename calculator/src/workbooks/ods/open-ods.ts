import type { CellWords } from '../../words/de/workbooks.ts';
import { readXml } from '../archive/read-xml.ts';
import { Unpacker } from '../archive/unpacker.ts';
import type { ZipEntries, ZipEntry } from '../archive/zip-entries.ts';
import { MAX_SHEETS, MAX_UNPACKED_BYTES, MAX_UNPACKED_BYTES_OF_NAMES } from '../limits.ts';
import { type Workbook, WorkbookError, withFault } from '../workbook.ts';
import { readOdsTable } from './read-table.ts';

/** All tables are in this file. */
const CONTENT = 'content.xml';

/**
 * Opens an OpenDocument spreadsheet (ISO/IEC 26300). Reads the names of the tables, but no cells.
 *
 * @throws {WorkbookError}
 */
export function openOds(entries: ZipEntries, words: CellWords): Workbook {
  if (isEncrypted(entries)) throw new WorkbookError('encrypted');
  const content = entries.get(CONTENT);
  const names = readNames(content, words);
  if (names.length === 0) throw new WorkbookError('no-sheet');
  const sheets = names.map(({ name, isHidden }, index) => ({
    name,
    isHidden,
    read: () => withFault(() => readOdsTable(content, new Unpacker(MAX_UNPACKED_BYTES), index, words)),
  }));
  return {
    sheets,
    hasMacros: [...entries.keys()].some((part) => /^(?:basic|scripts)\/.*\.x?\w+$/.test(part)),
  };
}

/** With a password, the content is encrypted and the list of files says so; newer LibreOffices encrypt all in one file. */
function isEncrypted(entries: ZipEntries): boolean {
  const manifest = entries.get('meta-inf/manifest.xml');
  let isFound = entries.has('encrypted-package');
  if (manifest)
    readXml(manifest, new Unpacker(MAX_UNPACKED_BYTES_OF_NAMES), {
      open(name) {
        isFound ||= name === 'manifest:encryption-data';
      },
    });
  return isFound;
}

function readNames(content: ZipEntry | undefined, words: CellWords): { name: string; isHidden: boolean }[] {
  const names: { name: string; isHidden: boolean }[] = [];
  /** The styles of hidden tables. They stand in front of the tables. */
  const hiddenStyles = new Set<string>();
  let style = '';
  let tableDepth = 0;
  readXml(content, new Unpacker(MAX_UNPACKED_BYTES), {
    open(name, attributes) {
      if (name === 'style:style') style = attributes['style:name'] ?? '';
      else if (name === 'style:table-properties' && attributes['table:display'] === 'false')
        hiddenStyles.add(style);
      else if (name === 'table:table') {
        tableDepth += 1;
        if (tableDepth > 1) return;
        if (names.length >= MAX_SHEETS) throw new WorkbookError('too-many-entries');
        names.push({
          name: attributes['table:name'] || words.unnamedSheet,
          isHidden: hiddenStyles.has(attributes['table:style-name'] ?? ''),
        });
      }
    },
    close(name) {
      if (name === 'table:table') tableDepth -= 1;
    },
  });
  return names;
}
