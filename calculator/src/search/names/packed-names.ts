import { readFormerNames } from '../../../tables/former-names.js';
import type { NameRow } from './name-row.ts';
import { NAMES_IN_USE } from './names-in-use.ts';

const withoutSource = (rows: readonly NameRow[]) => rows.map(([name, blz]) => [name, blz] as const);

/** The build evaluates this module, so the scripts contain names and BLZs, and not where the names are from. */
export const packedNames = { inUse: withoutSource(NAMES_IN_USE), former: withoutSource(readFormerNames()) };
