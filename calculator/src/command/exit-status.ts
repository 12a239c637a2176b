import type { Outcome } from '../lists/list.ts';

/** The exit statuses of the command. The text of --help names them, too. */
export const EXIT = {
  /** Every account has an IBAN, and none is in doubt. */
  RIGHT: 0,
  /** At least one account is doubtful or faulty, or has no IBAN. */
  LOOK: 1,
  /** The arguments are wrong, or a file can't be read or written. */
  FAILED: 2,
} as const;

/** Whether a person should look at an account with this outcome. */
export const needsLook = (outcome: Outcome) =>
  !['right', 'changed', 'duplicate', 'skipped'].includes(outcome);
