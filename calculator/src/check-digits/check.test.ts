import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readSuite } from '../../../conformance/run.js';
import { randomAccounts } from '../../test/random.ts';
import { checkByMethod } from './check.ts';
import { METHODS } from './methods.ts';

it('each method that a bank may have, so all but five that others call, has a section of examples', () => {
  const titles = readSuite('check-digits').sections.map(({ title }) => title.replace('Kennzeichen ', ''));
  expect([...titles, '02', '04', '07', '58', '93'].sort()).toEqual([...METHODS.keys()].sort());
});

describe('the input', () => {
  it('may have separators and no leading zeros', () => {
    expect(checkByMethod('00', ' 929-07\u00a001 ')).toBe('valid');
    expect(checkByMethod('00', '0009290701')).toBe('valid');
    expect(checkByMethod('B6', '487310018', '800 537-82')).toBe('valid');
  });

  it.each([
    '',
    '0',
    '0000000000',
    '12345678901',
    '92907O1',
    'x1',
    '1x',
    '９２９０７０１',
    ' ',
    '9290701'.padStart(1000),
  ])('is not an account number: %j', (kontonummer) => {
    expect(checkByMethod('00', kontonummer)).toBe('invalid');
    expect(checkByMethod('09', kontonummer)).toBe('invalid');
  });

  it.each([null, undefined, 9290701, 9290701n, {}, [], ['9290701'], Symbol('0'), () => '1'])(
    'may be anything: %s',
    (anything) => {
      const value = anything as string;
      expect(checkByMethod('00', value)).toBe('invalid');
      expect(checkByMethod('B6', '487310018', value)).toBe('unchecked');
      expect(checkByMethod(value, '9290701')).toBe('unchecked');
    },
  );

  it.each(['', '0', 'F9', 'ZZ', '000', 'toString', '__proto__', 'b6'])(
    'is not a known method: %j',
    (method) => {
      expect(checkByMethod(method, '9290701')).toBe('unchecked');
      expect(checkByMethod(method, 'x')).toBe('unchecked');
    },
  );

  it('has an old GDR number only if the method says so', () => {
    // This is right by method 20, but under B6 account numbers of nine digits have method 53.
    expect(checkByMethod('20', '123456703')).toBe('valid');
    expect(checkByMethod('B6', '123456703', '80053762')).toBe('invalid');
    // These old numbers would be right, but account numbers of eight digits under B6 and of ten under C0 have none.
    expect(checkByMethod('B6', '12345602', '80053762')).toBe('invalid');
    expect(checkByMethod('C0', '1200100018', '13051172')).toBe('invalid');
  });

  it('needs a Bankleitzahl of eight digits if a method asks for it', () => {
    expect(checkByMethod('B6', '467310018', '80053762')).toBe('invalid');
    for (const blz of [undefined, '', '8005376', '800537621', '8005376x'])
      expect(checkByMethod('B6', '467310018', blz)).toBe('unchecked');
  });
});

/** The ends of all ranges that some method treats in its own way. */
const BORDERS = [
  60_000, 100_000, 900_000, 1_000_000, 1_300_000, 2_000_000, 6_000_000, 9_000_000, 10_000_000, 26_000_000,
  30_000_000, 60_000_000, 99_400_000, 100_000_000, 396_000_000, 400_000_000, 500_000_000, 700_000_000,
  800_000_000, 900_000_000, 910_000_000, 990_000_000, 1_000_000_000, 2_000_000_000, 3_000_000_000,
  4_000_000_000, 5_100_000_000, 6_000_000_000, 7_000_000_000, 7_100_000_000, 8_500_000_000, 8_600_000_000,
  9_000_000_000, 9_010_000_000, 9_110_000_000, 185_125_435, 7_777_770_000, 7_777_780_000, 8_888_890_000,
];

/**
 * For each method, the digest of its results. When they were recorded, a second implementation, written from the
 * Bundesbank's descriptions, gave the same results. It lacked only B6 and C0, which need a Bankleitzahl.
 */
const DIGESTS = `
  00:41dd981ac294 01:6f07453d1f69 02:80df8cdfb80f 03:98f5389c71b7 04:be23442f2259 05:da3faaf16433 06:dd25007647fe
  07:fab41808b434 08:72442b2666dd 09:97ee8ec35464 10:758c48030d69 11:4c959f7bf4da 13:dfa92d1ad818 16:82fb3435221a
  17:85d0c0edc0f2 18:f0b2dcbd6c7f 19:7a2b661782a6 20:20a80244987f 21:b7c08710437a 22:e69a40080eae 24:d78cb9e058da
  25:b6e4cc0444ec 26:567485773a85 27:d93b85d2ba95 28:748a279d131d 29:a52609102f59 30:3c870ce276d9 31:fab41808b434
  32:e2c6afdade79 33:f4f0b070d225 34:e4d9239d117e 38:ddae1173d095 40:0ef1388d94b3 41:ea069d33ced5 42:9251642feb00
  43:20379ede8ced 44:60e7442a7989 46:5ad3ec492404 47:26ded8bea13e 48:e1a07c91d382 49:9d82c94c6cae 50:16f82d6cfdf0
  56:3c0bf7061310 57:3471006eaef5 58:61b2bf06dd6c 59:3046a5ffbc3a 60:614a32763d0d 61:3e52da688672 63:fbc2ffb0472d
  64:317d683691c6 65:0854ca7ef778 67:ca56ed5cab6f 68:3d654128acaf 71:59fa6af71e46 74:efe0851c9c60 76:cdbcb67ee2c0
  78:a62db6ba661c 88:5eeea147a17d 91:1541c9717366 92:dc7250fdc095 93:f32740bbb84a 94:409428f9fe42 95:f6a242340e53
  96:292fea74c3a9 98:15a7fac48465 99:038a7b89faef A2:823d1fbc6c8a A3:893f8e94f3f9 A4:cf76ecb94b77 A5:0c2bec14e1a4
  A6:83c4ec99ec72 A7:9ebcc37db854 A8:7ae458936938 B1:c16e2ee0270d B2:6b67d439fede B3:b17ef88efe71 B5:24553ea29633
  B6:cd4b59c892fb B7:86b33070e35a B8:02d630c3d059 C0:9cdc13f2d529 C1:10279bef860e C2:4d32c291cdb5 C3:094ccca999c2
  C5:b01c0bf40569 C7:7e2e5083898e C8:65e0f30e0875 C9:fa19029f4c36 D0:888d50a85ac0 D2:b6d5a51978de D6:99b082df122c
  D7:2ed8ea1cf61a D8:f79f7769d6b8 D9:3dfd8c432d2b E0:0f6fd15c2908 E3:fce3d3e3780a E4:b270ee793a09
`;

describe('the results on both sides of each border, and for random accounts', () => {
  const atBorders = BORDERS.flatMap((border) =>
    Array.from({ length: 200 }, (_, i) => String(border - 100 + i).padStart(10, '0')),
  );
  const accounts = [...atBorders, ...randomAccounts(10_000)];
  const recorded = DIGESTS.trim()
    .split(/\s+/)
    .map((entry) => entry.split(':') as [string, string]);

  it('are recorded for all methods', () => {
    expect(recorded.map(([method]) => method)).toEqual([...METHODS.keys()].sort());
  });

  it.each(recorded)('are the recorded ones by method %s', (method, digest) => {
    const results = accounts.map((account) => `${account} ${checkByMethod(method, account)}\n`).join('');
    expect(createHash('sha256').update(results).digest('hex').slice(0, 12)).toBe(digest);
  });
});
