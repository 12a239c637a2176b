import type { BuiltIban } from './api.d.ts';
import { clean } from './clean.ts';
import { blzFaults, kontonummerFaults } from './digits-faults.ts';
import { findBank } from './find-bank.ts';
import { group, withCheckDigits } from './iban.ts';

/** See api.d.ts. */
export const buildIban = (blz: unknown, kontonummer: unknown): BuiltIban | { error: string } => {
  const error = blzFaults(blz)[0] || kontonummerFaults(kontonummer)[0];
  if (error) return { error };
  const iban = withCheckDigits('DE', clean(blz) + clean(kontonummer).padStart(10, 0 as unknown as string));
  return { iban, formatted: group(iban), bank: findBank(blz) };
};
