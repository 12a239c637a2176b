import type { Validation } from './api.d.ts';
import { clean } from './clean.ts';
import { faults } from './faults.ts';
import { group, withCheckDigits } from './iban.ts';
import { CHECKSUM, GERMANY, HAS, IBAN } from './messages.ts';
import { structures } from './structures.ts';

/** See api.d.ts. */
export const validate = (input: unknown): Validation => {
  const iban = clean(input).replace(/^IBAN:?/, '');
  const country = iban.slice(0, 2);
  const structure = structures[country];
  const reasons = faults(IBAN, iban, structure, ` aus ${country === 'DE' ? GERMANY : country}${HAS}`);
  if (!reasons[0] && iban !== withCheckDigits(country, iban.slice(4))) reasons.push(CHECKSUM);
  // In brackets, so that pack.js leaves it: a name from the coded text would make each such object slow.
  return { valid: !reasons[0], country: structure ? country : null, ['formatted']: group(iban), reasons };
};
