import { CALCULATOR_DIST } from '../../project.ts';
import type { BankRule } from '../../site/banks/bank-rule.ts';

/** What we use of the calculator's built package: server and calculator import nothing of each other's source. */
interface RulesModule {
  accountFor(
    blz: string,
    kontonummer: string,
  ): {
    readonly rule: { readonly number: number } | null;
    readonly blz?: string;
    readonly changes?: readonly { readonly code: string; readonly to?: string }[];
  };
}

const load = (name: string) => import(new URL(name, CALCULATOR_DIST).href);
const { accountFor }: RulesModule = await load('regeln.mjs');
const { ruledBanks }: { ruledBanks: ReadonlySet<string> } = await load('make-directory-script.js');

/** Any account will do: where a rule names one Bankleitzahl for all accounts, it names it for this one, too. */
const ANY_ACCOUNT = '1';

/**
 * The IBAN rule of a bank.
 *
 * @param blz of a bank that exists. The tables hold ranges of banks, so for another BLZ they would give a neighbour's rule
 */
export function bankRule(blz: string): BankRule {
  const { rule, blz: target = blz, changes = [] } = accountFor(blz, ANY_ACCOUNT);
  if (!rule || !ruledBanks.has(blz)) return { number: null, blz, kontonummer: null };
  // Rule 0 gives the successor of a bank, which the served edition knows better than the tables.
  if (rule.number === 0) return { number: 0, blz, kontonummer: null };
  const oneAccount = changes.find(({ code }) => code === 'one-account');
  return { number: rule.number, blz: target, kontonummer: oneAccount?.to ?? null };
}
