import { tablesOf } from '../src/answers/tables.ts';
import { withRule } from '../src/rules/known-rules.ts';
import { readSnapshot } from '../tables/snapshot.js';
import { IN_QUARTER } from './days.ts';

const { banks, ...validity } = readSnapshot();

/** The tables of the edition that tests read. */
export const tables = tablesOf({ ...validity, banks: banks.map(withRule) }, IN_QUARTER);

/** What the rules need to know of a bank of that edition. */
export const bankFacts = tables.factsOf;
