import { CHECKED } from '../messages/parts.ts';
import { changeMessage, checkDigitMessage, refusalMessage, ruleMessage } from '../messages/rules.ts';
import type { BankFacts } from '../rules/account.ts';
import { accountFor } from '../rules/account-for.ts';
import { checkKontonummer } from '../rules/check-kontonummer.ts';
import { RULES_DATE } from '../rules/packed-tables.ts';
import type { Rules } from './parts.ts';
import { said } from './said.ts';

/**
 * What regeln.js teaches: data from rules/ and check-digits/, sentences from messages/.
 *
 * @param factsOf what the tables know of a bank
 */
export function rulesPart(factsOf: (blz: string) => BankFacts): Rules {
  return {
    accountFor(blz, kontonummer, fresher) {
      const result = accountFor(blz, kontonummer, { ...factsOf(blz), ...fresher });
      if ('code' in result) return { error: refusalMessage(result.code) };
      const notes = result.changes.map(changeMessage);
      if (result.checkDigit === 'invalid') notes.push(checkDigitMessage('invalid'));
      const checked = result.checkDigit === 'valid' ? `${CHECKED} ` : '';
      return { ...result, notes, basis: checked + ruleMessage(result.rule, RULES_DATE) };
    },

    checkAccount(iban, fresher) {
      const blz = iban.slice(4, 12);
      const facts = { ...factsOf(blz), ...fresher };
      const { result } = checkKontonummer(blz, iban.slice(12), () => facts);
      return said(result, checkDigitMessage('invalid'));
    },
  };
}
