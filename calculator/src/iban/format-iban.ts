import { group } from './clean.ts';
import { cleanIban } from './faults.ts';

/** See api.d.ts. */
export const compactIban = (iban: unknown): string => cleanIban(iban);

/** See api.d.ts. */
export const formatIban = (iban: unknown): string => group(cleanIban(iban));

/** The length of the shortest IBAN, that of Norway. Four characters at each end would show too much of a shorter text. */
const MIN_LENGTH = 15;

/** See api.d.ts. */
export function maskIban(iban: unknown): string {
  const text = cleanIban(iban);
  if (text === '') return '';
  // By characters, since a wrong IBAN may have one of two code units.
  const characters = [...text];
  if (characters.length < MIN_LENGTH) return '••••';
  return `${characters.slice(0, 4).join('')} •••• … ${characters.slice(-4).join('')}`;
}
