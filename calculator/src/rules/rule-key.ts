import type { IbanRule } from './account.ts';

/** A rule and its version as one number: 503 is rule 5, version 3. RULES has its rules by this key. */
export const keyOfRule = ({ number, version }: IbanRule): number => number * 100 + version;

/** The rule with a key, see keyOfRule(). */
export const ruleWithKey = (key: number): IbanRule => ({
  number: Math.floor(key / 100),
  version: key % 100,
});
