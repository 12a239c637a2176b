import type { BlzFault, CharacterClass, IbanFault, KontonummerFault } from './faults.ts';
import { countryNames } from './wording.ts';

// Sentences about faults of an IBAN, a BLZ or a Kontonummer. Each names the field as its label does, and says what is
// wrong or how to mend it. None says „ungültig“ or „bitte“.

export const CLASSES: Record<CharacterClass, string> = {
  n: 'eine Ziffer',
  a: 'ein Buchstabe',
  c: 'ein Buchstabe oder eine Ziffer',
};

/** The German name of a country. @param code two letters */
export const countryName = countryNames('de');

/** The sentence about a fault of an IBAN. @param iban the text, by cleanIban(). Only its country is read */
export function ibanSentence(fault: IbanFault, iban: string): string {
  switch (fault.code) {
    case 'empty':
      return 'Geben Sie die IBAN ein.';
    case 'no-country':
      return 'Eine IBAN beginnt mit zwei Buchstaben für das Land, z.\u202fB. DE.';
    case 'unknown-country':
      return `„${fault.found}“ steht nicht im IBAN-Register.`;
    case 'length':
      return `Eine IBAN ${iban.startsWith('DE') ? 'aus Deutschland' : `(${countryName(iban.slice(0, 2))})`} hat ${fault.expected} Zeichen, diese hat ${fault.found}.`;
    case 'character':
      return `Stelle\u00a0${fault.position} der IBAN ist ${quoted(fault.found)}, dort gehört ${CLASSES[fault.expected]} hin.`;
    case 'check-digits':
      return 'Die IBAN enthält einen Zahlendreher oder Tippfehler. Vergleichen Sie die IBAN mit der Nachricht oder Rechnung.';
  }
}

/** The sentence about a fault of a BLZ. */
export function blzSentence(fault: BlzFault): string {
  return fault.code === 'first-digit'
    ? 'Eine Bankleitzahl beginnt mit einer Ziffer von 1 bis 8.'
    : numberSentence('Bankleitzahl', 'hat', fault);
}

/** The sentence about a fault of a Kontonummer. */
export function kontonummerSentence(fault: KontonummerFault): string {
  return fault.code === 'zero'
    ? 'Die Kontonummer kann nicht nur aus Nullen bestehen.'
    : numberSentence('Kontonummer', 'hat höchstens', fault);
}

/** The sentence about a fault that a BLZ and a Kontonummer can both have. */
function numberSentence(name: string, has: string, fault: BlzFault & KontonummerFault): string {
  switch (fault.code) {
    case 'empty':
      return `Geben Sie die ${name} ein.`;
    case 'is-iban':
      return 'Das ist eine IBAN.';
    case 'character':
      return `Eine ${name} hat nur Ziffern. Stelle\u00a0${fault.position} ist ${quoted(fault.found)}.`;
    case 'length':
      return `Eine ${name} ${has} ${fault.expected} Ziffern, diese hat ${fault.found}.`;
  }
}

/** A character in quotes with its article: „eine 1“ for a digit, „ein A“ for all others. */
export function quoted(character: string): string {
  return `${/\d/.test(character) ? 'eine' : 'ein'} „${character}“`;
}
