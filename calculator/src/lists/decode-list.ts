import type { ListFault } from './list.ts';

/** More than any list of accounts needs: 100,000 rows with name and address have some 10 MB. */
export const MAX_LIST_BYTES = 50_000_000;

/** The characters 0x80 to 0x9F of windows-1252, by the Encoding Standard. Five of them are control characters. */
const WINDOWS_1252_CHARACTERS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** The first four bytes of an Excel file, new and old, in hexadecimal digits. */
const EXCEL_BEGINNINGS = ['504b0304', 'd0cf11e0'];

/**
 * The text of a file: UTF-16 with a byte order mark, or UTF-8, or else windows-1252, which includes ISO-8859-1.
 *
 * @returns the text, or why the file has none
 */
export function decodeList(bytes: Uint8Array): { text: string } | { fault: ListFault } {
  if (bytes.length > MAX_LIST_BYTES) return { fault: 'list-too-large' };
  const beginning = Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (EXCEL_BEGINNINGS.includes(beginning)) return { fault: 'excel-file' };
  const text = decode(bytes, beginning);
  // A text has no NUL; nearly every other kind of file has one.
  return text.includes('\0') || text.startsWith('%PDF-') ? { fault: 'data-file' } : { text };
}

function decode(bytes: Uint8Array, beginning: string): string {
  if (beginning.startsWith('fffe')) return new TextDecoder('utf-16le').decode(bytes);
  if (beginning.startsWith('feff')) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return withWindows1252Characters(new TextDecoder('windows-1252').decode(bytes));
  }
}

/**
 * Some versions of Node 20 to 24 decode windows-1252 as ISO-8859-1 (nodejs/node issue 56542), so they give control
 * characters in place of these. If the decoder is right, this changes nothing.
 */
function withWindows1252Characters(decoded: string): string {
  return decoded.replace(/[\x80-\x9f]/g, (character) =>
    WINDOWS_1252_CHARACTERS.charAt(character.charCodeAt(0) - 0x80),
  );
}
