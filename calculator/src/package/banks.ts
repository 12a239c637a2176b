import type { Bank, BuiltIban, NotBuilt, NotFound } from '../answers/api.ts';
import { makeCalculator } from '../answers/make-calculator.ts';
import { banksByBic as findByBic, validateWithBanks } from '../banks/by-bic.ts';
import type { BankWithBlz, BicAnswer } from '../iban/bic.ts';
import { banks, directory, isOver } from './snapshot-directory.ts';

export type { Directory } from '../answers/parts.ts';
export type { BankWithBlz, BicAnswer, BicFault } from '../iban/bic.ts';
export { directoryFrom } from './directory-from.ts';
export { directory, edition, validFrom, validUntil } from './snapshot-directory.ts';

const calculator = /* @__PURE__ */ makeCalculator({ directory });

/**
 * Finds any bank of the Bundesbank's directory. Never throws.
 *
 * @param blzOrIban a German Bankleitzahl of eight digits, or a valid German IBAN
 * @returns `notFound` if the directory does not have it
 */
export function lookupBic(blzOrIban: string | null | undefined): Bank | NotFound {
  return calculator.lookupBic(blzOrIban);
}

/**
 * Puts the IBAN of any German bank together. Never throws. Without the banks' rules, nothing is confirmed: see `withParts`.
 *
 * @returns an `error` for a Bankleitzahl that the directory does not have; once its last day has passed, a note, since newer
 *   banks exist
 */
export function buildIban(
  blz: string | null | undefined,
  kontonummer: string | null | undefined,
): BuiltIban | NotBuilt {
  return calculator.buildIban(blz, kontonummer);
}

/**
 * All banks with a BIC, in the order of their Bankleitzahlen. Never throws.
 *
 * @param bic 8 or 11 characters, separators are ignored; 8 mean the head office, `XXX`
 * @returns none for a BIC that the directory does not have, also for each of another country
 * @example banksByBic('MARKDEF1100')[0] // { blz: '10000000', name: 'Bundesbank', city: 'Berlin', bic: 'MARKDEF1100' }
 */
export function banksByBic(bic: string | null | undefined): BankWithBlz[] {
  return findByBic(bic, banks().values());
}

/** Checks the form of a BIC, and tells in `known` whether the directory has a German one. Never throws. */
export function validateBic(bic: string | null | undefined): BicAnswer {
  return validateWithBanks(bic, banks().values(), isOver);
}
