import type { Note } from '../answers.d.ts';
import { germanIban } from '../german/german-iban.ts';
import { hasOwn } from '../has-own.ts';
import type { BankFacts, Refusal, RuledAccount } from '../rules/account.ts';
import { applyRule } from '../rules/account-for.ts';
import { checkGiven } from '../rules/check-given.ts';
import { RULES_DATE } from '../rules/packed-tables.ts';
import { RULE_WORDS } from '../words/de/rules.ts';
import { factsIn } from './facts-in.ts';
import type { Directory, Edition, Rules } from './parts.ts';

/**
 * What regeln.js adds to the calculator.
 *
 * @param tableFacts returns what the tables know about a bank
 */
export function rulesPart(tableFacts: (blz: string) => BankFacts): Rules {
  return {
    accountFor({ bankCode: blz, account }, directory) {
      const edition = directory?.edition();
      const missing = missingNote(blz, directory, edition);
      if (missing?.code === 'blz-unknown') return { state: 'none', refusal: missing };
      const ruled = applyRule(blz, account, edition ? factsIn(edition) : tableFacts);
      if (hasOwn(ruled, 'code')) return { state: 'none', refusal: { code: 'no-iban', reason: ruled.code } };
      const doubts = missing ? [missing] : ruled.doubts;
      return {
        state: stateOf(doubts),
        checked: true,
        bban: { bankCode: ruled.blz, account: ruled.kontonummer },
        bank: directory && bankOf(ruled, directory, edition),
        notes: [...ruled.changes, ...doubts],
        basis: basisOf(ruled),
      };
    },

    checkAccount(blz, account, directory) {
      const edition = directory?.edition();
      const missing = missingNote(blz, directory, edition);
      const given = checkGiven(blz, account, edition ? factsIn(edition) : tableFacts);
      const notes: Note[] = missing ? [missing] : [];
      // Of a bank that the directory lacks, nothing else is known.
      const isLacking = edition && missing;
      if (!given.isGiven && !isLacking) notes.push(whyNotGiven(given.ruled));
      return {
        state: stateOf(notes),
        checked: true,
        notes,
        basis: given.isGiven ? basisOf(given.ruled) : [],
      };
    },

    words: RULE_WORDS,
  };
}

const stateOf = (doubts: readonly Note[]) => (doubts.length > 0 ? 'computed' : 'confirmed');

/** Why it is not known that the bank exists; null if the directory has it. */
const missingNote = (
  blz: string,
  directory: Directory | undefined,
  edition: Edition | undefined,
): Note | null => (directory ? directory.missing(blz, edition) : { code: 'directory-missing' });

/** The bank of an IBAN, with the BIC that the rule names, if it names one. */
function bankOf({ blz, bic }: RuledAccount, directory: Directory, edition: Edition | undefined) {
  const bank = directory.find(blz, edition);
  return bank && bic ? { ...bank, bic } : bank;
}

/** Why no account of the bank gives the account in an IBAN. @param ruled what the rule makes of that account */
function whyNotGiven(ruled: RuledAccount | Refusal): Note {
  if (hasOwn(ruled, 'code'))
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
