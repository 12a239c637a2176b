import type { Bban } from '../split.d.ts';
import { segmentsOf } from './layout.ts';

/** The parts of an IBAN by name. @param iban a right one, without separators */
export function bbanOf(iban: string): Bban {
  const parts = { b: '', s: '', a: '', k: '' };
  for (const { kind, start, length } of segmentsOf(iban.slice(0, 2)))
    parts[kind] += iban.slice(start, start + length);
  return {
    bankCode: parts.b,
    branch: parts.s || null,
    account: parts.a,
    checkDigits: parts.k || null,
  };
}
