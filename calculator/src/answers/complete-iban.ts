import { countryWithoutIbans } from '../iban/countries-without-ibans.ts';
import type { IbanAnswer } from './answer.ts';

/** The longest IBAN that ISO 13616 allows. A longer text is no IBAN, whatever it begins with. */
const MAX_LENGTH = 34;

/**
 * Whether an IBAN, right or wrong, has all characters of its country's, so that it can be judged while it is typed. One
 * of a large country without IBANs is wrong as soon as the country is known.
 */
export const isCompleteIban = ({ iban, faults }: Pick<IbanAnswer, 'iban' | 'faults'>): boolean =>
  countryWithoutIbans(iban) !== undefined ||
  (iban.length <= MAX_LENGTH &&
    faults.every((fault) =>
      fault.code === 'length'
        ? fault.found > fault.expected
        : fault.code === 'character' || fault.code === 'check-digits',
    ));
