import { ruledBanks } from '../../calculator/directory-script.ts';
import { ruleOf } from '../../calculator/functions.ts';

/** The IBAN rule of a bank, as far as the calculator's tables go. */
export interface BankRule {
  /** The Bundesbank's number of the rule: 0 is the standard; null if the tables do not know the bank's rule. */
  readonly number: number | null;
  /** The BLZ in the bank's IBANs: the bank's own, or another one if the rule puts that into all of them. */
  readonly blz: string;
  /** The account number in all IBANs of the bank, as one building society has it; null for other banks. */
  readonly kontonummer: string | null;
}

/** The number of the rule that forbids computing IBANs of a bank. */
export const NO_IBANS = 1;

/** The IBAN rule of a bank. For a BLZ that does not exist, ruleOf() could still derive a rule from digit 4. */
export function bankRule(blz: string): BankRule {
  const found = ruledBanks.has(blz) ? ruleOf(blz) : null;
  if (!found) return { number: null, blz, kontonummer: null };
  const kontonummer = found.kontonummer?.replace(/^0+/, '') ?? null;
  return { number: found.rule.number, blz: found.blz, kontonummer };
}
