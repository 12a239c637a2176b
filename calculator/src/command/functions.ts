import type { Calculator } from '../answers/api.ts';
import { countries } from '../answers/countries-part.ts';
import { makeCalculator } from '../answers/make-calculator.ts';
import { rulesPart } from '../answers/rules-part.ts';
import type { Words } from '../answers/words.ts';
import { directory } from '../package/snapshot-directory.ts';
import { allBankFacts } from '../rules/all-bank-facts.ts';

/** The calculator's functions, with all parts, in a language. */
export const functionsIn = (language: Words): Calculator =>
  makeCalculator({
    rules: rulesPart(allBankFacts),
    directory,
    countries,
    language,
  });
