import { hasOwn } from '../has-own.ts';
import { CHECKED } from '../messages/parts.ts';
import { changeSentence, checkDigitSentences, refusalSentences, ruleSentences } from '../messages/rules.ts';
import type { BankFacts } from '../rules/account.ts';
import { applyRule } from '../rules/account-for.ts';
import { checkKontonummer } from '../rules/check-kontonummer.ts';
import { RULES_DATE } from '../rules/packed-tables.ts';
import { accountCheck } from './account-check.ts';
import type { FresherFacts, Rules } from './parts.ts';

/**
 * What regeln.js teaches: results from rules/ and check-digits/, put into sentences by messages/.
 *
 * @param factsOf returns what the tables know about a bank
 */
export function rulesPart(factsOf: (blz: string) => BankFacts): Rules {
  /** Where the directory knows a fact, it takes the place of the table's. */
  function bankFacts(blz: string, fresher: FresherFacts): BankFacts {
    return { ...factsOf(blz), ...fresher };
  }

  return {
    accountFor(blz, kontonummer, fresher) {
      const result = applyRule(blz, kontonummer, bankFacts(blz, fresher));
      if (hasOwn(result, 'code')) return { error: refusalSentences(result.code) };
      const { bic, checkDigit, confirmed, rule } = result;
      const notes = result.changes.map(changeSentence);
      if (checkDigit === 'invalid') notes.push(checkDigitSentences(checkDigit));
      const checked = checkDigit === 'valid' ? `${CHECKED} ` : '';
      const basis = () => checked + ruleSentences(rule, RULES_DATE);
      return { blz: result.blz, kontonummer: result.kontonummer, bic, notes, confirmed, basis };
    },

    checkAccount(iban, fresher) {
      const blz = iban.slice(4, 12);
      const { result } = checkKontonummer(blz, iban.slice(12), () => bankFacts(blz, fresher));
      return accountCheck(result, checkDigitSentences('invalid'));
    },
  };
}
