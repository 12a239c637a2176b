import type { Calculator } from '../api.d.ts';
import type { PackedDirectory } from '../directory/pack.ts';
import { unpackDirectory } from '../directory/unpack.ts';
import { makeCalculator } from '../make-calculator.ts';
import { countries } from '../parts/countries.ts';
import { directoryOf } from '../parts/directory.ts';
import { rulesPart } from '../parts/rules.ts';
import { allBankFacts } from '../rules/all-bank-facts.ts';
import type { Words } from '../words/words.ts';

/** The build puts the directory of the snapshot in the place of this name. */
declare const PACKED_DIRECTORY: PackedDirectory;

/** The first and the last day of the directory's validity: `2026-03-09`. */
export const { validFrom, validUntil } = PACKED_DIRECTORY;

/** The calculator's functions, with all parts, in a language. */
export const functionsIn = (language: Words): Calculator =>
  makeCalculator({
    rules: rulesPart(allBankFacts),
    directory: directoryOf(PACKED_DIRECTORY),
    countries,
    language,
  });

/** All Bankleitzahlen of the directory, in their order. */
export const allBlzs = () => [...unpackDirectory(PACKED_DIRECTORY).keys()];
