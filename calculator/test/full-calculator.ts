import { countries } from '../src/answers/countries-part.ts';
import { directoryOf } from '../src/answers/directory-part.ts';
import { makeCalculator } from '../src/answers/make-calculator.ts';
import { rulesPart } from '../src/answers/rules-part.ts';
import { packDirectory } from '../src/banks/pack.ts';
import { allBankFacts } from '../src/rules/bank-tables.ts';
import { readSnapshot } from '../tables/snapshot.js';
import { IN_QUARTER } from './days.ts';

const { banks, ...validity } = readSnapshot();

/**
 * The functions with all parts and the directory of the snapshot.
 *
 * @param unruled the Bankleitzahl of a bank whose rule is taken for unknown; `''` for none
 * @param today the day for which the directory answers
 */
export function calculatorWithoutRule(unruled: string, today = IN_QUARTER) {
  const ruled = new Set(banks.map(({ blz }) => blz).filter((blz) => blz !== unruled));
  return makeCalculator({
    rules: rulesPart(allBankFacts),
    directory: directoryOf(packDirectory(banks, validity, ruled), () => today),
    countries,
  });
}

export const fullCalculator = calculatorWithoutRule('');
