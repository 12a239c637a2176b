import { readXml } from '../archive/read-xml.ts';
import type { Unpacker } from '../archive/unpacker.ts';
import type { ZipEntry } from '../archive/zip-entries.ts';
import type { NumberFormat } from '../cell-text.ts';
import { localName } from './local-name.ts';
import { builtInFormat, parseNumberFormat } from './number-format.ts';

/**
 * Reads the styles of cells.
 *
 * @returns by the number that a cell has as `s`, the format of its number
 */
export function readStyles(entry: ZipEntry | undefined, unpacker: Unpacker): NumberFormat[] {
  const styles: NumberFormat[] = [];
  if (!entry) return styles;
  const custom = new Map<number, NumberFormat>();
  let isInCellStyles = false;
  readXml(entry, unpacker, {
    open(name, attributes) {
      const element = localName(name);
      if (element === 'numFmt')
        custom.set(Number(attributes['numFmtId']), parseNumberFormat(attributes['formatCode'] ?? ''));
      if (element === 'cellXfs') isInCellStyles = true;
      if (element === 'xf' && isInCellStyles) {
        const id = Number(attributes['numFmtId'] ?? 0);
        styles.push(custom.get(id) ?? builtInFormat(id));
      }
    },
    close(name) {
      if (localName(name) === 'cellXfs') isInCellStyles = false;
    },
  });
  return styles;
}
