import { group } from './clean.ts';
import { cleanIban } from './faults.ts';

/**
 * The IBAN without separators and in capitals, as computers exchange it: `DE89370400440532013000`. Checks nothing.
 *
 * @returns `''` for what is not a string. Never throws
 * @example compactIban('de89 3704 0044 0532 0130 00') // 'DE89370400440532013000'
 */
export const compactIban = (iban: string | null | undefined): string => cleanIban(iban);

/**
 * The IBAN in groups of four, as it is printed. Checks nothing and never throws.
 *
 * @returns `''` for what is not a string
 * @example formatIban('de89370400440532013000') // 'DE89 3704 0044 0532 0130 00'
 */
export const formatIban = (iban: string | null | undefined): string => group(cleanIban(iban));

/** The length of the shortest IBAN, Norway's. Four characters at each end would show too much of a shorter text. */
const MIN_LENGTH = 15;

/**
 * An IBAN that its owner recognises and others can't read: `DE89 •••• … 3000`. Never throws.
 *
 * @returns the first and the last four characters; `••••` for a text of fewer than 15, `''` for what is not a string
 * @example maskIban('DE89370400440532013000') // 'DE89 •••• … 3000'
 */
export function maskIban(iban: string | null | undefined): string {
  const text = cleanIban(iban);
  if (text === '') return '';
  // Not by code units: a wrong IBAN may have a character that takes two of them.
  const characters = [...text];
  if (characters.length < MIN_LENGTH) return '••••';
  return `${characters.slice(0, 4).join('')} •••• … ${characters.slice(-4).join('')}`;
}
