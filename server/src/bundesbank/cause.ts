import type { Wording } from './wording.ts';

/** With fewer faulty lines than this, each is taken to have a cause of its own. */
const MIN_FAULTS = 3;

/**
 * Tells from the bytes of a TXT or CSV why so many of its lines are faulty: what was done to the file as a whole.
 *
 * @param faults how many lines are faulty
 * @returns a clause without its full stop, or null where the bytes give no hint
 */
export function probableCause(bytes: Buffer, faults: number): Wording | null {
  if (faults < MIN_FAULTS) return null;
  const text = bytes.toString('latin1');
  if (text.includes('\n') && !text.includes('\r\n'))
    return {
      english: 'a program has probably changed its line ends (LF instead of CR and LF)',
      german: 'Ein Programm hat vermutlich ihre Zeilenenden geändert (LF statt CR und LF)',
    };
  // In UTF-8, an umlaut is two bytes. Read as ISO-8859-1, the first of them is always Ã.
  if (/Ã[\x80-\xBF]/.test(text))
    return {
      english: 'it is probably stored in UTF-8 instead of ISO-8859-1',
      german: 'Sie ist vermutlich in UTF-8 gespeichert statt in ISO-8859-1',
    };
  // These bytes are no letters in ISO-8859-1. In older encodings they are umlauts.
  if (/[\x80-\x9F]/.test(text))
    return {
      english: 'it is probably stored in CP850 or another old character encoding instead of ISO-8859-1',
      german:
        'Sie ist vermutlich in CP850 oder einer anderen älteren Zeichenkodierung gespeichert statt in ISO-8859-1',
    };
  return null;
}
