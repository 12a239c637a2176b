import { describe, expect, it } from 'vitest';
import {
  bicMatches,
  buildIban,
  composeIban,
  isValidIban,
  makeCalculator,
  readAccount,
  ruleOf,
  searchBanks,
} from './all.ts';
import { en } from './en.ts';

const IBAN = 'DE89370400440532013000';

describe('bicMatches', () => {
  it.each([
    [IBAN, 'COBADEFF', true],
    ['de89 3704 0044 0532 0130 00', 'cobadeffxxx', true],
    // BICs of other banks.
    [IBAN, 'MARKDEF1100', false],
    [IBAN, 'INGDDEFFXXX', false],
    // A BIC of the same bank that the directory does not name.
    [IBAN, 'COBADEFFZZZ', null],
    ['DE61100700240005600200', 'DEUTDEDBZZZ', null],
    // The BIC of another BLZ of this bank, and one of another bank that the directory does not name.
    ['DE61100700240005600200', 'DEUTDEDBHAM', false],
    [IBAN, 'INGDDEFFZZZ', false],
    // BICs of other countries, of the same one, and of its territories.
    [IBAN, 'BNPAFRPPXXX', false],
    ['FR1420041010050500013M02606', 'PSSTFRPPXXX', null],
    ['FR1420041010050500013M02606', 'PSSTREPPXXX', null],
    ['GB29NWBK60161331926819', 'NWBKGGSPXXX', null],
    ['GB29NWBK60161331926819', 'NWBKDEFFXXX', false],
    // Invalid IBANs and BICs.
    ['DE88370400440532013000', 'COBADEFF', null],
    [`IBAN IBAN ${IBAN}`, 'COBADEFF', null],
    [IBAN, 'COBADE', null],
    ['', '', null],
    [null, undefined, null],
  ])('of %j and %j is %j', (iban, bic, expected) => {
    expect(bicMatches(iban, bic)).toBe(expected);
  });
});

describe('readAccount', () => {
  it('finds the account in a text, and asks what is not clear', () => {
    expect(readAccount('Kto 532013000 BLZ 37040044').iban).toMatchObject({ iban: IBAN, state: 'confirmed' });
    expect(readAccount(`Bitte an ${IBAN}, danke`).understood).toEqual({ code: 'iban', iban: IBAN });
    const asked = readAccount('Kto 532013000 oder 5711625, BLZ 37040044');
    expect([asked.iban, asked.question?.choices.length]).toEqual([null, 2]);
    for (const text of ['', 'Guten Tag', null, undefined, 5 as unknown as string])
      expect(readAccount(text).iban).toBe(null);
  });
});

it.each([
  ['532013000', { state: 'confirmed', iban: IBAN, notes: [], faults: [] }],
  ['532013100', { state: 'none', faults: [], refusal: { code: 'no-iban', reason: 'check-digit' } }],
])('composeIban asks rules and directory about the account %s', (account, answer) => {
  expect(composeIban({ country: 'DE', bankCode: '37040044', account })).toMatchObject(answer);
});

describe('searchBanks', () => {
  it.each([undefined, null, 37040044, {}, [], '', 'Spxrkxsse', 'x'.repeat(1e6), `DKB${' '.repeat(998)}`])(
    'finds nothing for %j',
    (text) => {
      expect(searchBanks(text as string)).toEqual({ banks: [], corrected: false, brand: null });
    },
  );

  it('tells where a brand that is not a bank keeps its accounts', () => {
    expect(searchBanks('Smartbroker')).toEqual({
      banks: [],
      corrected: false,
      brand: {
        name: 'Smartbroker',
        institution: 'Baader Bank AG',
        seat: 'Unterschleißheim',
        country: 'DE',
        blz: '70033100',
      },
    });
  });
});

describe('isValidIban', () => {
  it('is for filter: it takes one argument, of any type', () => {
    const texts = [IBAN, 'DE88370400440532013000', null, undefined, '', 5, 'de89 3704 0044 0532 0130 00', {}];
    expect(texts.filter(isValidIban)).toEqual([IBAN, 'de89 3704 0044 0532 0130 00']);
    expect(texts.map(isValidIban)).toEqual(texts.map((text) => isValidIban(text)));
  });
});

describe('ruleOf', () => {
  it('takes a Bankleitzahl with separators', () => {
    const rule = { rule: { number: 28, version: 0 }, blz: '25050180', kontonummer: null };
    for (const blz of ['25050299', '250 502-99']) expect(ruleOf(blz)).toEqual(rule);
  });

  it.each(['', '3704004', '370400440', '3704004x', '37040045', null, undefined, 5, {}])(
    'is null for %j',
    (blz) => {
      expect(ruleOf(blz as string)).toBe(null);
    },
  );
});

describe('makeCalculator', () => {
  const bank = (blz: string, name: string, bic: string | null = null) => ({
    blz,
    name,
    city: 'Köln',
    bic,
    source: 'bundesbank',
    checkMethod: '13',
    successor: null,
  });
  const banks = [bank('37040044', 'Neuer Name', 'COBADEFFXXX'), bank('37099999', 'Junge Bank')];
  const edition = { origin: 'sync', validFrom: '2030-01-01', validUntil: null };
  const json = { source: 'Deutsche Bundesbank', edition, banks };

  it('answers by what the server knows', () => {
    const newer = makeCalculator({ directory: json });
    const { explainAccount, lookupBic } = newer;
    expect(explainAccount('37040044', '532013000')).toMatchObject({
      state: 'confirmed',
      bank: { name: 'Neuer Name', city: 'Köln', bic: 'COBADEFFXXX' },
    });
    // The rules do not know this bank.
    expect(explainAccount('37099999', '532013000').state).toBe('computed');
    expect(lookupBic('37099999')).toMatchObject({ name: 'Junge Bank', bic: null });
    // An older server does not say by which method the bank checks its accounts.
    const { checkMethod, ...old } = bank('37040044', 'Commerzbank', 'COBADEFFXXX');
    const older = makeCalculator({ directory: { ...json, banks: [old] } });
    expect(older.explainAccount('37040044', '532013000').state).toBe('computed');
    // By another method, the account is wrong.
    const changed = { ...old, checkMethod: '00' };
    const other = makeCalculator({ directory: { ...json, banks: [changed] } });
    expect(other.explainAccount('37040044', '532013000').state).toBe('none');
    // The package has this bank, the later file of the server lacks it.
    expect(lookupBic('10000000').notFound).toBe(true);
    expect(explainAccount('10000000', '1').refusal).toMatchObject({ code: 'blz-former', city: 'Berlin' });
    expect(older.explainAccount('10010111', '1').refusal).toMatchObject({
      code: 'blz-former',
      name: 'DSK Hyp',
    });
    // So do all other functions.
    expect(newer.edition()).toEqual({ validFrom: '2030-01-01', validUntil: null });
    expect(newer.banksByBic('COBADEFF').map(({ name }) => name)).toEqual(['Neuer Name']);
    expect(newer.validateBic('MARKDEF1100')).toMatchObject({ valid: true, known: false });
    expect(newer.readAccount('Kto 1 BLZ 37099999').iban?.bank?.name).toBe('Junge Bank');
    expect(newer.ruleOf('37099999')).toBe(null);
    expect(newer.bicMatches(newer.buildIban('37099999', '1').iban, 'COBADEFF')).toBe(null);
    expect(newer.checkKontonummer('37099999', '532013000')).toEqual({ result: 'valid', method: '13' });
    expect(newer.composeIban({ country: 'DE', bankCode: '10000000', account: '1' })).toMatchObject({
      state: 'none',
      refusal: { code: 'blz-former', blz: '10000000' },
    });
  });

  it('ignores a successor that the directory lacks', () => {
    const leaving = { ...bank('37040044', 'Alt', 'COBADEFFXXX'), successor: '37099998' };
    const { explainAccount } = makeCalculator({ directory: { ...json, banks: [leaving] } });
    expect(explainAccount('37040044', '532013000')).toMatchObject({ iban: IBAN, bank: { name: 'Alt' } });
  });

  it.each([
    null,
    {},
    [],
    'x',
    banks,
    { ...json, banks: [] },
    { ...json, edition: undefined },
    { ...json, edition: { ...edition, validFrom: 'x2030-01-01' } },
    { ...json, edition: { ...edition, validFrom: '2030-01-011' } },
    { ...json, banks: [{ ...bank('37040044', 'X'), bic: 'COBA' }] },
    { ...json, banks: [...banks, null] },
    { ...json, banks: [bank('3704', 'X')] },
    { ...json, banks: [{ ...bank('37040044', 'X'), checkMethod: '130' }] },
  ])('refuses malformed data: %j', (wrong) => {
    expect(() => makeCalculator({ directory: wrong })).toThrow(TypeError);
  });

  it('answers in another language, and refuses what is none', () => {
    const english = makeCalculator({ language: en });
    expect(english.buildIban('3704004', '1')).toEqual({ error: 'A bank code has 8 digits, this one has 7.' });
    expect(makeCalculator().buildIban('3704004', '1')).toEqual(buildIban('3704004', '1'));
    expect(makeCalculator({ language: undefined }).validate(IBAN)).toMatchObject({ confirmed: true });
    for (const language of ['en', {}, null, { iban: 1 }])
      expect(() => makeCalculator({ language: language as unknown as typeof en })).toThrow(TypeError);
  });
});
