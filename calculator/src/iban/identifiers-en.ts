import type { BicFault } from './bic.ts';
import { characterSentence } from './en.ts';
import type { ReferenceFault } from './identifiers.ts';

// What the package and girocode.js say about BIC and reference. Other scripts don't, so this is not in en.ts.

/** The sentence about a fault of a BIC. */
export function bicSentence(fault: BicFault): string {
  switch (fault.code) {
    case 'empty':
      return 'Enter the BIC.';
    case 'length':
      return `A BIC has 8 or 11 characters, this one has ${fault.found}.`;
    case 'character':
      return characterSentence(fault, 'the BIC');
    case 'unknown-country':
      return `“${fault.found}” is not a country. In a BIC, it is at places 5 and 6.`;
  }
}

/** The sentence about a fault of a creditor reference. */
export function referenceSentence(fault: ReferenceFault): string {
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
}
