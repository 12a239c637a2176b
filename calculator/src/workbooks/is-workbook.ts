import { isCompoundFile } from './archive/compound-file.ts';

// A file of its own: whoever asks this does not need the code that reads workbooks.

/** Whether a file should be read as a workbook, not as text: by its first bytes, a ZIP archive or a compound file. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return isCompoundFile(bytes) || isZip(bytes);
}

/** Archives begin with the header of a file, empty ones with the end of their directory. */
export function isZip(bytes: Uint8Array): boolean {
  const [p, k, ...kind] = bytes.subarray(0, 4);
  return p === 0x50 && k === 0x4b && (kind.join() === '3,4' || kind.join() === '5,6');
}
