import { DATA_FILE, EXCEL_FILE, TOO_LARGE } from '../messages/lists.ts';

/** Larger than any list of accounts: 100,000 rows with name and address have some 10 MB. */
const MAX_LIST_BYTES = 50_000_000;

/** How the files begin that people take for a list. */
const EXCEL_BEGINNINGS = ['504b0304', 'd0cf11e0'];

/**
 * The text of a file: UTF-8, UTF-16 with a byte order mark, else windows-1252, which has the characters of ISO-8859-1.
 *
 * @returns or as a German sentence why it is no text
 */
export function decodeList(bytes: Uint8Array): { text: string } | { error: string } {
  if (bytes.length > MAX_LIST_BYTES) return { error: TOO_LARGE };
  const beginning = Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (EXCEL_BEGINNINGS.includes(beginning)) return { error: EXCEL_FILE };
  const text = new TextDecoder(encodingOf(bytes, beginning)).decode(bytes);
  // No text has a NUL, and nearly every other file has.
  return text.includes('\0') || text.startsWith('%PDF-') ? { error: DATA_FILE } : { text };
}

function encodingOf(bytes: Uint8Array, beginning: string): string {
  if (beginning.startsWith('fffe')) return 'utf-16le';
  if (beginning.startsWith('feff')) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
