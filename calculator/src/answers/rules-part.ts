import type { Bank } from '../banks/bank.ts';
import type { Edition } from '../banks/pack.ts';
import { germanIban } from '../iban/faults.ts';
import { hasOwn } from '../iban/own-properties.ts';
import type { BankFacts, Refusal, RuledAccount } from '../rules/account.ts';
import { applyRule, bicByRule, type FactsOf } from '../rules/account-for.ts';
import { bankRule, movedByTables } from '../rules/bank-tables.ts';
import { checkGiven } from '../rules/check-given.ts';
import { RULES_DATE } from '../rules/packed-tables.ts';
import { RULES } from '../rules/rules.ts';
import type { Note } from './answer.ts';
import { RULE_WORDS } from './notes-de.ts';
import type { Directory, Rules } from './parts.ts';

/** What is known of banks: their rules from the tables, all else from an edition of the directory, which is newer. */
export const factsIn =
  ({ banks, withoutRule }: Edition): FactsOf =>
  (blz) => {
    const bank = banks.get(blz);
    // The packed table answers by ranges: an unknown BLZ would get its neighbours' rule.
    if (!bank) return { rule: null, method: null, successor: null };
    const { method, successor } = bank;
    // The table of rules does not know a bank that is newer than it. Its rule is unknown, not the standard rule.
    return { rule: withoutRule.has(blz) ? null : bankRule(blz), method, successor };
  };

/** What regeln.js adds to the calculator. @param tableFacts returns what the tables know about a bank */
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
        bank: directory && edition && bankIn(ruled.blz, directory, edition),
        notes: [...ruled.changes, ...doubts],
        basis: basisOf(ruled),
      };
    },

    checkAccount(blz, account, directory) {
      const edition = directory?.edition();
      const missing = missingNote(blz, directory, edition);
      const given = checkGiven(blz, account, edition ? factsIn(edition) : tableFacts, movedByTables());
      const notes: Note[] = missing ? [missing] : [];
      // Nothing else is known of a bank that the directory lacks.
      const isLacking = edition && missing;
      if (!given.isGiven && !isLacking) notes.push(whyNotGiven(given.ruled));
      return {
        state: stateOf(notes),
        checked: true,
        notes,
        basis: given.isGiven ? basisOf(given.ruled) : [],
      };
    },

    bankOf: (blz, directory) => bankIn(blz, directory, directory.edition()),

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

/** The bank of an IBAN, with the BIC that its rule names. A rule that puts another BLZ into its IBANs names none for it. */
function bankIn(blz: string, directory: Directory, edition: Edition): Bank | null {
  const bank = directory.find(blz, edition);
  const { rule } = factsIn(edition)(blz);
  const known = rule && RULES[rule.number * 100 + rule.version];
  const bic = known && (known.to ?? blz) === blz ? bicByRule(rule.number, blz) : null;
  return bank && bic ? { ...bank, bic } : bank;
}

/** Why the bank never gives the account in an IBAN. @param ruled what the rule makes of that account */
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
