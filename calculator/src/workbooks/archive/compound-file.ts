import type { WorkbookFault } from '../workbook.ts';

// Old Excel files, and new ones with a password, are compound files: [MS-CFB], 2.6.1 tells their directory.
const DIRECTORY_ENTRY_BYTES = 128;
const SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0];

/** The names of streams that tell what the file is. „Book“ is Excel 5.0. */
const STREAMS: Readonly<Record<string, WorkbookFault>> = {
  EncryptedPackage: 'encrypted',
  Workbook: 'old-excel',
  Book: 'old-excel',
};

/** Whether the bytes are a compound file. */
export function isCompoundFile(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, index) => bytes[index] === byte);
}

/** What a compound file is: a new workbook with a password, an old workbook, or something else such as a `.doc`. */
export function compoundFileFault(bytes: Uint8Array): WorkbookFault {
  // Entries of the directory begin at multiples of their length, wherever the directory is.
  for (let start = 0; start + DIRECTORY_ENTRY_BYTES <= bytes.length; start += DIRECTORY_ENTRY_BYTES)
    for (const [name, fault] of Object.entries(STREAMS)) if (isNamed(bytes, start, name)) return fault;
  return 'no-workbook';
}

/** Names are UTF-16, with a zero at their end. */
function isNamed(bytes: Uint8Array, start: number, name: string): boolean {
  for (let index = 0; index <= name.length; index += 1) {
    const code = index < name.length ? name.charCodeAt(index) : 0;
    if (bytes[start + 2 * index] !== code || bytes[start + 2 * index + 1] !== 0) return false;
  }
  return true;
}
