import { readFormerNames } from '../../../tables/former-names.js';
import { foldText } from '../fold-text.ts';
import type { NameRow } from './name-row.ts';
import { NAMES_IN_USE } from './names-in-use.ts';

const withoutSource = (rows: readonly NameRow[]) => rows.map(([name, blz]) => [name, blz] as const);

const inUse = new Set(NAMES_IN_USE.map(([name]) => foldText(name)));
/** A name that people use today is no former one, whatever the files say. */
const former = readFormerNames().filter(([name]) => !inUse.has(foldText(name)));

/** The build evaluates this module, so the scripts contain names and BLZs, and not where the names are from. */
export const packedNames = { inUse: withoutSource(NAMES_IN_USE), former: withoutSource(former) };
