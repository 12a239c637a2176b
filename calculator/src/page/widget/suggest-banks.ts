import { withoutAlt } from '../../banks/former-banks.ts';
import { groupedBlz } from '../../iban/wording.ts';
import type { Knowing } from '../whole.ts';

/** If more banks match, none is offered: a name such as Sparkasse says too little. */
const MAX_BANKS = 8;
/** Text that may have a BIC or a word of a bank's name, such as N26, and has no IBAN. */
const BANK_NAME = /^(?!\s*[a-z]{2}\d\d).*(?:\p{L}{3}|\b[a-z]2)/iu;
/** Text that can't be meant as a Bankleitzahl: the usual sentence about its first letter would not help. */
export const NO_DIGIT = /^\D*\p{L}\D*$/u;

/**
 * Looks for the banks of a BIC or a name that is in one of the fields.
 *
 * @param isLookup whether the bank itself is asked for: then each BIC is offered once, else each Bankleitzahl
 * @returns the index of the field, and the Bankleitzahlen by the words on their buttons; undefined if no bank matches,
 *   or more than MAX_BANKS
 */
export function suggestBanks(texts: readonly string[], isLookup: boolean, { findBanks }: Knowing) {
  const place = texts.findIndex((text) => BANK_NAME.test(text));
  const found = place >= 0 ? findBanks(texts[place] ?? '') : [];
  const banks = new Map(
    found.map(({ blz, name, city, bic }) => [
      `${withoutAlt(name)}, ${city}, ${isLookup && bic ? `BIC\u00a0${bic}` : `BLZ\u00a0${groupedBlz(blz)}`}`,
      blz,
    ]),
  );
  return banks.size > 0 && banks.size <= MAX_BANKS ? { place, banks } : undefined;
}
