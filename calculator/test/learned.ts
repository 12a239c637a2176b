import { calculator } from '../src/calculator.ts';
import { packDirectory } from '../src/directory/pack.ts';
import { countries } from '../src/parts/countries.ts';
import { directoryOf } from '../src/parts/directory.ts';
import { rulesPart } from '../src/parts/rules.ts';
import { withParts } from '../src/parts/with-parts.ts';
import { allBankFacts } from '../src/rules/all-bank-facts.ts';
import { readSnapshot } from '../tables/snapshot.js';

const { banks, validFrom } = await readSnapshot();
const known = new Set(banks.map(({ blz }) => blz));

/** The functions with all parts, and the directory of the snapshot. */
export const learned = withParts(calculator, {
  rules: rulesPart(allBankFacts),
  directory: directoryOf(packDirectory(banks, validFrom, known)),
  countries,
});
