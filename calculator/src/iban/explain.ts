import type { CharacterClass, CharacterFault, IbanFault } from '../faults.d.ts';
import { checkDigits } from './check-digits.ts';
import { clean } from './clean.ts';
import { structureOf } from './structure.ts';

/** The codes of `a` and `n`, which stand for these two classes in a structure. */
const LETTERS_ONLY = 97;
const DIGITS_ONLY = 110;

/** The text that was typed as an IBAN, cleaned by clean() and without a leading `IBAN` or `IBAN:`. */
export function cleanIban(input: unknown): string {
  const text = clean(input);
  // Most texts do not begin with IBAN, and startsWith() takes less time than the pattern.
  return text.startsWith('IBAN') ? text.replace(/^IBAN:?/, '') : text;
}

/** Whether a text without separators looks like an IBAN, also one with typing errors. */
export function looksLikeIban(text: string): boolean {
  return /^(IBAN:?)?[A-Z]{2}\d{2}\w{4}/.test(text);
}

/** See api.d.ts. */
export function explain(input: unknown): IbanFault[] {
  const iban = cleanIban(input);
  return explainCleaned(iban, structureOf(iban.slice(0, 2)));
}

/**
 * The faults of an IBAN, in the order in which they are shown.
 *
 * @param iban from cleanIban()
 * @param structure that of the country that the IBAN begins with, see structureOf()
 */
export function explainCleaned(iban: string, structure: string | undefined): IbanFault[] {
  if (iban === '') return [{ code: 'empty' }];
  if (!structure) {
    const found = iban.slice(0, 2);
    return [{ code: /^[A-Z]{2}/.test(found) ? 'unknown-country' : 'no-country', found }];
  }
  const faults: IbanFault[] = [];
  if (iban.length !== structure.length)
    faults.push({ code: 'length', expected: structure.length, found: iban.length });
  addCharacterFault(iban, structure, faults);
  // A wrong length or character makes the check digits wrong, too. That fault would tell nothing new.
  if (faults.length === 0 && Number(iban.slice(2, 4)) !== checkDigits(iban))
    faults.push({ code: 'check-digits' });
  return faults;
}

/**
 * Adds a fault for the first character that is not allowed at its place.
 *
 * @param structure see structureOf(). After its end, letters and digits are allowed: the length is a fault of its own
 */
export function addCharacterFault(
  iban: string,
  structure: string,
  faults: { push(fault: CharacterFault): unknown },
): void {
  for (let place = 0; place < iban.length; place++) {
    const code = iban.charCodeAt(place);
    const expected = structure.charCodeAt(place);
    const isDigit = code >= 48 && code <= 57;
    const isLetter = code >= 65 && code <= 90;
    if (isDigit ? expected !== LETTERS_ONLY : isLetter && expected !== DIGITS_ONLY) continue;
    // Destructuring takes a whole character, which may have two code units.
    const [found = ''] = iban.slice(place);
    faults.push({
      code: 'character',
      position: place + 1,
      expected: (structure[place] as CharacterClass | undefined) ?? 'c',
      found,
    });
    return;
  }
}
