import type { Unpacker, ZipEntries } from './archive.ts';
import type { NumberFormat } from './cell-text.ts';
import { readXml } from './read-xml.ts';
import {
  MAX_CELLS,
  MAX_CHARACTERS,
  MAX_RELATIONSHIPS,
  MAX_STYLES,
  WorkbookError,
  type ZipEntry,
} from './workbook.ts';
import { builtInFormat, parseNumberFormat, StringText } from './xlsx-cells.ts';

/**
 * The parts that a part names. Addresses outside the file are never looked at.
 *
 * @param part in lower case; `''` for the file as a whole
 * @returns the parts in lower case, each with its type: the last word of an address whose rest differs between the two
 *   editions of the standard, such as `worksheet`
 */
export function readRelationships(entries: ZipEntries, part: string, unpacker: Unpacker) {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const entry = entries.get(`${folder}_rels/${part.slice(folder.length)}.rels`);
  const found: { id: string; type: string; part: string }[] = [];
  if (!entry) return found;
  readXml(entry, unpacker, {
    open(element, { Id = '', Type = '', Target = '', TargetMode = '' }) {
      if (found.length >= MAX_RELATIONSHIPS) throw new WorkbookError('too-many-entries');
      if (element === 'Relationship' && TargetMode !== 'External')
        found.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), part: resolved(folder, Target) });
    },
  });
  return found;
}

/** The name of a part from an address relative to a folder, or absolute with `/` at its start. */
function resolved(folder: string, target: string): string {
  const names: string[] = [];
  for (const name of (target.startsWith('/') ? target : folder + target).toLowerCase().split('/'))
    if (name === '..') names.pop();
    else if (name !== '' && name !== '.') names.push(name);
  return names.join('/');
}

/** Reads the texts that the cells of all sheets share. */
export function readSharedStrings(entry: ZipEntry | undefined, unpacker: Unpacker): string[] {
  const strings: string[] = [];
  if (!entry) return strings;
  let characters = 0;
  const string = new StringText();
  readXml(entry, unpacker, {
    open: (element) => string.open(element),
    text: (text) => string.text(text),
    close(element) {
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

/** The formats of numbers, by the index of the style that a cell has as `s`. */
export function readStyles(entry: ZipEntry | undefined, unpacker: Unpacker): NumberFormat[] {
  const styles: NumberFormat[] = [];
  if (!entry) return styles;
  const custom = new Map<number, NumberFormat>();
  let isInCellStyles = false;
  readXml(entry, unpacker, {
    open(element, attributes) {
      if (styles.length >= MAX_STYLES || custom.size >= MAX_STYLES)
        throw new WorkbookError('too-many-entries');
      if (element === 'numFmt')
        custom.set(Number(attributes['numFmtId']), parseNumberFormat(attributes['formatCode'] ?? ''));
      if (element === 'cellXfs') isInCellStyles = true;
      if (element === 'xf' && isInCellStyles) {
        const id = Number(attributes['numFmtId'] ?? 0);
        styles.push(custom.get(id) ?? builtInFormat(id));
      }
    },
    close(element) {
      if (element === 'cellXfs') isInCellStyles = false;
    },
  });
  return styles;
}
