import type { BlzFault, CharacterClass, CharacterFault, IbanFault, KontonummerFault } from './faults.ts';
import { countryNames } from './wording.ts';

// Sentences about faults, by the same rules as the German ones: each names the field as its label does, and says what
// is wrong or how to mend it. None says “invalid” or “please”.

const CLASSES: Record<CharacterClass, string> = {
  n: 'a digit',
  a: 'a letter',
  c: 'a letter or a digit',
};

/** The English name of a country. @param code two letters */
export const countryName = countryNames('en');

/** The sentence about a character that is not allowed at its place. @param of which text it is: “the BIC” */
export const characterSentence = ({ position, found, expected }: CharacterFault, of: string) =>
  `Character\u00a0${position} of ${of} is “${found}”, but ${CLASSES[expected]} belongs there.`;

/** The sentence about a fault of an IBAN. @param iban the text, by cleanIban(). Only its country is read */
export function ibanSentence(fault: IbanFault, iban: string): string {
  switch (fault.code) {
    case 'empty':
      return 'Enter the IBAN.';
    case 'no-country':
      return 'An IBAN begins with two letters for the country, such as DE.';
    case 'unknown-country':
      return `“${fault.found}” is not in the IBAN registry.`;
    case 'length':
      return `An IBAN ${iban.startsWith('DE') ? 'from Germany' : `(${countryName(iban.slice(0, 2))})`} has ${fault.expected} characters, this one has ${fault.found}.`;
    case 'character':
      return characterSentence(fault, 'the IBAN');
    case 'check-digits':
      return 'The IBAN has a typing error or two characters swapped. Compare the IBAN with the message or the invoice.';
  }
}

/** The sentence about a fault of a bank code. */
export function blzSentence(fault: BlzFault): string {
  return fault.code === 'first-digit'
    ? 'A bank code begins with a digit from 1 to 8.'
    : numberSentence('bank code', 'A bank code', 'has', fault);
}

/** The sentence about a fault of an account number. */
export function kontonummerSentence(fault: KontonummerFault): string {
  return fault.code === 'zero'
    ? 'The account number can’t have only zeros.'
    : numberSentence('account number', 'An account number', 'has at most', fault);
}

/** The sentence about a fault that a bank code and an account number can both have. @param one with its article */
function numberSentence(name: string, one: string, has: string, fault: BlzFault & KontonummerFault): string {
  switch (fault.code) {
    case 'empty':
      return `Enter the ${name}.`;
    case 'is-iban':
      return 'This is an IBAN.';
    case 'character':
      return `${one} has only digits. Character\u00a0${fault.position} is “${fault.found}”.`;
    case 'length':
      return `${one} ${has} ${fault.expected} digits, this one has ${fault.found}.`;
  }
}
