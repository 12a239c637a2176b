import jsqrModule from 'jsqr';
import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../../test/random.ts';
import { germanIban } from '../iban/faults.ts';
import { type GiroCode, type GiroCodeInput, giroCode } from './giro.ts';

const ANNA = { name: 'Anna Arndt', iban: 'DE89370400440532013000' };
const SCALE = 2;
/** As the bytes red, green, blue and alpha, the first one lowest. */
const BLACK = 0xff000000;
/** A CommonJS package whose types promise an ES module. */
const jsqr = jsqrModule as unknown as typeof jsqrModule.default;

/** Paints the dark modules of an SVG image into pixels, as a browser does, and reads the QR code in them. */
function readDrawn({ svg = '' }: GiroCode) {
  const [, width = ''] = /viewBox="0 0 (\d+) \1"/.exec(svg) ?? [];
  const size = Number(width) * SCALE;
  const pixels = new Uint32Array(size * size).fill(0xffffffff);
  const [, dark = ''] = /<path d="([^"]+)"\/><\/svg>$/.exec(svg) ?? [];
  for (const [, ...numbers] of dark.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    const [left = 0, top = 0, run = 0] = numbers.map((number) => Number(number) * SCALE);
    for (let y = top; y < top + SCALE; y++) pixels.fill(BLACK, y * size + left, y * size + left + run);
  }
  return jsqr(new Uint8ClampedArray(pixels.buffer), size, size, { inversionAttempts: 'dontInvert' });
}

describe('a drawn GiroCode', () => {
  it('has what was put into it: 200 random ones', () => {
    const random = randomNumbers(49);
    const letters = [...'abcdefgABCDEFG 0123456789 ÄÖÜäöüßéèñçøåŁžő&.,-+/():?’„“€'];
    const line = (length: number) =>
      Array.from({ length }, () => letters[random(letters.length)])
        .join('')
        .replace(/ +/g, ' ')
        .trim();
    const digits = (length: number) => Array.from({ length }, () => random(10)).join('');
    let withAll = 0;
    let tooLong = 0;
    for (let count = 0; count < 200; ) {
      const name = `x${line(random(70))}`;
      const iban = germanIban(`${random(8) + 1}${digits(7)}`, digits(10));
      const cents = random(100_000_000_000 - 1) + 1;
      const amount = random(3) === 0 ? undefined : cents / 100;
      const bic = random(2) === 0 ? undefined : 'COBADEFF';
      const reference = random(3) === 0 ? 'RF18 5390 0754 7034' : undefined;
      const text = reference || random(4) === 0 ? undefined : `x${line(random(140))}`;
      const code = giroCode({ name, iban, amount, bic, reference, text });
      if (!code.valid) {
        expect(code.faults).toMatchObject([{ part: 'payload', code: 'too-long' }]);
        tooLong++;
        continue;
      }
      count++;
      const read = readDrawn(code);
      const lines = [
        ...['BCD', '002', '1', 'SCT', bic ? 'COBADEFFXXX' : '', name, iban],
        ...[amount === undefined ? '' : `EUR${(cents / 100).toFixed(2)}`, ''],
        ...[reference ? 'RF18539007547034' : '', text ?? ''],
      ];
      // Empty lines at the end are left out.
      expect(read?.data).toBe(lines.join('\n').replace(/\n+$/, ''));
      // The guidelines allow versions up to 13, and bytes alone.
      expect(read?.version).toBeLessThanOrEqual(13);
      expect(read?.chunks.map(({ type }) => type)).toEqual(['byte']);
      if (bic && amount && text) withAll++;
    }
    expect(withAll).toBeGreaterThan(20);
    expect(tooLong).toBeLessThan(100);
  });

  it('has room for 331 bytes in the largest version that is allowed', () => {
    const input = { ...ANNA, name: 'ä'.repeat(70), text: `${'ü'.repeat(140 - 131)}${'x'.repeat(131)}` };
    const code = giroCode(input);
    expect(new TextEncoder().encode(code.payload)).toHaveLength(331);
    expect(readDrawn(code)).toMatchObject({ data: code.payload, version: 13 });
  });

  it('has the edge of four white modules, and a path of its size', () => {
    const { path = '', size = 0, svg } = giroCode(ANNA);
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, ...numbers]) => numbers.map(Number));
    expect(Math.min(...runs.map(([x = 0]) => x))).toBe(4);
    expect(Math.max(...runs.map(([x = 0, , run = 0]) => x + run))).toBe(size - 4);
    expect(Math.min(...runs.map(([, y = 0]) => y))).toBe(4);
    expect(svg).toContain(path);
  });

  it.each<GiroCodeInput | null>([null, { ...ANNA, amount: 0 }, { ...ANNA, name: '' }])(
    'does not exist for %j',
    (input) => {
      const { faults, ...code } = giroCode(input as GiroCodeInput);
      expect(code).toEqual({ valid: false });
      expect(faults.length).toBeGreaterThan(0);
    },
  );
});
