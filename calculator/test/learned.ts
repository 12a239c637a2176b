import { calculator } from '../src/calculator.ts';
import { packDirectory } from '../src/directory/pack.ts';
import { countries } from '../src/parts/countries.ts';
import { directoryOf } from '../src/parts/directory.ts';
import { rulesPart } from '../src/parts/rules.ts';
import { withParts } from '../src/parts/with-parts.ts';
import { allBankFacts } from '../src/rules/all-bank-facts.ts';
import { readSnapshot } from '../tables/snapshot.js';

const { banks, validFrom } = await readSnapshot();

/**
 * The functions with all parts and the directory of the snapshot.
 *
 * @param unruled the Bankleitzahl of a bank whose rule is taken for unknown; `''` for none
 */
export function learnedWithout(unruled: string) {
  const ruled = new Set(banks.map(({ blz }) => blz).filter((blz) => blz !== unruled));
  return withParts(calculator, {
    rules: rulesPart(allBankFacts),
    directory: directoryOf(packDirectory(banks, validFrom, ruled)),
    countries,
  });
}

export const learned = learnedWithout('');
