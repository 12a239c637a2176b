import type { FullCalculator } from '../make-calculator.ts';
import { readAccount } from '../reader/read-account.ts';
import { knownBanks } from './known-banks.ts';

/** An account as it was written, not checked yet. */
export type NamedAccount = { readonly iban: string } | { readonly blz: string; readonly kontonummer: string };

/**
 * Finds the account in a line of free text: „Kto 532013000 BLZ 37040044“, „370 400 44 532013000“, an IBAN with a name.
 *
 * @param functions know every bank
 * @returns null where the line has no account; `'unclear'` where it does not tell which numbers are the account
 */
export function accountInText(line: string, functions: FullCalculator): NamedAccount | 'unclear' | null {
  const reading = readAccount(line, knownBanks(functions));
  if (reading.code === 'iban' || reading.code === 'account') return reading;
  return reading.code === 'nothing' ? null : 'unclear';
}
