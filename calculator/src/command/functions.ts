import type { Calculator } from '../api.d.ts';
import { makeCalculator } from '../make-calculator.ts';
import { directory } from '../package/snapshot-directory.ts';
import { countries } from '../parts/countries.ts';
import { rulesPart } from '../parts/rules.ts';
import { allBankFacts } from '../rules/all-bank-facts.ts';
import type { Words } from '../words/words.ts';

/** The calculator's functions, with all parts, in a language. */
export const functionsIn = (language: Words): Calculator =>
  makeCalculator({
    rules: rulesPart(allBankFacts),
    directory,
    countries,
    language,
  });
