import { withoutPrototype } from '../without-prototype.ts';
import { layouts } from './layouts.ts';

/** A part of a BBAN: its kind as in layouts.ts, and its length. */
export interface Segment {
  readonly kind: 'b' | 's' | 'a' | 'k';
  /** The place of its first character, counted from 0 in the IBAN. */
  readonly start: number;
  readonly length: number;
}

const known = /* @__PURE__ */ withoutPrototype(layouts);

/** The parts behind the check digits of a country's IBANs, from left to right; empty if the country has none. */
export function segmentsOf(country: string): Segment[] {
  let start = 4;
  return [...(known[country] ?? '').matchAll(/([bsak])(\d+)/g)].map(([, kind, digits]) => {
    const segment = { kind: kind as Segment['kind'], start, length: Number(digits) };
    start += segment.length;
    return segment;
  });
}
