import { countries } from '../src/answers/countries-part.ts';
import { directoryOf } from '../src/answers/directory-part.ts';
import type { Words } from '../src/answers/parts.ts';
import { rulesPart } from '../src/answers/rules-part.ts';
import { makeFromParts } from '../src/answers/with-parts.ts';
import { packDirectory } from '../src/banks/pack.ts';
import { allBankFacts } from '../src/rules/bank-tables.ts';
import { readSnapshot } from '../tables/snapshot.js';
import { IN_QUARTER } from './days.ts';

const { banks, ...validity } = readSnapshot();

/**
 * The functions with all parts and the directory that tests read.
 *
 * @param unruled the Bankleitzahl of a bank whose rule is treated as unknown; `''` for none
 * @param today the day for which the directory answers
 * @param language of its sentences; without it, German
 */
export function calculatorWithoutRule(unruled: string, today = IN_QUARTER, language?: Words) {
  const ruled = new Set(banks.map(({ blz }) => blz).filter((blz) => blz !== unruled));
  return makeFromParts({
    rules: rulesPart(allBankFacts),
    directory: directoryOf(packDirectory(banks, validity, ruled), () => today),
    countries,
    ...(language && { language }),
  });
}

export const fullCalculator = calculatorWithoutRule('');
