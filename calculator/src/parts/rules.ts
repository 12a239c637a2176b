import { hasOwn } from '../has-own.ts';
import { CHECKED } from '../messages/parts.ts';
import { changeMessage, checkDigitMessage, refusalMessage, ruleMessage } from '../messages/rules.ts';
import type { BankFacts } from '../rules/account.ts';
import { applyRule } from '../rules/account-for.ts';
import { checkKontonummer } from '../rules/check-kontonummer.ts';
import { RULES_DATE } from '../rules/packed-tables.ts';
import type { FresherFacts, Rules } from './parts.ts';
import { said } from './said.ts';

/**
 * What regeln.js teaches: data from rules/ and check-digits/, sentences from messages/.
 *
 * @param factsOf what the tables know of a bank
 */
export function rulesPart(factsOf: (blz: string) => BankFacts): Rules {
  /** A younger directory knows better. */
  function bank(blz: string, fresher: FresherFacts): BankFacts {
    return { ...factsOf(blz), ...fresher };
  }

  return {
    accountFor(blz, kontonummer, fresher) {
      const result = applyRule(blz, kontonummer, bank(blz, fresher));
      if (hasOwn(result, 'code')) return { error: refusalMessage(result.code) };
      const { bic, checkDigit, confirmed, rule } = result;
      const notes = result.changes.map(changeMessage);
      if (checkDigit === 'invalid') notes.push(checkDigitMessage(checkDigit));
      const checked = checkDigit === 'valid' ? `${CHECKED} ` : '';
      const basis = () => checked + ruleMessage(rule, RULES_DATE);
      return { blz: result.blz, kontonummer: result.kontonummer, bic, notes, confirmed, basis };
    },

    checkAccount(iban, fresher) {
      const blz = iban.slice(4, 12);
      const { result } = checkKontonummer(blz, iban.slice(12), () => bank(blz, fresher));
      return said(result, checkDigitMessage('invalid'));
    },
  };
}
