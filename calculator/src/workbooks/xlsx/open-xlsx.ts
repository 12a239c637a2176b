import type { CellWords } from '../../words/de/workbooks.ts';
import { readXml } from '../archive/read-xml.ts';
import { Unpacker } from '../archive/unpacker.ts';
import type { ZipEntries, ZipEntry } from '../archive/zip-entries.ts';
import { MAX_SHEETS, MAX_UNPACKED_BYTES, MAX_UNPACKED_BYTES_OF_NAMES } from '../limits.ts';
import { type Sheet, type Workbook, WorkbookError, withFault } from '../workbook.ts';
import { unescaped } from './escapes.ts';
import { localName } from './local-name.ts';
import { readXlsxSheet } from './read-sheet.ts';
import { readRelationships } from './relationships.ts';
import { readSharedStrings } from './shared-strings.ts';
import { readStyles } from './styles.ts';

/** A sheet as workbook.xml names it. */
interface SheetName {
  readonly name: string;
  readonly isHidden: boolean;
  /** Of the relationship that tells its part. */
  readonly id: string;
}

/**
 * Opens an Excel workbook (ECMA-376, transitional and strict). Reads the names of the sheets, but no cells.
 *
 * @throws {WorkbookError}
 */
export function openXlsx(entries: ZipEntries, words: CellWords): Workbook {
  const unpacker = new Unpacker(MAX_UNPACKED_BYTES_OF_NAMES);
  const main = readRelationships(entries, '', unpacker).find(({ type }) => type === 'officeDocument');
  const workbookPart = main?.part ?? 'xl/workbook.xml';
  if (workbookPart.endsWith('.bin')) throw new WorkbookError('binary-excel');
  const { names, is1904 } = readNames(entries.get(workbookPart), unpacker, words);
  const relationships = readRelationships(entries, workbookPart, unpacker);
  const byId = new Map(relationships.map((relationship) => [relationship.id, relationship]));
  const entryOf = (wanted: string) => {
    const { part } = relationships.find(({ type }) => type === wanted) ?? {};
    // A workbook may have no such part. But one that is named must be there.
    if (part !== undefined && !entries.has(part)) throw new WorkbookError('damaged');
    return part === undefined ? undefined : entries.get(part);
  };

  const sheets = names.flatMap(({ name, isHidden, id }): Sheet[] => {
    const { type, part = '' } = byId.get(id) ?? {};
    // Others are charts, or macros of Excel 4.
    if (type !== 'worksheet') return [];
    const read = () => {
      const styles = readStyles(entryOf('styles'), new Unpacker(MAX_UNPACKED_BYTES_OF_NAMES));
      const unpackerOfSheet = new Unpacker(MAX_UNPACKED_BYTES);
      const strings = readSharedStrings(entryOf('sharedStrings'), unpackerOfSheet);
      return readXlsxSheet(entries.get(part), unpackerOfSheet, { strings, styles, is1904, words });
    };
    return [{ name, isHidden, read: () => withFault(read) }];
  });
  if (sheets.length === 0) throw new WorkbookError('no-sheet');
  return { sheets, hasMacros: [...entries.keys()].some((part) => part.endsWith('vbaproject.bin')) };
}

/** @throws {WorkbookError} `no-workbook` if it is the main part of another kind of document */
function readNames(entry: ZipEntry | undefined, unpacker: Unpacker, words: CellWords) {
  const names: SheetName[] = [];
  let is1904 = false;
  let isWorkbook = false;
  readXml(entry, unpacker, {
    open(name, attributes) {
      const element = localName(name);
      isWorkbook ||= element === 'workbook';
      if (!isWorkbook) throw new WorkbookError('no-workbook');
      if (element === 'workbookPr') is1904 ||= ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (element !== 'sheet') return;
      if (names.length >= MAX_SHEETS) throw new WorkbookError('too-many-entries');
      names.push({
        name: unescaped(attributes['name'] ?? '') || words.unnamedSheet,
        isHidden: (attributes['state'] ?? 'visible') !== 'visible',
        id: relationshipIdOf(attributes),
      });
    },
  });
  return { names, is1904 };
}

/** The attribute is `id` with any prefix: `r:id`. */
function relationshipIdOf(attributes: Readonly<Record<string, string>>): string {
  const [, id = ''] = Object.entries(attributes).find(([name]) => name.endsWith(':id')) ?? [];
  return id;
}
