import { structureOf } from '../iban/structure.ts';
import { packedLayouts } from './packed-layouts.ts';

/** A part of a BBAN: its kind as in layouts.ts, and its length. */
export interface Segment {
  readonly kind: 'b' | 's' | 'a' | 'k';
  /** The place of its first character, counted from 0 in the IBAN. */
  readonly start: number;
  readonly length: number;
}

/** By country. Filled at the first use. */
const layouts = new Map<string, string>();

/** The parts behind the check digits of a country's IBANs, from left to right; empty if the country has none. */
export function segmentsOf(country: string): Segment[] {
  if (layouts.size === 0) {
    for (const [, countries = '', layout = ''] of packedLayouts.matchAll(/([A-Z]+)([^A-Z]+)/g))
      for (const [code] of countries.matchAll(/../g)) layouts.set(code, layout);
  }
  const parts = [...(layouts.get(country) ?? '').matchAll(/([bsak])(\d*)/g)];
  const others = parts.reduce((sum, [, , digits]) => sum + Number(digits), 4);
  const rest = (structureOf(country)?.length ?? 0) - others;
  let start = 4;
  return parts.map(([, kind, digits]) => {
    const segment = { kind: kind as Segment['kind'], start, length: Number(digits) || rest };
    start += segment.length;
    return segment;
  });
}
