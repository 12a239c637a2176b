import type { AccountFacts } from '../answers.d.ts';

/** An account that no part has looked at. */
export const UNCHECKED: AccountFacts = { state: 'computed', checked: false, notes: [], basis: [] };
