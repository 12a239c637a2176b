import { cleanIban, explainCleaned } from '../iban/explain.ts';
import { structureOf } from '../iban/structure.ts';
import type { SplitIban } from '../split.d.ts';
import { segmentsOf } from './layout.ts';

/** See api.d.ts. */
export function splitIban(input: unknown): SplitIban {
  const iban = cleanIban(input);
  const country = iban.slice(0, 2);
  const faults = explainCleaned(iban, structureOf(country));
  if (faults.length > 0) return { valid: false, faults };
  const segments = segmentsOf(country);
  const part = (wanted: string) =>
    segments
      .filter(({ kind }) => kind === wanted)
      .map(({ start, length }) => iban.slice(start, start + length))
      .join('');
  return {
    valid: true,
    country,
    bankCode: part('b'),
    branch: part('s') || null,
    account: part('a'),
    checkDigits: part('k') || null,
    faults: [],
  };
}
