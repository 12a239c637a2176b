import type { PartFault } from '../answers/compose-iban.ts';
import { NOTES } from '../answers/notes-de.ts';
import type { NoteWords, Words } from '../answers/words.ts';
import type { BicFault } from '../iban/bic.ts';
import { ibanSentence } from '../iban/countries-without-ibans-de.ts';
import { blzSentence, kontonummerSentence } from '../iban/de.ts';
import type { CreditorIdFault, ReferenceFault } from '../iban/identifiers.ts';
import { bicSentence, characterSentence, referenceSentence } from '../iban/identifiers-de.ts';
import { GERMAN_HINT_WORDS } from '../page/iban-field/de.ts';

/** The sentences of a language about all that the package answers. */
export interface PackageWords extends Words {
  readonly notes: NoteWords;
  readonly bic: (fault: BicFault) => string;
  /** About the parts of composeIban(). */
  readonly part: (fault: PartFault) => string;
  readonly creditorId: (fault: CreditorIdFault) => string;
  readonly reference: (fault: ReferenceFault) => string;
  /** Says that the country of an IBAN is not allowed. @param codes the allowed countries, or `SEPA` */
  readonly onlyFrom: (codes: readonly string[]) => string;
  /** About an IBAN that is right in form, but not confirmed, if there is no note that says why. */
  readonly notConfirmed: () => string;
}

/** The names of the parts, with their articles. */
const PARTS = {
  country: ['das Land', 'des Landes'],
  bankCode: ['die Bankleitzahl', 'der Bankleitzahl'],
  branch: ['die Filialnummer', 'der Filialnummer'],
  account: ['die Kontonummer', 'der Kontonummer'],
} as const;

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/**
 * The German sentences: the language of `makeCalculator` of `iban-rechner/all` where none is given.
 *
 * @example de.bic({ code: 'length', expected: [8, 11], found: 6 }) // 'Ein BIC hat 8 oder 11 Zeichen, dieser hat 6.'
 */
export const de: PackageWords = {
  iban: ibanSentence,
  blz: blzSentence,
  kontonummer: kontonummerSentence,
  notes: NOTES,
  bic: bicSentence,
  part(fault) {
    const [name, of] = PARTS[fault.part];
    switch (fault.code) {
      case 'empty':
        return `Geben Sie ${name} an.`;
      case 'length':
        return `${capitalized(name)} hat ${fault.expected} Zeichen, hier sind es ${fault.found}.`;
      case 'character':
        return characterSentence(fault, of);
      case 'is-iban':
      case 'first-digit':
        return blzSentence(fault);
      case 'zero':
        return kontonummerSentence(fault);
      case 'unknown-country':
        return ibanSentence(fault, '');
      case 'no-branch':
        return 'Eine IBAN dieses Landes hat keine Filialnummer.';
      case 'national-check-digit':
        return 'Die Prüfziffer der Kontonummer passt in diesem Land nicht.';
    }
  },
  creditorId(fault) {
    switch (fault.code) {
      case 'empty':
        return 'Geben Sie die Gläubiger-Identifikationsnummer ein.';
      case 'no-sepa-country':
        return 'Eine Gläubiger-Identifikationsnummer beginnt mit zwei Buchstaben für ein Land des SEPA-Raums, z.\u202fB. DE.';
      case 'length':
        return `Eine Gläubiger-Identifikationsnummer ${fault.expected === 18 ? 'aus Deutschland hat 18' : 'hat 8 bis 35'} Zeichen, diese hat ${fault.found}.`;
      case 'character':
        return characterSentence(fault, 'der Gläubiger-Identifikationsnummer');
      case 'check-digits':
        return 'Die Gläubiger-Identifikationsnummer enthält einen Zahlendreher oder Tippfehler.';
    }
  },
  reference: referenceSentence,
  onlyFrom: GERMAN_HINT_WORDS.onlyFrom,
  notConfirmed: () =>
    'Diese IBAN ließ sich nicht bestätigen. Vergleichen Sie sie mit der Nachricht oder Rechnung.',
};
