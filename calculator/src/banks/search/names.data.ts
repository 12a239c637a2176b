import { readFormerNames, SHARED_BEGINNINGS } from '../../../tables/former-names.js';
import { dataText, readTsv } from '../../../tables/tsv.js';
import { foldText } from './spelling.ts';

const listed = readTsv(dataText('names-in-use'));
const withoutSource = (rows: readonly (readonly string[])[]) =>
  rows.map(([name = '', blz = '']) => [name, blz] as const);

const inUse = new Set(listed.map(([name = '']) => foldText(name)));
/** Without names that people use today, even if former-names.tsv has them. */
const former = readFormerNames().filter(([name]) => !inUse.has(foldText(name)));

// The build evaluates this module, so the scripts have the names and BLZs, but not the sources of the names.

/** The names that people use today. */
export const namesInUse = withoutSource(listed);
export const formerNames = withoutSource(former);

/**
 * The first four letters of BICs that several Sparkassen or cooperative banks share: only the whole BIC tells such
 * banks apart. The table of former names uses the same list.
 */
export const sharedBeginnings = SHARED_BEGINNINGS;

/** The names that are shown instead of the directory's: the rows with „headline“ in the fourth column. */
export const headlines = withoutSource(listed.filter(([, , , use]) => use === 'headline'));
