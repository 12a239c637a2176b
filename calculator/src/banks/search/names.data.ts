import { readFormerNames, SHARED_BEGINNINGS } from '../../../tables/former-names.js';
import { dataText, readTsv } from '../../../tables/tsv.js';
import { foldText } from './spelling.ts';

const listed = readTsv(dataText('names-in-use'));
const withoutSource = (rows: readonly (readonly string[])[]) =>
  rows.map(([name = '', blz = '']) => [name, blz] as const);

const inUse = new Set(listed.map(([name = '']) => foldText(name)));
/** A name that people use today is not a former one, whatever the files say. */
const former = readFormerNames().filter(([name]) => !inUse.has(foldText(name)));

// The build evaluates this module, so the scripts contain names and BLZs, and not where the names are from.

/** The names that people use today. */
export const namesInUse = withoutSource(listed);
export const formerNames = withoutSource(former);

/** The search tells banks apart as the table of former names does. */
export const sharedBeginnings = SHARED_BEGINNINGS;

/** The names that are shown instead of the directory's. Lists need no others. */
export const headlines = withoutSource(listed.filter(([, , , use]) => use === 'headline'));
