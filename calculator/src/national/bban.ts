import type { Bban } from '../split.d.ts';
import { segmentsOf } from './layout.ts';

/** The parts of an IBAN by name. @param iban a right one, without separators */
export function bbanOf(iban: string): Bban {
  const segments = segmentsOf(iban.slice(0, 2));
  const part = (wanted: string) =>
    segments
      .filter(({ kind }) => kind === wanted)
      .map(({ start, length }) => iban.slice(start, start + length))
      .join('');
  return {
    bankCode: part('b'),
    branch: part('s') || null,
    account: part('a'),
    checkDigits: part('k') || null,
  };
}
