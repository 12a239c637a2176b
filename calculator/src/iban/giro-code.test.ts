import { describe, expect, it } from 'vitest';
import { giroPayload } from './giro-code.ts';

const IBAN = 'DE89370400440532013000';
const ANNA = { name: 'Anna Arndt', iban: IBAN };
const codes = (input: unknown) => giroPayload(input).faults.map((fault) => `${fault.part} ${fault.code}`);

describe('the text of a GiroCode', () => {
  it('has all elements in their order', () => {
    const input = { ...ANNA, bic: 'cobadeff', amount: 12.5, text: 'Beitrag 2026' };
    expect(giroPayload(input)).toEqual({
      payload: `BCD\n002\n1\nSCT\nCOBADEFFXXX\nAnna Arndt\n${IBAN}\nEUR12.50\n\n\nBeitrag 2026`,
      faults: [],
    });
    expect(giroPayload({ ...ANNA, reference: 'rf18 5390 0754 7034' }).payload).toBe(
      `BCD\n002\n1\nSCT\n\nAnna Arndt\n${IBAN}\n\n\nRF18539007547034`,
    );
  });

  it('ends with the last element that is given', () => {
    for (const nothing of [undefined, null, '', ' \n'])
      expect(
        giroPayload({ ...ANNA, bic: nothing, amount: nothing, text: nothing, reference: nothing }).payload,
      ).toBe(`BCD\n002\n1\nSCT\n\nAnna Arndt\n${IBAN}`);
  });

  it('leaves out a text that has only invisible characters', () => {
    expect(giroPayload({ ...ANNA, text: '\u200b' }).payload).toBe(giroPayload(ANNA).payload);
  });

  it('has as many lines as elements, whatever is in the texts', () => {
    const input = {
      name: 'Anna\r\nDE02120300000000202051',
      iban: ' de89 3704-0044 0532 0130 00',
      text: 'a\nb\u2028c\u0085d\ve\u0000f\u200b\u202eg\u00ad',
    };
    expect(giroPayload(input).payload).toBe(
      `BCD\n002\n1\nSCT\n\nAnna DE02120300000000202051\n${IBAN}\n\n\n\na b c d e fg`,
    );
  });

  it('keeps what comes after very many spaces in a text', () => {
    const far = ' '.repeat(20_000);
    expect(giroPayload({ ...ANNA, name: `Anna${far}Arndt` }).payload).toBe(giroPayload(ANNA).payload);
    expect(codes({ ...ANNA, amount: `12${far}50` })).toEqual(['amount unreadable']);
  });

  it('composes characters, so that an ä counts as one', () => {
    const name = 'a\u0308'.repeat(70);
    expect(giroPayload({ name, iban: IBAN }).payload).toContain(`\n${'ä'.repeat(70)}\n`);
  });
});

describe('the amount', () => {
  it.each([
    [0.01, 'EUR0.01'],
    [0.1 + 0.2, 'EUR0.30'],
    [12, 'EUR12.00'],
    [999_999_999.99, 'EUR999999999.99'],
    ['12,5', 'EUR12.50'],
    ['12.50', 'EUR12.50'],
    ['12,-', 'EUR12.00'],
    ['12,— €', 'EUR12.00'],
    ['12.–', 'EUR12.00'],
    ['12,--', 'EUR12.00'],
    ['1.234,-', 'EUR1234.00'],
    [',5', 'EUR0.50'],
    ['.05 €', 'EUR0.05'],
    ['5,05', 'EUR5.05'],
    ['0012,50 €', 'EUR12.50'],
    ['EUR 1.234,56', 'EUR1234.56'],
    ['1,234.56', 'EUR1234.56'],
    ['1\u202f234,56\u00a0€', 'EUR1234.56'],
    ['1 234', 'EUR1234.00'],
    ['1\u00a0 234', 'EUR1234.00'],
    ['1.234.567', 'EUR1234567.00'],
    ['1’234.5', 'EUR1234.50'],
    ['999.999.999,99', 'EUR999999999.99'],
  ])('%s is %s', (amount, written) => {
    expect(giroPayload({ ...ANNA, amount }).payload?.split('\n')[7]).toBe(written);
  });

  it.each([0, '0', '0,00', '000', 1_000_000_000, '1000000000', '1.000.000.000,00'])(
    '%s is out of range',
    (amount) => {
      expect(giroPayload({ ...ANNA, amount }).faults).toEqual([
        { part: 'amount', code: 'range', expected: [0.01, 999_999_999.99] },
      ]);
    },
  );

  it.each(['1.234', '12,500', '0.125'])('%s is ambiguous', (amount) => {
    expect(giroPayload({ ...ANNA, amount }).faults).toEqual([
      { part: 'amount', code: 'ambiguous', found: amount },
    ]);
  });

  it.each([
    ...[-1, 0.001, 1.005, Number.NaN, Number.POSITIVE_INFINITY, 1e21],
    ...[
      '-5',
      '12 50',
      '12,5,5',
      '1.23.456',
      '1.234.56',
      '12,',
      ',',
      ',-',
      '-,50',
      '12-',
      '12,---',
      '12,-5',
      '-12,-',
      'zwölf',
      '1e3',
      '٣',
    ],
    ...['12 USD', '12€50', '12 EUR 50', ['5'], {}, true],
  ])('%s is unreadable', (amount) => {
    expect(codes({ ...ANNA, amount })).toEqual(['amount unreadable']);
  });
});

describe('a fault', () => {
  it.each<[string, object, string[]]>([
    ['nothing', {}, ['iban empty', 'name empty']],
    ['no name', { name: ' \u200b' }, ['name empty']],
    ['a name of 71 characters', { name: 'ä'.repeat(71) }, ['name too-long']],
    ['a name of 141 characters', { name: 'x'.repeat(141) }, ['name too-long']],
    ['a text of 141 characters', { text: 'x'.repeat(141) }, ['text too-long']],
    ['an emoji in the name', { name: 'Anna 😀' }, ['name emoji']],
    ['a flag in the name', { name: 'Café 🇩🇪' }, ['name emoji']],
    ['a heart in the name', { name: 'Anna ❤️' }, ['name emoji']],
    ['a key in the name', { name: 'Anna 1️⃣' }, ['name emoji']],
    ['numbers as texts', { name: 5, text: 5 }, ['name unreadable', 'text unreadable']],
    ['half a character', { text: 'a\ud83d' }, ['text unreadable']],
    ['text and reference', { text: 'x', reference: 'RF18539007547034' }, ['text beside-reference']],
    ['a wrong reference', { reference: 'RF19539007547034' }, ['reference check-digits']],
    ['a reference without RF', { reference: '539007547034' }, ['reference no-rf']],
    ['a very long reference', { reference: 'RF18'.repeat(300) }, ['reference length']],
    ['a reference as a number', { reference: 18 }, ['reference empty']],
    ['a wrong BIC', { bic: 'COBADE' }, ['bic length']],
    ['a BIC of Austria', { bic: 'BKAUATWW' }, ['bic other-country']],
    ['a typing error', { iban: 'DE88370400440532013000' }, ['iban check-digits']],
    ['a country outside SEPA', { iban: 'TR330006100519786457841326' }, ['iban no-sepa-country']],
    ['Switzerland without a BIC', { iban: 'CH9300762011623852957' }, ['bic missing']],
  ])('is reported for %s', (name, input, expected) => {
    expect(codes(name === 'nothing' ? {} : { ...ANNA, ...input })).toEqual(expected);
    expect(giroPayload(name === 'nothing' ? {} : { ...ANNA, ...input }).payload).toBeUndefined();
  });

  it.each(['Foo® GmbH', 'Müller & Söhne #1 *', 'Łukasz', 'Ž'])('is not reported for the name %s', (name) => {
    expect(codes({ ...ANNA, name })).toEqual([]);
  });

  it('is not reported for labels before IBAN, BIC and reference', () => {
    const labelled = { iban: 'IBAN-Nr.: DE89370400440532013000', bic: 'BIC: COBADEFF' };
    const { payload } = giroPayload({ ...ANNA, ...labelled, reference: 'Referenz: RF18 5390 0754 7034' });
    expect(payload).toMatch(/\nCOBADEFFXXX\n.+\nDE89370400440532013000\n[\s\S]*\nRF18539007547034$/);
  });

  it('is not reported for Switzerland with a BIC, nor for France without one', () => {
    expect(codes({ ...ANNA, iban: 'CH9300762011623852957', bic: 'UBSWCHZH80A' })).toEqual([]);
    expect(codes({ ...ANNA, iban: 'FR1420041010050500013M02606' })).toEqual([]);
  });

  it('is reported for more than 331 bytes', () => {
    const input = (umlauts: number) => ({
      name: 'ä'.repeat(70),
      iban: IBAN,
      text: 'ü'.repeat(umlauts) + 'x'.repeat(140 - umlauts),
    });
    // Fourteen bytes before the BIC, six line breaks, the IBAN, 140 bytes each of name and text.
    const free = 331 - 14 - 6 - IBAN.length - 140 - 140;
    const fits = giroPayload(input(free)).payload ?? '';
    expect(new TextEncoder().encode(fits)).toHaveLength(331);
    expect(giroPayload(input(free + 1)).faults).toEqual([
      { part: 'payload', code: 'too-long', expected: 331, found: 332 },
    ]);
  });

  it.each([undefined, null, 'x', 5, []])('is reported for %s', (input) => {
    expect(codes(input)).toEqual(['iban empty', 'name empty']);
  });

  it('is reported for an object that can’t be read', () => {
    const input = {
      get iban() {
        throw new Error('not readable');
      },
    };
    const { prototype } = Object as { prototype: { name?: string } };
    prototype.name = 'Erika Mustermann';
    try {
      expect(codes(input)).toEqual(['iban empty', 'name empty']);
    } finally {
      delete prototype.name;
    }
  });
});
