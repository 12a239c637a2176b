import { NOTES } from '../answers/notes-en.ts';
import type { BicFault } from '../iban/bic.ts';
import { blzSentence, CLASSES, ibanSentence, kontonummerSentence } from '../iban/en.ts';
import type { CharacterFault } from '../iban/faults.ts';
import { ENGLISH_HINT_WORDS } from '../page/iban-field/en.ts';
import type { PackageWords } from './de.ts';

const characterSentence = ({ position, found, expected }: CharacterFault, of: string) =>
  `Character\u00a0${position} of ${of} is “${found}”, but ${CLASSES[expected]} belongs there.`;

function bicSentence(fault: BicFault): string {
  switch (fault.code) {
    case 'empty':
      return 'Enter the BIC.';
    case 'length':
      return `A BIC has 8 or 11 characters, this one has ${fault.found}.`;
    case 'character':
      return characterSentence(fault, 'the BIC');
    case 'unknown-country':
      return `“${fault.found}” is no country. In a BIC, it is at places 5 and 6.`;
  }
}

const PARTS = {
  country: 'the country',
  bankCode: 'the bank code',
  branch: 'the branch code',
  account: 'the account number',
} as const;

export type { PackageWords };

/** The English sentences: also the language to give to `withParts` of `iban-rechner`. */
export const en: PackageWords = {
  iban: ibanSentence,
  blz: blzSentence,
  kontonummer: kontonummerSentence,
  notes: NOTES,
  bic: bicSentence,
  part(fault) {
    const name = PARTS[fault.part];
    switch (fault.code) {
      case 'empty':
        return `Give ${name}.`;
      case 'length':
        return `T${name.slice(1)} has ${fault.expected} characters, this one has ${fault.found}.`;
      case 'character':
        return characterSentence(fault, name);
      case 'is-iban':
        return 'This is an IBAN.';
      case 'first-digit':
        return blzSentence(fault);
      case 'zero':
        return kontonummerSentence(fault);
      case 'unknown-country':
        return `“${fault.found}” is not in the IBAN registry.`;
      case 'no-branch':
        return 'An IBAN of this country has no branch code.';
      case 'national-check-digit':
        return 'The check digit of the account number does not fit in this country.';
    }
  },
  creditorId(fault) {
    switch (fault.code) {
      case 'empty':
        return 'Enter the creditor identifier.';
      case 'no-sepa-country':
        return 'A creditor identifier begins with two letters for a SEPA country, such as DE.';
      case 'length':
        return fault.expected === 18
          ? `A creditor identifier from Germany has 18 characters, this one has ${fault.found}.`
          : `A creditor identifier has 8 to 35 characters, this one has ${fault.found}.`;
      case 'character':
        return characterSentence(fault, 'the creditor identifier');
      case 'check-digits':
        return 'The creditor identifier has a typing error or two characters swapped.';
    }
  },
  reference(fault) {
    switch (fault.code) {
      case 'empty':
        return 'Enter the reference.';
      case 'no-rf':
        return 'Such a reference begins with RF.';
      case 'length':
        return `A reference with RF has 5 to 25 characters, this one has ${fault.found}.`;
      case 'character':
        return characterSentence(fault, 'the reference');
      case 'check-digits':
        return 'The reference has a typing error or two characters swapped.';
    }
  },
  onlyFrom: ENGLISH_HINT_WORDS.onlyFrom,
  notConfirmed: () => 'This IBAN could not be confirmed. Compare it with the account statement.',
};
