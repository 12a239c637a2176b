import { structureOf } from '../iban/structure.ts';
import { packedLayouts } from './packed-layouts.ts';

/** A part of a BBAN: its kind as in layouts.ts, and its length. */
export interface Segment {
  readonly kind: 'b' | 's' | 'a' | 'k';
  /** The place of its first character, counted from 0 in the IBAN. */
  readonly start: number;
  readonly length: number;
}

const FIRST_PLACE = 4;

/** By country. Filled at the first use. */
const layouts = new Map<string, readonly Segment[]>();

/** The parts behind the check digits of a country's IBANs, from left to right; empty if the country has none. */
export function segmentsOf(country: string): readonly Segment[] {
  if (layouts.size === 0) {
    for (const [, countries = '', layout = ''] of packedLayouts.matchAll(/([A-Z]+)([^A-Z]+)/g))
      for (const [code] of countries.matchAll(/../g)) layouts.set(code, unpackLayout(layout, code));
  }
  return layouts.get(country) ?? [];
}

/** @param layout of one country: `b4s4a` */
function unpackLayout(layout: string, country: string): readonly Segment[] {
  const parts = [...layout.matchAll(/([bsak])(\d*)/g)];
  const others = parts.reduce((sum, [, , digits]) => sum + Number(digits), FIRST_PLACE);
  const rest = (structureOf(country)?.length ?? 0) - others;
  let start = FIRST_PLACE;
  return parts.map(([, kind, digits]) => {
    const segment = { kind: kind as Segment['kind'], start, length: Number(digits) || rest };
    start += segment.length;
    return segment;
  });
}
