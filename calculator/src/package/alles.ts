import { makeCalculator } from '../make-calculator.ts';
import { composeIban as compose } from '../national/compose-iban.ts';
import { composeWith } from '../national/compose-with.ts';
import { countries } from '../parts/countries.ts';
import { rulesPart } from '../parts/rules.ts';
import { randomIban as random } from '../random/random-iban.ts';
import { allBankFacts } from '../rules/all-bank-facts.ts';
import type * as api from './alles.d.mts';
import { banks, directory } from './snapshot-directory.ts';

export * from '../index.ts';
export { banksByBic, validateBic, validFrom, validUntil } from './banken.ts';
export { checkNational } from './laender.ts';
export { accountFor, checkByMethod, checkKontonummer } from './regeln.ts';

const calculator = makeCalculator({ rules: rulesPart(allBankFacts), directory, countries });

export const {
  validate,
  buildIban,
  lookupBic,
  explainIban,
  explainAccount,
}: Pick<typeof api, 'validate' | 'buildIban' | 'lookupBic' | 'explainIban' | 'explainAccount'> = calculator;

export const composeIban: typeof api.composeIban = (parts) => composeWith(compose(parts), parts, calculator);

export const randomIban: typeof api.randomIban = (options) =>
  random(options, {
    blzs: () => [...banks().keys()],
    factsOf: (blz) => ({ ...allBankFacts(blz), ...directory.factsOf(blz) }),
  });
