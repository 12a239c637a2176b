import type { Calculator } from '../api.d.ts';
import { makeCalculator } from '../make-calculator.ts';
import { composeIban as compose } from '../national/compose-iban.ts';
import { composeWith } from '../national/compose-with.ts';
import { ownFields } from '../own-fields.ts';
import { countries } from '../parts/countries.ts';
import { factsIn } from '../parts/facts-in.ts';
import { rulesPart } from '../parts/rules.ts';
import { randomIban as random } from '../random/random-iban.ts';
import { allBankFacts } from '../rules/all-bank-facts.ts';
import type * as api from './alles.d.mts';
import { banks, directory } from './snapshot-directory.ts';

export * from '../index.ts';
export { banksByBic, edition, validateBic, validFrom, validUntil } from './banken.ts';
export { checkNational } from './laender.ts';
export { accountFor, checkByMethod, checkKontonummer, ruleOf } from './regeln.ts';
export { searchBanks } from './suche.ts';

let calculator: Calculator | undefined;

/** Made at the first use, so that a bundler can leave it out. */
function calculatorOfPackage(): Calculator {
  calculator ??= makeCalculator({ rules: rulesPart(allBankFacts), directory, countries });
  return calculator;
}

export const validate: typeof api.validate = (iban) => calculatorOfPackage().validate(iban);
export const buildIban: typeof api.buildIban = (blz, kontonummer) =>
  calculatorOfPackage().buildIban(blz, kontonummer);
export const lookupBic: typeof api.lookupBic = (text) => calculatorOfPackage().lookupBic(text);
export const explainIban: typeof api.explainIban = (iban) => calculatorOfPackage().explainIban(iban);
export const explainAccount: typeof api.explainAccount = (blz, kontonummer) =>
  calculatorOfPackage().explainAccount(blz, kontonummer);

export const explainBank: typeof api.explainBank = (text) => calculatorOfPackage().explainBank(text);

export const composeIban: typeof api.composeIban = (input) => {
  const parts = ownFields(input);
  return composeWith(compose(parts), parts, calculatorOfPackage());
};

export const randomIban: typeof api.randomIban = (options) =>
  random(options, {
    blzs: () => [...banks().keys()],
    factsOf: (blz) => factsIn(directory.edition())(blz),
  });
