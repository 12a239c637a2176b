import type { PartFault } from '../answers/compose-iban.ts';
import { NOTES } from '../answers/notes-de.ts';
import type { NoteWords, Words } from '../answers/words.ts';
import type { BicFault } from '../iban/bic.ts';
import { blzSentence, CLASSES, ibanSentence, kontonummerSentence, quoted } from '../iban/de.ts';
import type { CharacterFault } from '../iban/faults.ts';
import type { CreditorIdFault, ReferenceFault } from '../iban/identifiers.ts';
import { GERMAN_HINT_WORDS } from '../page/iban-field/de.ts';

/** The sentences of a language about all that the package answers. */
export interface PackageWords extends Words {
  readonly notes: NoteWords;
  readonly bic: (fault: BicFault) => string;
  /** About the parts of composeIban(). */
  readonly part: (fault: PartFault) => string;
  readonly creditorId: (fault: CreditorIdFault) => string;
  readonly reference: (fault: ReferenceFault) => string;
  /** That an IBAN is from another country. @param codes the countries that are allowed, or `SEPA` */
  readonly onlyFrom: (codes: readonly string[]) => string;
  /** About an IBAN that is right in form, but not confirmed, if there is no note that says why. */
  readonly notConfirmed: () => string;
}

/** @param of the thing in the genitive: „des BIC“ */
const characterSentence = ({ position, found, expected }: CharacterFault, of: string) =>
  `Stelle\u00a0${position} ${of} ist ${quoted(found)}, dort steht ${CLASSES[expected]}.`;

function bicSentence(fault: BicFault): string {
  switch (fault.code) {
    case 'empty':
      return 'Geben Sie den BIC ein.';
    case 'length':
      return `Ein BIC hat 8 oder 11 Zeichen, dieser hat ${fault.found}.`;
    case 'character':
      return characterSentence(fault, 'des BIC');
    case 'unknown-country':
      return `„${fault.found}“ ist kein Land. In einem BIC steht es an Stelle 5 und 6.`;
  }
}

/** The names of the parts, with their articles. */
const PARTS = {
  country: ['das Land', 'des Landes'],
  bankCode: ['die Bankleitzahl', 'der Bankleitzahl'],
  branch: ['die Filialnummer', 'der Filialnummer'],
  account: ['die Kontonummer', 'der Kontonummer'],
} as const;

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The German sentences: also the language that `withParts` of `iban-rechner` takes where none is given. */
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
        return 'Das ist eine IBAN.';
      case 'first-digit':
        return blzSentence(fault);
      case 'zero':
        return kontonummerSentence(fault);
      case 'unknown-country':
        return `„${fault.found}“ steht nicht im IBAN-Register.`;
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
        return fault.expected === 18
          ? `Eine Gläubiger-Identifikationsnummer aus Deutschland hat 18 Zeichen, diese hat ${fault.found}.`
          : `Eine Gläubiger-Identifikationsnummer hat 8 bis 35 Zeichen, diese hat ${fault.found}.`;
      case 'character':
        return characterSentence(fault, 'der Gläubiger-Identifikationsnummer');
      case 'check-digits':
        return 'Die Gläubiger-Identifikationsnummer enthält einen Zahlendreher oder Tippfehler.';
    }
  },
  reference(fault) {
    switch (fault.code) {
      case 'empty':
        return 'Geben Sie die Referenz ein.';
      case 'no-rf':
        return 'Eine solche Referenz beginnt mit RF.';
      case 'length':
        return `Eine Referenz mit RF hat 5 bis 25 Zeichen, diese hat ${fault.found}.`;
      case 'character':
        return characterSentence(fault, 'der Referenz');
      case 'check-digits':
        return 'Die Referenz enthält einen Zahlendreher oder Tippfehler.';
    }
  },
  onlyFrom: GERMAN_HINT_WORDS.onlyFrom,
  notConfirmed: () => 'Diese IBAN ließ sich nicht bestätigen. Vergleichen Sie sie mit dem Kontoauszug.',
};
