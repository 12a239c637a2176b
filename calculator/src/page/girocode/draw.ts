import { correction, generate, mode } from 'lean-qr';
import type { Absent } from '../../iban/faults.ts';
import { type GiroCodeInput, type GiroFault, giroPayload } from '../../iban/giro-code.ts';

/** A GiroCode, as text and drawn; or what is wrong. */
export type GiroCode =
  | {
      readonly valid: true;
      /** The text in the code. */
      readonly payload: string;
      /** The code as an SVG image, black on white with the white edge that it needs. */
      readonly svg: string;
      /** The width and height of the image in modules: the edges of its `viewBox`. */
      readonly size: number;
      /** The dark modules, as the `d` of a path or for `Path2D`: for an image of your own, such as on a canvas. */
      readonly path: string;
      readonly faults: readonly [];
    }
  | ({ readonly valid: false; readonly faults: readonly GiroFault[] } & Absent<
      'payload' | 'svg' | 'size' | 'path'
    >);

/** The white edge that readers need, in modules. */
const EDGE = 4;

/**
 * Makes a GiroCode (EPC069-12, version 2): the QR code on an invoice that banking apps read. Never throws.
 *
 * It checks the IBAN by ISO 13616 only. First ask `explainIban` of `iban-rechner/all` whether the bank exists, and
 * whether its rule gives such an IBAN.
 *
 * @param input the name has at most 70 characters, the text 140, the whole code 331 bytes
 * @example giroCode({ name: 'Anna Arndt', iban: 'DE89370400440532013000', amount: '12,50' }).payload.split('\n')[7] // 'EUR12.50'
 */
export function giroCode(input: GiroCodeInput): GiroCode {
  const { payload, faults } = giroPayload(input);
  if (payload === undefined) return { valid: false, faults };
  // No ECI header, which would name the character set: with it, a code of 331 bytes would not fit, and some apps can't
  // read such codes.
  const code = generate(mode.bytes(new TextEncoder().encode(payload)), {
    minCorrectionLevel: correction.M,
    maxCorrectionLevel: correction.M,
  });
  const size = code.size + 2 * EDGE;
  const path = darkModules(code);
  return { valid: true, payload, svg: svgOf(size, path), size, path, faults: [] };
}

/** The dark modules as a path: in each row, a rectangle for each run of them. */
function darkModules({ size, get }: ReturnType<typeof generate>): string {
  let path = '';
  for (let y = 0; y < size; y++)
    for (let x = 0, end = 0; x < size; x = end + 1) {
      for (end = x; get(end, y); ) end++;
      if (end > x) path += `M${x + EDGE} ${y + EDGE}h${end - x}v1h-${end - x}z`;
    }
  return path;
}

const svgOf = (size: number, path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path d="${path}"/></svg>`;
