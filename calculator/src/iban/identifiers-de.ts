import type { BicFault } from './bic.ts';
import { CLASSES, quoted } from './de.ts';
import type { CharacterFault } from './faults.ts';
import type { ReferenceFault } from './identifiers.ts';

// What the package and girocode.js say about BIC and reference. Other scripts don't, so this is not in de.ts.

/** The sentence about a character that is not allowed at its place. @param of in the genitive: „des BIC“ */
export const characterSentence = ({ position, found, expected }: CharacterFault, of: string) =>
  `Stelle\u00a0${position} ${of} ist ${quoted(found)}, dort gehört ${CLASSES[expected]} hin.`;

/** The sentence about a fault of a BIC. */
export function bicSentence(fault: BicFault): string {
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

/** The sentence about a fault of a creditor reference. */
export function referenceSentence(fault: ReferenceFault): string {
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
}
