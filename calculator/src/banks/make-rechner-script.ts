import { withRule } from '../rules/known-rules.ts';
import type { ListedBank, ListedEdition, Validity } from './bank.ts';
import { toColumns } from './bank-table.ts';
import { type FormerBank, formerBlz, lastYear } from './former-banks.ts';

/** The code of rechner.js, with DIRECTORY_COLUMNS as a free variable. The build replaces this name with it. */
declare const RECHNER_SCRIPT: string;

/**
 * Makes the script rechner.js: its code, then a directory in plain columns. A bank that our table of rules lacks has an
 * unknown rule.
 *
 * @param banks in any order
 * @param next the next edition, if the script is to change to it on its first day
 * @param former the banks that are gone. Those that ended before 2008 are left out: few people still have their numbers
 * @throws {RangeError} for a next edition without a first day
 */
export function makeRechnerScript(
  banks: readonly ListedBank[],
  validity: Validity,
  next: ListedEdition | null,
  former: readonly FormerBank[],
): string {
  const recent = former.filter((bank) => lastYear(bank) !== null).map(formerBlz);
  const later = next && { ...next, banks: next.banks.map(withRule) };
  const columns = toColumns(banks.map(withRule), validity, later, recent);
  // The columns compress best after the code.
  // Semicolons, because optimizers put scripts one after another.
  return `;(DIRECTORY_COLUMNS=>{${RECHNER_SCRIPT}})(${JSON.stringify(columns)});`;
}
