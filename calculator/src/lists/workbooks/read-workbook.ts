import type { CellWords } from '../de.ts';
import { readZipEntries, Unpacker, type ZipEntries } from './archive.ts';
import { openOds } from './ods.ts';
import {
  compoundFileFault,
  isCompoundFile,
  isZip,
  MAX_LIST_BYTES,
  MAX_UNPACKED_BYTES_OF_NAMES,
  type Workbook,
  WorkbookError,
  withFault,
} from './workbook.ts';
import { openXlsx } from './xlsx.ts';

const ODS_TYPE = 'application/vnd.oasis.opendocument.spreadsheet';

/**
 * Opens a spreadsheet: `.xlsx`, `.xlsm` and `.ods`. Macros are not run, formulas not computed, links not followed: each
 * cell has the text that was saved. The rows of a sheet are read when its `read()` is called.
 *
 * @returns `workbook`, or a `fault` if the file can't be read
 */
export function readWorkbook(bytes: Uint8Array, words: CellWords) {
  return withFault(() => ({ workbook: open(bytes, words) }));
}

function open(bytes: Uint8Array, words: CellWords): Workbook {
  if (bytes.length > MAX_LIST_BYTES) throw new WorkbookError('list-too-large');
  if (isCompoundFile(bytes)) throw new WorkbookError(compoundFileFault(bytes));
  if (!isZip(bytes)) throw new WorkbookError('no-workbook');
  const entries = readZipEntries(bytes);
  if (mimetypeOf(entries).startsWith(ODS_TYPE)) return openOds(entries, words);
  if (entries.has('[content_types].xml')) return openXlsx(entries, words);
  // Files of Apple Numbers have these names in them.
  const isIwork = [...entries.keys()].some((name) => name === 'index.zip' || name.endsWith('.iwa'));
  throw new WorkbookError(isIwork ? 'numbers' : 'no-workbook');
}

/** The type that an OpenDocument file states in its entry `mimetype`; `''` for files without that entry. */
function mimetypeOf(entries: ZipEntries): string {
  const entry = entries.get('mimetype');
  let type = '';
  if (entry)
    for (const piece of new Unpacker(MAX_UNPACKED_BYTES_OF_NAMES).unpack(entry))
      type += new TextDecoder().decode(piece.subarray(0, 100));
  return type;
}
