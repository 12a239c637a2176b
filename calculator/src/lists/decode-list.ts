import { DATA_FILE, EXCEL_FILE, TOO_LARGE } from '../messages/lists.ts';

/** Larger than any list of accounts: 100,000 rows with name and address have some 10 MB. */
export const MAX_LIST_BYTES = 50_000_000;

/** Its characters from 0x80 to 0x9F, by the index of the Encoding Standard. Five stand for themselves. */
const SIGNS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

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
  const text = decode(bytes, beginning);
  // No text has a NUL, and nearly every other file has.
  return text.includes('\0') || text.startsWith('%PDF-') ? { error: DATA_FILE } : { text };
}

function decode(bytes: Uint8Array, beginning: string): string {
  if (beginning.startsWith('fffe')) return new TextDecoder('utf-16le').decode(bytes);
  if (beginning.startsWith('feff')) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return withSigns(new TextDecoder('windows-1252').decode(bytes));
  }
}

/**
 * Some versions of Node 20 to 24 decode windows-1252 as ISO-8859-1 (nodejs/node issue 56542), with control characters
 * in the place of these signs. A right decoder leaves nothing to do.
 */
function withSigns(decoded: string): string {
  return decoded.replace(/[\x80-\x9f]/g, (character) => SIGNS[character.charCodeAt(0) - 0x80] ?? character);
}
