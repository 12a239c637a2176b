import type { Part } from '../sentences/english.ts';

/** With fewer faulty lines than this, each is taken to have a cause of its own. */
const MIN_FAULTS = 3;

/**
 * Tells from the bytes of a TXT or CSV why so many of its lines are faulty: what was done to the file as a whole.
 *
 * @param faults how many lines are faulty
 * @returns null if the bytes give no hint
 */
export function probableCause(bytes: Buffer, faults: number): Part | null {
  if (faults < MIN_FAULTS) return null;
  const text = bytes.toString('latin1');
  if (text.includes('\n') && !text.includes('\r\n')) return { is: 'line-ends-changed' };
  // In UTF-8, an umlaut is two bytes. Read as ISO-8859-1, the first of them is always Ã.
  if (/Ã[\x80-\xBF]/.test(text)) return { is: 'stored-in-utf-8' };
  // These bytes are no letters in ISO-8859-1. In older encodings they are umlauts.
  if (/[\x80-\x9F]/.test(text)) return { is: 'stored-in-old-encoding' };
  return null;
}
