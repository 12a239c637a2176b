import { makeCalculator } from '../make-calculator.ts';
import { rulesPart } from '../parts/rules.ts';
import { accountFor as accountForBank } from '../rules/account-for.ts';
import { allBankFacts } from '../rules/all-bank-facts.ts';
import { checkKontonummer as check } from '../rules/check-kontonummer.ts';
import type * as api from './regeln.d.mts';

export { checkByMethod } from '../check-digits/check.ts';
export { ruleOf } from '../rules/rule-of.ts';

export const rules = rulesPart(allBankFacts);

export const { validate, buildIban }: Pick<typeof api, 'validate' | 'buildIban'> = makeCalculator({ rules });

export const accountFor: typeof api.accountFor = (blz, kontonummer) =>
  accountForBank(blz, kontonummer, allBankFacts);

export const checkKontonummer: typeof api.checkKontonummer = (blz, kontonummer) =>
  check(blz, kontonummer, allBankFacts);
