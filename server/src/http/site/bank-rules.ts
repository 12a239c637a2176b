import { CALCULATOR_DIST } from '../../project.ts';
import type { BankRule } from '../../site/banks/bank-rule.ts';

/** What the calculator's package tells of an account. Its source is none of our business, nor ours of it. */
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

/** Where a rule names one Bankleitzahl for all accounts, it does so for this one, too. */
const ANY_ACCOUNT = '1';

/**
 * The IBAN rule of a bank.
 *
 * @param blz of a bank that exists: of others the tables of the rules say what they say of their neighbours
 */
export function bankRule(blz: string): BankRule {
  const { rule, blz: target = blz, changes = [] } = accountFor(blz, ANY_ACCOUNT);
  if (!rule || !ruledBanks.has(blz)) return { number: null, blz, kontonummer: null };
  // The standard puts a successor in, which the served edition knows better than the tables.
  if (rule.number === 0) return { number: 0, blz, kontonummer: null };
  const oneAccount = changes.find(({ code }) => code === 'one-account');
  return { number: rule.number, blz: target, kontonummer: oneAccount?.to ?? null };
}
