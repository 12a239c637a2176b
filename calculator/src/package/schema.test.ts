import { describe, expect, it } from 'vitest';
import { fullCalculator as calculator } from '../../test/full-calculator.ts';
import * as plain from './index.ts';
import { bic, iban, kontonummer, type Schema } from './schema.ts';

const WRONG_KEY = 'FR4120041010050500013M02605';

/** The value, or the messages. */
const check = async (schema: Schema, value: unknown) => {
  const { issues, ...right } = await schema['~standard'].validate(value);
  return issues ? issues.map(({ message }) => message).join(' ') : 'value' in right && right.value;
};

describe('the schema of an IBAN', () => {
  it.each([
    ...[null, undefined, 5, {}, '', 'DE88370400440532013000', 'XX'],
    'IBAN IBAN DE89370400440532013000',
  ])('refuses %j', async (value) => {
    expect(await check(iban(), value)).toMatch(/\.$/);
  });

  it('gives a compact IBAN, no Promise', () => {
    expect(iban()['~standard'].validate('IBAN: de89 3704 0044 0532 0130 00')).toEqual({
      value: 'DE89370400440532013000',
    });
  });

  it('says faults in two languages, and as data', async () => {
    expect(await check(iban(), 'DE8937040044053201300')).toBe(
      'Eine IBAN aus Deutschland hat 22 Zeichen, diese hat 21.',
    );
    expect(iban({ language: 'en' })['~standard'].validate('DE8937040044053201300')).toEqual({
      issues: [
        {
          message: 'An IBAN from Germany has 22 characters, this one has 21.',
          fault: { code: 'length', expected: 22, found: 21 },
        },
      ],
    });
  });

  it.each([
    [undefined, true, true],
    ['SEPA', true, false],
    ['de at', true, false],
    [['AT', 'CH'], false, false],
    [['SEPA', 'AE'], true, true],
    [[], true, true],
  ] as const)('with the countries %j takes Germany: %j, the Emirates: %j', async (allowed, ...expected) => {
    const schema = iban({ countries: allowed });
    for (const [place, text] of ['DE89370400440532013000', 'AE070331234567890123456'].entries()) {
      const answer = await check(schema, text);
      expect([text, answer === text]).toEqual([text, expected[place]]);
      if (!expected[place]) expect(answer).toMatch(/^Hier geht nur eine IBAN aus: /);
    }
  });

  it.each([49, 'Deutschland', ['DE', 'XX'], ['DE', null], {}, 'EU', true])(
    'is not made with the countries %j',
    (countries) => {
      expect(() => iban({ countries: countries as string })).toThrow(TypeError);
    },
  );

  it('has a fault with each issue', async () => {
    const faultOf = async (schema: Schema, value: string) =>
      (await schema['~standard'].validate(value)).issues?.map(({ fault }) => fault);
    expect(await faultOf(iban({ countries: 'AT' }), 'DE89370400440532013000')).toEqual([
      { code: 'country', expected: ['AT'], found: 'DE' },
    ]);
    const unknown = iban({ require: 'confirmed', calculator: plain });
    expect(await faultOf(unknown, 'DE89370400440532013000')).toEqual([{ code: 'not-confirmed' }]);
    expect(await faultOf(kontonummer({ blz: '1007' }), '5600200')).toEqual([
      { code: 'length', expected: 8, found: 4 },
    ]);
    expect(await faultOf(bic(), 'COBADE')).toEqual([{ code: 'length', expected: [8, 11], found: 6 }]);
  });

  it.each(['IBAN-Nr.: ', 'IBAN=', 'IBAN: '])('drops the label %j', async (label) => {
    expect(await check(iban(), `${label}DE89 3704 0044 0532 0130 00`)).toBe('DE89370400440532013000');
  });

  it('refuses a wrong national key only if asked to check it', async () => {
    expect(await check(iban(), WRONG_KEY)).toBe(WRONG_KEY);
    const said = expect.stringMatching(/^Die Prüfziffer der Kontonummer passt in diesem Land nicht\./);
    for (const options of [{ national: true }, { require: 'confirmed' }] as const) {
      expect(await check(iban(options), WRONG_KEY)).toEqual(said);
      expect(await check(iban({ ...options, calculator }), WRONG_KEY)).toEqual(said);
      expect(await check(iban(options), 'FR1420041010050500013M02606')).toBe('FR1420041010050500013M02606');
    }
    // `national` alone does not refuse an unknown bank.
    expect(await check(iban({ national: true }), 'DE85129999990532013000')).toBe('DE85129999990532013000');
  });

  it('accepts only what is confirmed, if that is asked for', async () => {
    const confirmed = iban({ require: 'confirmed' });
    expect(await check(confirmed, 'DE89370400440532013000')).toBe('DE89370400440532013000');
    // The bank appends 00.
    expect(await check(confirmed, 'DE97100700240000056002')).toMatch(/Unterkontonummer 00/);
    const mistyped = iban({ require: 'confirm' as 'confirmed', calculator });
    expect(await check(mistyped, 'DE97100700240000056002')).toMatch(/Unterkontonummer 00/);
    const known = iban({ require: 'confirmed', calculator })['~standard'].validate('DE89370400440532013000');
    expect(known).toEqual({ value: 'DE89370400440532013000' });
  });
});

describe('the schema of a BIC', () => {
  it('gives eleven characters, or says what is wrong', async () => {
    expect(await check(bic(), 'cobadeff')).toBe('COBADEFFXXX');
    expect(await check(bic(), 'COBADE')).toBe('Ein BIC hat 8 oder 11 Zeichen, dieser hat 6.');
    expect(await check(bic({ language: 'en' }), 'COBAXXFF')).toBe(
      '“XX” is not a country. In a BIC, it is at places 5 and 6.',
    );
    expect(await check(bic(), null)).toBe('Geben Sie den BIC ein.');
  });
});

describe('the schema of an account number', () => {
  it('gives its digits', async () => {
    expect(await check(kontonummer(), '0532 013-000')).toBe('0532013000');
    expect(await check(kontonummer(), '000')).toBe('Die Kontonummer kann nicht nur aus Nullen bestehen.');
    expect(kontonummer()['~standard'].validate('12')).toEqual({ value: '12' });
  });

  it('checks the check digit as the bank does', async () => {
    for (const known of [undefined, calculator]) {
      const schema = kontonummer({ blz: '10070024', calculator: known });
      expect(await check(schema, '5600200')).toBe('5600200');
      expect(await check(schema, '5610200')).toMatch(/Eine Ziffer stimmt nicht/);
      expect(await check(kontonummer({ blz: '50010517', calculator: known }), '1234567')).toMatch(
        /^Die Prüfziffer der Kontonummer passt nicht/,
      );
    }
    expect(await check(kontonummer({ blz: '1007' }), '5600200')).toBe(
      'Eine Bankleitzahl hat 8 Ziffern, diese hat 4.',
    );
    expect(await check(kontonummer({ blz: '37040045', calculator }), '1')).toMatch(
      /steht nicht im Verzeichnis/,
    );
  });
});
