import { packRules, readTables } from '../../tables/pack-rules.js';

/** The build evaluates this module, so the scripts contain only the strings. The file unpack.ts explains them. */
export const { RULES_DATE, RULED_BANKS, METHOD_RANGES, SUCCESSORS, SPECIAL_ACCOUNTS, PREFIXES } = packRules(
  readTables(),
);
