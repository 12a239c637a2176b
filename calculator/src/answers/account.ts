import type { Bank } from '../banks/bank.ts';
import { checkNational } from '../iban/check-national.ts';
import { germanIban } from '../iban/faults.ts';
import { isQrIban } from '../iban/qr-iban.ts';
import type { Refusal, RuledAccount } from '../rules/account.ts';
import { applyRule, bicByRule } from '../rules/account-for.ts';
import { checkGiven } from '../rules/check-given.ts';
import { ruleOf } from '../rules/rule-of.ts';
import { RULES_DATE } from '../rules/rules.data.ts';
import type { AccountFacts, GermanAccount, Note } from './answer.ts';
import { bankIn, missingNote, replacedNote, type Tables } from './tables.ts';

/** The account as it is in an IBAN, with what is known of it. */
interface GivenAccount extends AccountFacts {
  readonly bban: GermanAccount;
  readonly bank: Bank | null;
}

/** The account of the IBAN, as the rule of the bank may have changed it, or why there is none. */
export function giveAccount(
  { bankCode, account }: GermanAccount,
  tables: Tables,
): GivenAccount | { readonly state: 'none'; readonly refusal: Note } {
  const missing = missingNote(tables, bankCode);
  if (missing && missing.code !== 'directory-ended') return { state: 'none', refusal: missing };
  const ruled = applyRule(bankCode, account, tables.factsOf);
  if (ruled.code) return { state: 'none', refusal: { code: 'no-iban', reason: ruled.code } };
  // The directory may lack the bank to which a rule has moved the account.
  const lacking = missing ?? missingNote(tables, ruled.blz);
  const doubts = lacking ? [lacking] : ruled.doubts;
  return {
    state: stateOf(doubts),
    checked: true,
    bban: { bankCode: ruled.blz, account: ruled.kontonummer },
    bank: bankInIban(tables, ruled.blz),
    notes: [...ruled.changes, ...replacedNote(tables, ruled.blz), ...doubts],
    basis: basisOf(ruled),
  };
}

/** What is known of the account in a valid IBAN. */
export function checkAccount(iban: string, tables: Tables): AccountFacts {
  if (!iban.startsWith('DE')) return checkForeignAccount(iban);
  const blz = iban.slice(4, 12);
  const missing = missingNote(tables, blz);
  // Nothing else is known of a bank that the directory lacks.
  if (missing) {
    const notes: Note[] = missing.code === 'blz-former' ? [missing, { code: 'former-iban' }] : [missing];
    return { state: 'computed', checked: true, notes, basis: [] };
  }
  const { isGiven, ruled } = checkGiven(blz, iban.slice(12), tables.factsOf, tables.moved);
  return isGiven
    ? { state: 'confirmed', checked: true, notes: replacedNote(tables, blz), basis: basisOf(ruled) }
    : { state: 'computed', checked: true, notes: [whyNotGiven(ruled)], basis: [] };
}

function checkForeignAccount(iban: string): AccountFacts {
  if (isQrIban(iban)) return { state: 'computed', checked: true, notes: [{ code: 'qr-iban' }], basis: [] };
  const checked = checkNational(iban);
  return {
    state: checked === 'invalid' ? 'computed' : 'confirmed',
    checked: true,
    notes: checked === 'invalid' ? [{ code: 'national-check-digit' }] : [],
    basis: checked === 'valid' ? [{ code: 'check-digit-fits' }] : [],
  };
}

const stateOf = (doubts: readonly Note[]) => (doubts.length > 0 ? 'computed' : 'confirmed');

/** The bank of an IBAN, with the BIC that its rule names. A rule that puts another BLZ into its IBANs names none for it. */
export function bankInIban(tables: Tables, blz: string): Bank | null {
  const bank = bankIn(tables, blz);
  const known = ruleOf(blz, tables.factsOf(blz).rule);
  const bic = known?.blz === blz ? bicByRule(known.rule.number, blz) : null;
  return bank && bic ? { ...bank, bic } : bank;
}

/** Why the bank never gives the account in an IBAN. @param ruled what the rule makes of that account */
function whyNotGiven(ruled: RuledAccount | Refusal): Note {
  if (ruled.code)
    return ruled.code === 'check-digit' ? { code: 'check-digit' } : { code: 'no-iban', reason: ruled.code };
  const [change] = ruled.changes;
  const [doubt] = ruled.doubts;
  if (change)
    return {
      code: 'given-otherwise',
      change,
      ...(!doubt && { iban: germanIban(ruled.blz, ruled.kontonummer) }),
    };
  return doubt ?? { code: 'no-iban', reason: 'unclear' };
}

/** What a result rests on: a right check digit, the rule and the day of its table. */
function basisOf({ rule, checkDigit }: RuledAccount): Note[] {
  const byRule: Note = { code: 'rule', rule, date: RULES_DATE };
  return checkDigit === 'valid' ? [{ code: 'check-digit-fits' }, byRule] : [byRule];
}
