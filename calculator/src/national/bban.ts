import type { Bban } from '../split.d.ts';
import { divide } from './layout.ts';

/** The parts of an IBAN by name. @param iban a right one, without separators */
export function bbanOf(iban: string): Bban {
  const { b = '', s = null, a = '', k = null } = divide(iban);
  return { bankCode: b, branch: s, account: a, checkDigits: k };
}
