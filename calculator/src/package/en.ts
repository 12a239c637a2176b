import { NOTES } from '../answers/notes-en.ts';
import { ibanSentence } from '../iban/countries-without-ibans-en.ts';
import { blzSentence, characterSentence, kontonummerSentence } from '../iban/en.ts';
import { bicSentence, referenceSentence } from '../iban/identifiers-en.ts';
import { ENGLISH_HINT_WORDS } from '../page/iban-field/en.ts';
import type { PackageWords } from './de.ts';

const PARTS = {
  country: 'the country',
  bankCode: 'the bank code',
  branch: 'the branch code',
  account: 'the account number',
} as const;

export type { PackageWords };

/**
 * The English sentences: also the language to give to `makeCalculator` of `iban-rechner/all`.
 *
 * @example en.bic({ code: 'length', expected: [8, 11], found: 6 }) // 'A BIC has 8 or 11 characters, this one has 6.'
 */
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
      case 'first-digit':
        return blzSentence(fault);
      case 'zero':
        return kontonummerSentence(fault);
      case 'unknown-country':
        return ibanSentence(fault, '');
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
        return `A creditor identifier ${fault.expected === 18 ? 'from Germany has 18' : 'has 8 to 35'} characters, this one has ${fault.found}.`;
      case 'character':
        return characterSentence(fault, 'the creditor identifier');
      case 'check-digits':
        return 'The creditor identifier has a typing error or two characters swapped.';
    }
  },
  reference: referenceSentence,
  onlyFrom: ENGLISH_HINT_WORDS.onlyFrom,
  notConfirmed: () => 'This IBAN could not be confirmed. Compare it with the message or the invoice.',
};
