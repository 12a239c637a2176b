import type { CharacterClass, IbanFault } from '../faults.d.ts';
import { checkDigits } from './check-digits.ts';
import { clean } from './clean.ts';
import { structureOf } from './structure.ts';

/** The codes of the letters that stand for two of the classes. */
const A = 97;
const N = 110;

/** What people type as an IBAN, without separators and without `IBAN` or `IBAN:` in front of it. */
export function cleanIban(input: unknown): string {
  const text = clean(input);
  // A search for the letters alone takes less time, and most texts do not have them.
  return text.startsWith('IBAN') ? text.replace(/^IBAN:?/, '') : text;
}

/** Whether a text without separators was meant to be an IBAN, and be it with a typing error. */
export function looksLikeIban(text: string): boolean {
  return /^(IBAN:?)?[A-Z]{2}\d{2}\w{4}/.test(text);
}

/** See api.d.ts. */
export function explain(input: unknown): IbanFault[] {
  const iban = cleanIban(input);
  return explainCleaned(iban, structureOf(iban.slice(0, 2)));
}

/**
 * @param iban from cleanIban()
 * @param structure of the country that it begins with
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
  findCharacterFault(iban, structure, faults);
  // A wrong length or character breaks the check digits, too. Saying so would tell nothing new.
  if (faults.length === 0 && Number(iban.slice(2, 4)) !== checkDigits(iban))
    faults.push({ code: 'check-digits' });
  return faults;
}

/**
 * Adds the first character that is not of its class.
 *
 * @param structure see structureOf(). Behind its end, a letter or a digit may stand
 */
function findCharacterFault(iban: string, structure: string, faults: IbanFault[]): void {
  for (let place = 0; place < iban.length; place++) {
    const code = iban.charCodeAt(place);
    const expected = structure.charCodeAt(place);
    const isDigit = code >= 48 && code <= 57;
    const isLetter = code >= 65 && code <= 90;
    if (isDigit ? expected !== A : isLetter && expected !== N) continue;
    // By characters, since one may have two code units.
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
