import { clean } from './clean.ts';
import type { BlzFault, KontonummerFault } from './faults.ts';
import { checkDigits, looksLikeIban } from './faults.ts';

const BLZ_LENGTH = 8;
export const MAX_KONTONUMMER_LENGTH = 10;

/**
 * The faults that both numbers can have.
 *
 * @param length the right length, or the largest one, for the fault of a wrong length
 */
function explainNumber(
  number: string,
  hasWrongLength: boolean,
  length: number,
): Array<BlzFault & KontonummerFault> {
  if (number === '') return [{ code: 'empty' }];
  if (looksLikeIban(number)) return [{ code: 'is-iban' }];
  const faults: Array<BlzFault & KontonummerFault> = [];
  const place = number.search(/\D/);
  // Destructuring takes a whole character, which may have two code units.
  const [found = ''] = number.slice(place);
  if (place >= 0) faults.push({ code: 'character', position: place + 1, expected: 'n', found });
  if (hasWrongLength) faults.push({ code: 'length', expected: length, found: number.length });
  return faults;
}

/** See api.d.ts. */
export function explainBlz(input: unknown): BlzFault[] {
  const blz = clean(input);
  const faults: BlzFault[] = explainNumber(blz, blz.length !== BLZ_LENGTH, BLZ_LENGTH);
  const [first] = blz;
  if (first === '0' || first === '9') faults.push({ code: 'first-digit', found: first });
  return faults;
}

/** See api.d.ts. */
export function explainKontonummer(input: unknown): KontonummerFault[] {
  const kontonummer = clean(input);
  const isTooLong = kontonummer.length > MAX_KONTONUMMER_LENGTH;
  const faults: KontonummerFault[] = explainNumber(kontonummer, isTooLong, MAX_KONTONUMMER_LENGTH);
  if (faults.length === 0 && Number(kontonummer) === 0) faults.push({ code: 'zero' });
  return faults;
}

/**
 * A German IBAN, without spaces.
 *
 * @param blz 8 digits
 * @param account ten digits
 */
export function germanIban(blz: string, account: string): string {
  const bban = blz + account;
  return `DE${String(checkDigits(`DE00${bban}`)).padStart(2, '0')}${bban}`;
}

/** `unchecked`: the check-digit method is not known, or gives this account number no check digit. */
export type CheckResult = 'valid' | 'invalid' | 'unchecked';
