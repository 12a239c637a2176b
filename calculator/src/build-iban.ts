import type { BuiltIban } from './api.d.ts';
import { clean } from './clean.ts';
import { blzFault, kontonummerFault } from './digits-fault.ts';
import { findBank } from './find-bank.ts';
import { group, withCheckDigits } from './iban.ts';

/** See api.d.ts. */
export function buildIban(blz: unknown, kontonummer: unknown): BuiltIban | { error: string } {
  const error = blzFault(blz) || kontonummerFault(kontonummer);
  if (error) return { error };
  const iban = withCheckDigits('DE', clean(blz) + clean(kontonummer).padStart(10, '0'));
  return { iban, formatted: group(iban), bank: findBank(blz) };
}
