import type { BlzFault, CharacterClass, IbanFault, KontonummerFault } from '../faults.d.ts';
import { nameOfCountry } from './country.ts';

// Every sentence about a fault. It names its field in the words of the label, says what is wrong and how to mend it;
// never "ungültig" or "bitte".

const CLASSES: Record<CharacterClass, string> = {
  n: 'eine Ziffer',
  a: 'ein Buchstabe',
  c: 'ein Buchstabe oder eine Ziffer',
};

/** @param country the code that the IBAN begins with */
export function ibanSentence(fault: IbanFault, country: string): string {
  switch (fault.code) {
    case 'empty':
      return 'Geben Sie die IBAN ein.';
    case 'no-country':
      return 'Eine IBAN beginnt mit zwei Buchstaben für das Land, z.\u202fB. DE.';
    case 'unknown-country':
      return `„${fault.found}“ steht nicht im IBAN-Register.`;
    case 'length':
      return `Eine IBAN ${country === 'DE' ? 'aus Deutschland' : `(${nameOfCountry(country)})`} hat ${fault.expected} Zeichen, diese hat ${fault.found}.`;
    case 'character':
      return `Stelle\u00a0${fault.position} der IBAN ist ${quoted(fault.found)}, dort steht ${CLASSES[fault.expected]}.`;
    case 'check-digits':
      return 'Die IBAN enthält einen Zahlendreher oder Tippfehler. Vergleichen Sie sie mit Ihrem Kontoauszug.';
  }
}

export function blzSentence(fault: BlzFault): string {
  return fault.code === 'first-digit'
    ? 'Eine Bankleitzahl beginnt mit einer Ziffer von 1 bis 8.'
    : numberSentence('Bankleitzahl', 'hat', fault);
}

export function kontonummerSentence(fault: KontonummerFault): string {
  return fault.code === 'zero'
    ? 'Die Kontonummer kann nicht nur aus Nullen bestehen.'
    : numberSentence('Kontonummer', 'hat höchstens', fault);
}

function numberSentence(name: string, hasDigits: string, fault: BlzFault & KontonummerFault): string {
  switch (fault.code) {
    case 'empty':
      return `Geben Sie die ${name} ein.`;
    case 'is-iban':
      return 'Das ist eine IBAN.';
    case 'character':
      return `Eine ${name} hat nur Ziffern. Stelle\u00a0${fault.position} ist ${quoted(fault.found)}.`;
    case 'length':
      return `Eine ${name} ${hasDigits} ${fault.expected} Ziffern, diese hat ${fault.found}.`;
  }
}

/** „die Eins“, but „der Buchstabe“ and „das Zeichen“. */
function quoted(character: string): string {
  return `${/\d/.test(character) ? 'eine' : 'ein'} „${character}“`;
}
