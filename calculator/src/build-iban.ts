import type { BuiltIban } from './api.d.ts';
import { clean } from './clean.ts';
import { blzFaults, kontonummerFaults } from './digits-faults.ts';
import { findBank } from './find-bank.ts';
import { checkDigits, group } from './iban.ts';

/** See api.d.ts. */
export const buildIban = (blz: unknown, kontonummer: unknown): BuiltIban | { error: string } => {
  const error = blzFaults(blz)[0] || kontonummerFaults(kontonummer)[0];
  if (error) return { error };
  const bban = clean(blz) + clean(kontonummer).padStart(10, 0 as unknown as string);
  // biome-ignore lint/style/useTemplate: longer
  const iban = 'DE' + (100 + checkDigits(`DE00${bban}`) + '').slice(1) + bban;
  return { iban, formatted: group(iban), bank: findBank(blz) };
};
