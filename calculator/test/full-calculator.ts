import { makeCalculator } from '../src/answers/calculator.ts';
import { GERMAN } from '../src/answers/notes-de.ts';
import { makeTables } from '../src/answers/tables.ts';
import type { Words } from '../src/answers/words.ts';
import { toColumns } from '../src/banks/bank-table.ts';
import { formerBlz } from '../src/banks/former-banks.ts';
import { withRule } from '../src/rules/known-rules.ts';
import { readFormerBanks } from '../tables/former-banks.js';
import { readSnapshot } from '../tables/snapshot.js';
import { IN_QUARTER } from './days.ts';

const { banks, ...validity } = readSnapshot();
const ruledBanks = banks.map(withRule);
const former = readFormerBanks().map(formerBlz);

/**
 * The whole calculator with the directory that tests read.
 *
 * @param unruled the Bankleitzahl of a bank whose rule is treated as unknown; `''` for none
 * @param today the day for which the directory answers
 * @param language of its sentences
 */
export function calculatorWithoutRule(unruled: string, today = IN_QUARTER, language: Words = GERMAN) {
  const known = ruledBanks.map((bank) => (bank.blz === unruled ? { ...bank, rule: null } : bank));
  return makeCalculator(
    makeTables(toColumns(known, validity, null, former), () => today),
    language,
  );
}

export const fullCalculator = calculatorWithoutRule('');
