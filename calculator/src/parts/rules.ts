import type { CheckResult } from '../check-digits/check.ts';
import { CHECKED, NATIONAL_FAULT } from '../messages/parts.ts';
import { changeMessage, checkDigitMessage, refusalMessage, ruleMessage } from '../messages/rules.ts';
import { checkNational } from '../national/check-national.ts';
import { accountFor } from '../rules/account-for.ts';
import { bankFacts } from '../rules/bank-tables.ts';
import { checkKontonummer } from '../rules/check-kontonummer.ts';
import { RULES_DATE } from '../rules/packed-tables.ts';
import type { Rules } from './parts.ts';

/** What regeln.js teaches: data from rules/, check-digits/ and national/, sentences from messages/. */
export const rules: Rules = {
  accountFor(blz, kontonummer, fresher) {
    const result = accountFor(blz, kontonummer, { ...bankFacts(blz), ...fresher });
    if ('code' in result) return { error: refusalMessage(result.code) };
    const notes = result.changes.map(changeMessage);
    if (result.checkDigit === 'invalid') notes.push(checkDigitMessage('invalid'));
    const checked = result.checkDigit === 'valid' ? `${CHECKED} ` : '';
    return { ...result, notes, basis: checked + ruleMessage(result.rule, RULES_DATE) };
  },

  checkAccount(iban, fresher) {
    if (!iban.startsWith('DE')) return said(checkNational(iban), NATIONAL_FAULT);
    const blz = iban.slice(4, 12);
    const factsOf = () => ({ ...bankFacts(blz), ...fresher });
    return said(checkKontonummer(blz, iban.slice(12), factsOf).result, checkDigitMessage('invalid'));
  },
};

/** @param fault what to say of a check digit that is wrong */
function said(result: CheckResult, fault: string): { notes: string[]; basis: string | undefined } {
  return {
    notes: result === 'invalid' ? [fault] : [],
    basis: result === 'valid' ? CHECKED : undefined,
  };
}
