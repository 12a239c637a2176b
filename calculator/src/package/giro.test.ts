import jsqrModule from 'jsqr';
import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../../test/random.ts';
import { germanIban } from '../iban/faults.ts';
import { de, en, type GiroCode, type GiroCodeInput, giroCode } from './giro.ts';

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

it.each<[object, string, string]>([
  [{ name: '' }, 'Geben Sie den Empfänger ein.', 'Enter the payee.'],
  [
    { iban: 'DE8937040044053201300' },
    'Eine IBAN aus Deutschland hat 22 Zeichen, diese hat 21.',
    'An IBAN from Germany has 22 characters, this one has 21.',
  ],
  [
    { iban: 'CH9300762011623852957' },
    'Für diese IBAN (Schweiz) braucht der GiroCode auch den BIC.',
    'For this IBAN (Switzerland), the GiroCode needs the BIC, too.',
  ],
  [
    { amount: 0 },
    'Der Betrag liegt zwischen 0,01 und 999.999.999,99\u00a0Euro.',
    'The amount is between 0.01 and 999,999,999.99 euros.',
  ],
  [{ reference: 'x' }, 'Eine solche Referenz beginnt mit RF.', 'Such a reference begins with RF.'],
  [
    { text: 'x'.repeat(141) },
    'Der Verwendungszweck hat höchstens 140\u00a0Zeichen, dieser hat 141.',
    'The text has at most 140 characters, this one has 141.',
  ],
  [
    { name: 'x'.repeat(71) },
    'Der Empfänger hat höchstens 70\u00a0Zeichen, dieser hat 71.',
    'The payee has at most 70 characters, this one has 71.',
  ],
  [
    { name: 1 },
    'Der Empfänger enthält Zeichen, die sich nicht lesen lassen.',
    'The payee has characters that can’t be read.',
  ],
  [
    { text: 1 },
    'Der Verwendungszweck enthält Zeichen, die sich nicht lesen lassen.',
    'The text has characters that can’t be read.',
  ],
  [
    { text: 'Mai', reference: 'RF18539007547034' },
    'Geben Sie entweder einen Verwendungszweck oder eine Referenz ein.',
    'Enter either a text or a reference.',
  ],
  [
    { amount: '1.234' },
    '„1.234“ lässt sich verschieden lesen. Schreiben Sie den Betrag mit zwei Nachkommastellen, z.\u202fB. 12,50.',
    '“1.234” can be read in two ways. Write the amount with two decimals, such as 12.50.',
  ],
  [
    { amount: 'viel' },
    'Geben Sie den Betrag in Euro ein, mit höchstens zwei Nachkommastellen, z.\u202fB. 12,50.',
    'Enter the amount in euros, with at most two decimals, such as 12.50.',
  ],
  [
    { iban: 'TR330006100519786457841326' },
    'Mit einem GiroCode lässt sich nur in den SEPA-Raum überweisen. „TR“ gehört nicht dazu.',
    'A GiroCode is for transfers within SEPA. “TR” is not part of it.',
  ],
  [
    { bic: 'BKAUATWW' },
    'Der BIC gehört zu einer Bank in einem anderen Land (Österreich) als die IBAN (Deutschland).',
    'The BIC belongs to a bank in another country (Austria) than the IBAN (Germany).',
  ],
  [
    { bic: 'COBA' },
    'Ein BIC hat 8 oder 11 Zeichen, dieser hat 4.',
    'A BIC has 8 or 11 characters, this one has 4.',
  ],
  [
    { bic: 'COBAXYFF' },
    '„XY“ ist kein Land. In einem BIC steht es an Stelle 5 und 6.',
    '“XY” is no country. In a BIC, it is at places 5 and 6.',
  ],
  [
    { reference: 'RF19539007547034' },
    'Die Referenz enthält einen Zahlendreher oder Tippfehler.',
    'The reference has a typing error or two characters swapped.',
  ],
  [
    { reference: 'RF18' },
    'Eine Referenz mit RF hat 5 bis 25 Zeichen, diese hat 4.',
    'A reference with RF has 5 to 25 characters, this one has 4.',
  ],
  [
    { name: 'ä'.repeat(70), text: 'ä'.repeat(140) },
    'Zusammen sind die Angaben zu lang: ein GiroCode hat höchstens 331\u00a0Byte, dieser hat 462. Kürzen Sie den Verwendungszweck oder den Empfänger; Umlaute zählen doppelt.',
    'Together, this is too long: a GiroCode has at most 331 bytes, this one has 462. Shorten the text or the payee; letters with accents count twice.',
  ],
])('two languages say what is wrong with %j', (part, german, english) => {
  const input = { ...ANNA, ...part };
  const country = input.iban.slice(0, 2);
  const say = (sentence: typeof de) => giroCode(input).faults.map((fault) => sentence(fault, country));
  expect(say(de)).toEqual([german]);
  expect(say(en)).toEqual([english]);
});
