import { packRules, readTables } from './pack.ts';

/** The build evaluates this module, so the scripts contain only the strings that they use. unpack.ts explains them. */
export const {
  RULES_DATE,
  RULED_BANKS,
  METHOD_RANGES,
  OTHER_METHOD_RANGES,
  SUCCESSORS,
  SPECIAL_ACCOUNTS,
  PREFIXES,
} = packRules(readTables());
