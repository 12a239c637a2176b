import type { Validation } from './api.d.ts';
import { clean } from './clean.ts';
import { faults } from './faults.ts';
import { checkDigits, group } from './iban.ts';
import { CHECKSUM, GERMANY, HAS, IBAN } from './messages.ts';
import { structures } from './structures.ts';

/** See api.d.ts. */
export const validate = (input: unknown): Validation => {
  const iban = clean(input).replace(/^IBAN:?/, '');
  const country = iban.slice(0, 2);
  const structure = structures[country];
  const found = faults(IBAN, iban, structure, ` aus ${country === 'DE' ? GERMANY : country}${HAS}`);
  const reasons = found[0] || +iban.slice(2, 4) === checkDigits(iban) ? found : [CHECKSUM];
  // In brackets, so that pack.js leaves it: a name from the coded text would make each such object slow.
  return { valid: !reasons[0], country: structure ? country : null, ['formatted']: group(iban), reasons };
};
