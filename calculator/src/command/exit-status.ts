import type { Outcome } from '../lists/list.ts';

/** What a script that calls the command can tell from its exit status. The help names them, too. */
export const EXIT = {
  /** Every account has an IBAN that nothing speaks against. */
  RIGHT: 0,
  /** At least one account is doubtful, faulty, or can have no IBAN. */
  LOOK: 1,
  /** Wrong use, or what was named can't be read. */
  FAILED: 2,
} as const;

/** Whether somebody should look at an account with this outcome. */
export const needsLook = (outcome: Outcome) => !['right', 'changed', 'duplicate'].includes(outcome);
