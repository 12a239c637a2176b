import { type CheckedAsWritten, checkByMethod, checkTenDigits } from '../check-digits/check.ts';
import { digitsOf, tenDigits } from '../check-digits/kinds.ts';
import type { CheckResult } from '../iban/faults.ts';
import type { AccountDoubt, BankFacts, Change, Refusal, RuledAccount } from './account.ts';
import { keyOfRule } from './rule-key.ts';
import { RULES } from './rules.ts';
import { type RuleResult, withoutZeros } from './special-rules.ts';
import { specialAccount } from './special-tables.ts';

/** The BIC that each rule names, by the number of the rule. */
const BICS: Readonly<Record<number, string>> = {
  8: 'BHFBDEFF500',
  12: 'HELADEFFXXX',
  13: 'WELADEDDXXX',
  14: 'DAAEDEDDXXX',
  21: 'NBAGDE3EXXX',
  28: 'SPKHDE2HXXX',
  37: 'BOTKDEDXXXX',
  38: 'GENODEF1LER',
  41: 'GENODEFFXXX',
  50: 'BRLADE21LER',
};

/**
 * The BIC that a rule names for a Bankleitzahl. Rule 5 names one for all Bankleitzahlen of Commerzbank, whose digit 4
 * is 4, except those of comdirect.
 *
 * Source: Deutsche Bundesbank, Übersicht der IBAN-Regeln, December 2016.
 *
 * @param rule its number, without the version
 * @returns null if the rule names none: then the BIC of the bank directory counts
 */
export function bicByRule(rule: number, blz: string): string | null {
  if (rule === 5) return blz[3] === '4' && !blz.startsWith('200411') ? 'COBADEFFXXX' : null;
  return BICS[rule] ?? null;
}

/** Returns what is known of a bank; UNKNOWN_BANK for one that is not known. */
export type FactsOf = (blz: string) => BankFacts;

export const UNKNOWN_BANK: BankFacts = { rule: null, method: null, successor: null };

/**
 * Bankleitzahl and account number as the IBAN has them, by the rule of the bank.
 *
 * @param blz 8 digits, separators are ignored
 * @param kontonummer 1 to 10 digits, separators are ignored; not one that was taken out of an IBAN
 */
export function accountFor(blz: string, kontonummer: string, factsOf: FactsOf): RuledAccount | Refusal {
  const account = tenDigits(kontonummer);
  const bankleitzahl = digitsOf(blz);
  if (!account || bankleitzahl.length !== 8) return { code: 'malformed', rule: null };
  return applyRule(bankleitzahl, account, factsOf);
}

/**
 * As accountFor(), for input that is known to be well-formed.
 *
 * Special accounts come first, then the rule of the bank, then the check digit.
 *
 * @param blz 8 digits
 * @param account ten digits, not only zeros
 */
export function applyRule(blz: string, account: string, factsOf: FactsOf): RuledAccount | Refusal {
  const bank = factsOf(blz);
  const { method, successor } = bank;
  // A rule, or a version of it, that is not in the table counts as unknown.
  const known = bank.rule && RULES[keyOfRule(bank.rule)];
  const rule = known ? bank.rule : null;
  const result = known && (specialResult(blz, account) ?? known.apply({ blz, account, method, successor }));
  if (typeof result === 'string') return { code: result, rule };
  const unchanged = { blz, account, changes: [], checkDigit: null, doubts: [] };
  const ruled = result ? { ...unchanged, ...result } : unchanged;
  const checkDigit = ruled.checkDigit ?? checkTenDigits(method, account, blz);
  const doubts: AccountDoubt[] = [...ruled.doubts];
  if (!rule) doubts.push({ code: 'rule-unknown' });
  // If the rule itself decides on the check digit, the method of the bank does not count.
  if (ruled.checkDigit === null) {
    const doubt = checkDigitDoubt(checkDigit, method) ?? successorDoubt(account, bank, factsOf);
    if (doubt) doubts.push(doubt);
  }
  return {
    blz: ruled.blz,
    kontonummer: ruled.account,
    bic: rule && bicByRule(rule.number, ruled.blz),
    rule,
    changes: ruled.changes,
    checkDigit: checkDigit === 'sub-account-missing' ? 'valid' : checkDigit,
    method,
    doubts,
    confirmed: doubts.length === 0,
  };
}

function checkDigitDoubt(checkDigit: CheckedAsWritten, method: string | null): AccountDoubt | null {
  if (method === null) return { code: 'method-unknown' };
  if (checkDigit === 'invalid') return { code: 'check-digit' };
  return checkDigit === 'sub-account-missing' ? { code: 'sub-account-missing' } : null;
}

/** The doubt at the successor: it may have another rule for this account, an unknown one, or another method. */
function successorDoubt(
  account: string,
  { rule, successor }: BankFacts,
  factsOf: FactsOf,
): AccountDoubt | null {
  // Only the standard rule gives an account to the successor.
  if (!successor || rule?.number !== 0) return null;
  const there = applyRule(successor, account, (blz) => ({ ...factsOf(blz), successor: null }));
  if (there.code || there.blz !== successor || there.kontonummer !== account) return { code: 'unclear' };
  const isWrong = there.doubts.some(({ code }) => code === 'check-digit' || code === 'sub-account-missing');
  return isWrong ? { code: 'successor-check-digit', blz: successor } : (there.doubts[0] ?? null);
}

/** The account that a special account number means; null for any other. Special ones have no check digit. */
function specialResult(blz: string, account: string): RuleResult | null {
  const special = specialAccount(blz, account);
  if (!special) return null;
  const changes: Change[] = [];
  const from = withoutZeros(account);
  const to = withoutZeros(special.account);
  // One special number means itself.
  if (to !== from) changes.push({ code: 'special-account', from, to });
  if (special.blz !== blz) changes.push({ code: 'blz', from: blz, to: special.blz });
  return { ...special, changes, checkDigit: 'unchecked' };
}

/**
 * Checks an account number's own check digit by the method of its bank.
 *
 * @param blz 8 digits, separators are ignored
 * @param kontonummer 1 to 10 digits, separators are ignored; anything else is `invalid`
 * @param factsOf returns what is known of a bank
 * @returns the method is null if none is known, and then the result is `unchecked`
 */
export function checkKontonummer(
  blz: string | null | undefined,
  kontonummer: string | null | undefined,
  factsOf: (blz: string) => Pick<BankFacts, 'method'>,
): { result: CheckResult; method: string | null } {
  const bankleitzahl = digitsOf(blz);
  const method = bankleitzahl.length === 8 ? factsOf(bankleitzahl).method : null;
  return { result: checkByMethod(method, kontonummer, bankleitzahl), method };
}
