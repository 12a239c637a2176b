import type { BankWithBlz, BicAnswer } from '../iban/bic.ts';
import { validateBic } from '../iban/bic.ts';

/** The banks of a directory, in the order of their Bankleitzahlen. */
type Banks = Iterable<BankWithBlz>;

/** See package/all.ts. */
export function banksByBic(input: unknown, banks: Banks): BankWithBlz[] {
  const { valid, bic } = validateBic(input);
  if (!valid) return [];
  return [...banks]
    .filter((bank) => bank.bic === bic)
    .map(({ blz, name, city }) => ({ blz, name, city, bic }));
}

/**
 * As validateBic(), and whether a bank of the directory has the BIC.
 *
 * @param isExpired whether the last day of the directory has passed: then it does not know which banks are new
 */
export function validateWithBanks(input: unknown, banks: Banks, isExpired: () => boolean): BicAnswer {
  const answer = validateBic(input);
  if (!answer.valid || answer.country !== 'DE') return answer;
  const isKnown = banksByBic(answer.bic, banks).length > 0;
  return { ...answer, known: isKnown || (isExpired() ? null : false) };
}
