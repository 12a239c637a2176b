import { cleanIban } from './explain.ts';

/** The shortest IBAN, that of Norway. Of a shorter text, four characters at each end would be too much of it. */
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
