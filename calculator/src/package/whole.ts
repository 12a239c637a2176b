import type { Calculator } from '../answers/api.ts';
import { makeCalculator as makeAnswers } from '../answers/calculator.ts';
import type { ComposedIban, IbanParts } from '../answers/compose-iban.ts';
import { composeIban as compose } from '../answers/compose-iban.ts';
import { judge } from '../answers/judge.ts';
import type { Judgement } from '../answers/judgement.ts';
import { type RandomIban, type RandomIbanOptions, randomIban } from '../answers/random.ts';
import { bankIn, type CurrentTables } from '../answers/tables.ts';
import type { Words } from '../answers/words.ts';
import type { Validity } from '../banks/bank.ts';
import { banksByBic, validateWithBanks } from '../banks/by-bic.ts';
import { digitsOf } from '../check-digits/kinds.ts';
import { type BankWithBlz, type BicAnswer, bicMatches } from '../iban/bic.ts';
import type { CheckResult } from '../iban/faults.ts';
import { ownFields } from '../iban/own-fields.ts';
import type { BankRule, Refusal, RuledAccount } from '../rules/account.ts';
import { accountFor, bicByRule, checkKontonummer } from '../rules/account-for.ts';
import { ruleOf } from '../rules/rule-of.ts';

type Text = string | null | undefined;

/** All functions that ask a directory. all.ts documents each of them. */
export interface WholeCalculator extends Calculator {
  composeIban(parts: IbanParts): ComposedIban;
  bicMatches(iban: Text, bic: Text): boolean | null;
  banksByBic(bic: Text): BankWithBlz[];
  validateBic(bic: Text): BicAnswer;
  readAccount(text: Text): Judgement;
  accountFor(blz: Text, kontonummer: Text): RuledAccount | Refusal;
  checkKontonummer(blz: Text, kontonummer: Text): { result: CheckResult; method: string | null };
  ruleOf(blz: Text): BankRule | null;
  randomIban(options?: RandomIbanOptions): RandomIban;
  edition(): Validity;
}

/**
 * Makes all functions of `iban-rechner/all`: those of answers/calculator.ts, and those that need the whole directory.
 *
 * @param words of the language in which the functions answer
 */
export function makeWhole(tables: CurrentTables, words: Words): WholeCalculator {
  const full = makeAnswers(tables, words);
  const { allBanks: _, ...calculator } = full;
  const banks = () => tables().banks.values();
  return {
    ...calculator,
    composeIban(parts) {
      const own: Partial<IbanParts> = ownFields(parts);
      const composed = compose(own);
      if (composed.state === 'none') return composed;
      const answer = composed.iban.startsWith('DE')
        ? calculator.explainAccount(own.bankCode, own.account)
        : calculator.explainIban(composed.iban);
      if (answer.state !== 'none')
        return { state: answer.state, iban: answer.iban, notes: answer.notes, faults: [] };
      // The parts have the right form, so without an IBAN there is a refusal.
      const refusal = 'refusal' in answer ? answer.refusal : undefined;
      return refusal ? { state: 'none', faults: [], refusal } : composed;
    },
    bicMatches(iban, bic) {
      const bicsOf = (blz: string) => {
        const bank = bankIn(tables(), blz);
        const rule = tables().factsOf(blz).rule?.number ?? 0;
        return bank ? [bank.bic, bicByRule(rule, blz)].filter((known) => known !== null) : [];
      };
      return bicMatches(iban, bic, bicsOf, banks());
    },
    banksByBic: (bic) => banksByBic(bic, banks()),
    validateBic: (bic) => validateWithBanks(bic, banks(), () => tables().isExpired),
    readAccount: (text) => judge([{ meaning: 'text', text: typeof text === 'string' ? text : '' }], full),
    accountFor: (blz, kontonummer) => accountFor(blz ?? '', kontonummer ?? '', tables().factsOf),
    checkKontonummer: (blz, kontonummer) => checkKontonummer(blz, kontonummer, tables().factsOf),
    ruleOf(input) {
      const blz = digitsOf(input);
      return ruleOf(blz, tables().factsOf(blz).rule);
    },
    randomIban: (options) =>
      randomIban(options, { blzs: () => [...tables().banks.keys()], factsOf: tables().factsOf }),
    edition() {
      const { validFrom, validUntil } = tables();
      return { validFrom, validUntil };
    },
  };
}
