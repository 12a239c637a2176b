import type { Note } from '../answers.d.ts';
import { hasOwn } from '../has-own.ts';
import type { BankFacts, Refusal, RuledAccount } from '../rules/account.ts';
import { applyRule, type FactsOf } from '../rules/account-for.ts';
import { checkGiven } from '../rules/check-given.ts';
import { RULES_DATE } from '../rules/packed-tables.ts';
import { RULE_WORDS } from '../words/de/rules.ts';
import type { Directory, Rules } from './parts.ts';

/**
 * What regeln.js adds to the calculator.
 *
 * @param tableFacts returns what the tables know about a bank
 */
export function rulesPart(tableFacts: (blz: string) => BankFacts): Rules {
  /** What the directory knows takes the place of what the tables know. */
  const factsOf =
    (directory: Directory | undefined): FactsOf =>
    (blz) => ({ ...tableFacts(blz), ...directory?.factsOf(blz) });

  return {
    accountFor({ bankCode: blz, account }, directory) {
      const missing = missingNotes(blz, directory);
      const [refusal] = missing;
      if (refusal?.code === 'blz-unknown') return { state: 'none', refusal };
      const ruled = applyRule(blz, account, factsOf(directory));
      if (hasOwn(ruled, 'code')) return { state: 'none', refusal: { code: 'no-iban', reason: ruled.code } };
      const doubts = missing.length > 0 ? missing : ruled.doubts;
      return {
        state: stateOf(doubts),
        checked: true,
        bban: { bankCode: ruled.blz, account: ruled.kontonummer },
        bank: directory && bankOf(ruled, directory),
        notes: [...ruled.changes, ...doubts],
        basis: basisOf(ruled),
      };
    },

    checkAccount(blz, account, directory) {
      const { isGiven, ruled } = checkGiven(blz, account, factsOf(directory));
      const missing = missingNotes(blz, directory);
      // Of a bank that the directory lacks, nothing else is known.
      const isLacking = directory !== undefined && missing.length > 0;
      const notes = isGiven || isLacking ? missing : [...missing, whyNotGiven(ruled)];
      return { state: stateOf(notes), checked: true, notes, basis: isGiven ? basisOf(ruled) : [] };
    },

    words: RULE_WORDS,
  };
}

const stateOf = (doubts: readonly Note[]) => (doubts.length > 0 ? 'computed' : 'confirmed');

/** Why it is not known that the bank exists; none if the directory has it. */
function missingNotes(blz: string, directory: Directory | undefined): Note[] {
  if (!directory) return [{ code: 'directory-missing' }];
  const missing = directory.missing(blz);
  return missing ? [missing] : [];
}

/** The bank of an IBAN, with the BIC that the rule names, if it names one. */
function bankOf({ blz, bic }: RuledAccount, directory: Directory) {
  const bank = directory.find(blz);
  return bank && bic ? { ...bank, bic } : bank;
}

/** Why no account of the bank gives the account in an IBAN. @param ruled what the rule makes of that account */
function whyNotGiven(ruled: RuledAccount | Refusal): Note {
  if (hasOwn(ruled, 'code'))
    return ruled.code === 'check-digit' ? { code: 'check-digit' } : { code: 'no-iban', reason: ruled.code };
  const [change] = ruled.changes;
  if (change) return { code: 'given-otherwise', change };
  const [doubt] = ruled.doubts;
  return doubt ?? { code: 'no-iban', reason: 'unclear' };
}

/** What a result rests on: a right check digit, the rule and the day of its table. */
function basisOf(ruled: RuledAccount | Refusal): Note[] {
  const rule: Note = { code: 'rule', rule: ruled.rule, date: RULES_DATE };
  return hasOwn(ruled, 'checkDigit') && ruled.checkDigit === 'valid'
    ? [{ code: 'check-digit-fits' }, rule]
    : [rule];
}
