import { calculator } from '../calculator.ts';
import type { PackedDirectory } from '../directory/pack.ts';
import { countries } from '../parts/countries.ts';
import { directoryOf } from '../parts/directory.ts';
import { rulesPart } from '../parts/rules.ts';
import { withParts } from '../parts/with-parts.ts';
import { allBankFacts } from '../rules/all-bank-facts.ts';

/** The build puts the directory of the snapshot in the place of this name. */
declare const PACKED_DIRECTORY: PackedDirectory;

/** The first day of the directory's validity: `2026-03-09`. */
export const validFrom = PACKED_DIRECTORY.validFrom;

/** The calculator's functions, with all parts. */
export const functions = withParts(calculator, {
  rules: rulesPart(allBankFacts),
  directory: directoryOf(PACKED_DIRECTORY),
  countries,
});
