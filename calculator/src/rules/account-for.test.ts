import { describe, expect, it } from 'vitest';
import { bankFacts } from '../../test/bank-facts.ts';
import type { BankFacts, Refusal, RuledAccount } from './account.ts';
import { accountFor } from './account-for.ts';

function ruled(blz: string, kontonummer: string): RuledAccount {
  const result = accountFor(blz, kontonummer, bankFacts);
  if ('code' in result) throw new Error(`${blz} ${kontonummer}: refused, ${result.code}`);
  return result;
}

function refused(blz: string, kontonummer: string): Refusal {
  const result = accountFor(blz, kontonummer, bankFacts);
  if ('blz' in result) throw new Error(`${blz} ${kontonummer}: not refused, ${result.kontonummer}`);
  return result;
}

it('an account that rule 49, version 1, may change is unclear: its text is not public', () => {
  expect(refused('30060010', '1991182')).toEqual({ code: 'unclear', rule: { number: 49, version: 1 } });
});

/** Facts that differ from those of our tables, as a newer table or another directory may give them. */
const facts = (
  rule: number | null,
  method: string | null = '09',
  successor: string | null = null,
): BankFacts => ({
  rule: rule === null ? null : { number: Math.floor(rule / 100), version: rule % 100 },
  method,
  successor,
});

describe('the answer for an account', () => {
  it('has the account, what was changed, and whether it is confirmed', () => {
    expect(ruled('10070024', '56002')).toEqual({
      blz: '10070024',
      kontonummer: '0005600200',
      bic: null,
      rule: { number: 20, version: 2 },
      changes: [{ code: 'sub-account', appended: '00' }],
      checkDigit: 'valid',
      method: '63',
      doubts: [],
      confirmed: true,
    });
  });

  it('is the same with separators', () => {
    expect(accountFor('100 700-24', '0000.056/002', bankFacts)).toEqual(ruled('10070024', '56002'));
  });

  it.each([
    ['1007002', '1'],
    ['100700244', '1'],
    ['1007002x', '1'],
    ['10070024', ''],
    ['10070024', '0'],
    ['10070024', '12345678901'],
    ['10070024', 'x'],
  ])('is that the input is malformed: %s %s', (blz, kontonummer) => {
    expect(accountFor(blz, kontonummer, () => facts(0))).toEqual({ code: 'malformed', rule: null });
  });

  it.each([null, undefined, 1, {}, Symbol('1')])('is that the input is malformed: %s', (value) => {
    expect(accountFor(value as string, '1', () => facts(0))).toEqual({ code: 'malformed', rule: null });
    expect(accountFor('10070024', value as string, () => facts(0))).toEqual({
      code: 'malformed',
      rule: null,
    });
  });

  it('is not confirmed if the rule or its version is unknown', () => {
    const unknown = { rule: null, changes: [], checkDigit: 'valid', confirmed: false, bic: null };
    for (const rule of [null, 504, 5800, 300])
      expect(accountFor('37040044', '9290701', () => facts(rule, '00', '37040000'))).toMatchObject({
        ...unknown,
        blz: '37040044',
        kontonummer: '0009290701',
      });
  });

  it('is an account that is not confirmed if the check digit is wrong or its method unknown', () => {
    expect(accountFor('10050001', '9290702', () => facts(0, '00'))).toMatchObject({
      kontonummer: '0009290702',
      checkDigit: 'invalid',
      method: '00',
      confirmed: false,
    });
    expect(accountFor('10050001', '9290702', () => facts(0, null))).toMatchObject({
      checkDigit: 'unchecked',
      method: null,
      doubts: [{ code: 'method-unknown' }],
      confirmed: false,
    });
  });

  it('is in doubt if its check digit fits only without its sub-account', () => {
    expect(accountFor('10050001', '56002', () => facts(0, '63'))).toMatchObject({
      checkDigit: 'valid',
      doubts: [{ code: 'sub-account-missing' }],
    });
  });

  it('has the check digit by the Bankleitzahl that was asked for, not by its successor', () => {
    expect(accountFor('80053762', '467310018', () => facts(0, 'B6', '80053782'))).toMatchObject({
      blz: '80053782',
      checkDigit: 'invalid',
    });
    expect(accountFor('80053782', '487310018', () => facts(0, 'B6', '80053762'))).toMatchObject({
      blz: '80053762',
      checkDigit: 'valid',
    });
  });

  it.each<[string, number, string, object[]]>([
    ['has no doubt', 0, '00', []],
    ['has its check digit in doubt', 0, '10', [{ code: 'successor-check-digit', blz: '10010010' }]],
    ['has the doubt of a successor with an unknown rule', 504, '09', [{ code: 'rule-unknown' }]],
    ['has its check digit in doubt', 504, '10', [{ code: 'successor-check-digit', blz: '10010010' }]],
    ['is unclear, since the successor gives no IBAN', 100, '09', [{ code: 'unclear' }]],
    ['is unclear, since the successor has another BLZ', 2800, '09', [{ code: 'unclear' }]],
    ['is unclear, since the successor appends zeros', 4700, '09', [{ code: 'unclear' }]],
  ])('%s, where the successor has rule %i and method %s', (_, rule, method, doubts) => {
    const factsOf = (blz: string) =>
      blz === '37040044' ? facts(0, '09', '10010010') : facts(rule, method, '20020020');
    expect(accountFor('37040044', '12345674', factsOf)).toMatchObject({
      blz: '10010010',
      kontonummer: '0012345674',
      doubts,
    });
  });

  it('needs no check-digit method for a special account number', () => {
    expect(accountFor('37050198', '111', () => facts(700, null))).toMatchObject({
      kontonummer: '0000001115',
      checkDigit: 'unchecked',
      doubts: [],
    });
  });

  it('is the same in each call, and the tables stay as they are', () => {
    const first = structuredClone(ruled('10070024', '56002'));
    expect(ruled('10070024', '56002')).toEqual(first);
    expect(bankFacts('10070024')).toMatchObject({
      rule: { number: 20, version: 2 },
      method: '63',
      successor: null,
    });
  });
});

describe('changes', () => {
  const moved = (from: string, to: string) => ({ code: 'blz', from, to });
  const special = (from: string, to: string) => ({ code: 'special-account', from, to });

  it.each([
    // Standard: the successor
    ['13061088', '1', '13061078', [{ code: 'successor', from: '13061088', to: '13061078' }]],
    // Special accounts
    ['43060967', '1111111', '43060967', [special('1111111', '2222200000')]],
    ['37050198', '111', '37050198', [special('111', '1115')]],
    ['70040041', '400500500', '70040041', []],
    ['55050000', '901', '60050101', [special('901', '7401507497'), moved('55050000', '60050101')]],
    // Other Bankleitzahlen
    ['50020200', '1', '50020200', []],
    ['25050299', '17095', '25050180', [moved('25050299', '25050180')]],
    ['50810900', '1', '66010200', [moved('50810900', '66010200')]],
    ['70020270', '1457032621', '66020286', [moved('70020270', '66020286')]],
    // Sub-accounts
    ['50540028', '4217386', '50540028', [{ code: 'sub-account', appended: '00' }]],
    ['50080000', '43503', '50080000', [{ code: 'sub-account', appended: '00' }]],
    ['50080000', '4350300', '50080000', []],
    // Other changes
    ['51210800', '2600123456', '51210800', [{ code: 'digit-removed', place: 4 }]],
    ['51210800', '2601123456', '51210800', []],
    ['51210800', '260123456', '51210800', []],
    ['51210800', '2611120456', '51210800', []],
    ['51210800', '26012345', '51210800', []],
    ['30060010', '123456', '30060010', []],
    ['30060010', '9123456789', '30060010', []],
    ['10033300', '12345678', '10033300', [{ code: 'zeros-appended', appended: '00' }]],
    ['10033300', '1234567', '10033300', []],
    ['10033300', '123456789', '10033300', []],
    ['21050000', '101105', '21050000', [{ code: 'zeros-appended', appended: '000' }]],
    ['62220000', '5', '50060400', [moved('62220000', '50060400'), { code: 'one-account', to: '11404' }]],
  ])('of %s %s lead to %s, and are named', (blz, kontonummer, target, changes) => {
    const result = ruled(blz, kontonummer);
    expect(result.blz).toBe(target);
    expect(result.changes).toEqual(changes);
  });

  it('of an old Bankleitzahl of Hamburg Commercial Bank are named, too', () => {
    expect(accountFor('20050000', '101105', () => facts(3600, 'C5'))).toMatchObject({
      blz: '21050000',
      kontonummer: '0101105000',
      changes: [moved('20050000', '21050000'), { code: 'zeros-appended', appended: '000' }],
    });
    expect(accountFor('20050000', '30000025', () => facts(3600, 'C5'))).toMatchObject({
      blz: '21050000',
      kontonummer: '0030000025',
      changes: [moved('20050000', '21050000')],
    });
  });

  it.each(['60050101', '25020600', '26691213'])(
    'never lead to a successor if %s has a rule of its own',
    (blz) => {
      const bank = { ...bankFacts(blz), successor: '10010010' };
      expect(accountFor(blz, '1234567', () => bank)).not.toMatchObject({ blz: '10010010' });
    },
  );
});

describe('check digits', () => {
  it.each([
    ['10070024', '56002', 'valid'],
    ['50540028', '4217386', 'valid'],
    ['50080000', '4350300', 'valid'],
    ['50089400', '526400', 'unchecked'],
    ['21050000', '101105', 'valid'],
    ['70020270', '5951950', 'valid'],
    ['70020270', '22222', 'unchecked'],
    ['35060190', '55111', 'unchecked'],
    ['35060190', '8090100', 'unchecked'],
    ['35060190', '8090101', 'invalid'],
    ['32060362', '3333', 'unchecked'],
    ['32060362', '4444', 'unchecked'],
    ['32060362', '3334', 'invalid'],
    ['62220000', '5', 'unchecked'],
    ['10000000', '10001000', 'unchecked'],
  ])('of %s %s are %s', (blz, kontonummer, checkDigit) => {
    expect(ruled(blz, kontonummer).checkDigit).toBe(checkDigit);
  });

  it('of Commerzbank are unclear if the method is none of the three in its rule', () => {
    expect(accountFor('10040000', '1234567', () => facts(503, '00'))).toMatchObject({ code: 'unclear' });
    expect(accountFor('10040000', '1234567', () => facts(503, null))).toMatchObject({ code: 'unclear' });
  });
});

describe('refusals', () => {
  it.each([
    ['47460028', '1', 'bank', 1],
    ['36020030', '12345', 'account', 21],
    ['36020030', '12345678', 'account', 21],
    ['10070024', '1234', 'account', 20],
    ['10070024', '1415900000', 'account', 20],
    ['10070024', '94012341', 'check-digit', 20],
    ['10070024', '12345', 'check-digit', 20],
    ['10070024', '123456', 'check-digit', 20],
    // Right as they are, but with 5 and 6 digits, a sub-account must be appended
    ['10070024', '12501', 'check-digit', 20],
    ['10070024', '124801', 'check-digit', 20],
    // Right only if a sub-account is appended, for which there is no room
    ['10070024', '12345601', 'check-digit', 20],
    ['10070024', '100123406', 'check-digit', 20],
    ['12080000', '998000000', 'account', 5],
    ['12080000', '999499999', 'account', 5],
    ['12080000', '999500000', 'check-digit', 5],
    ['12080000', '997999999', 'check-digit', 5],
    ['12080000', '99800000', 'check-digit', 5],
    ['50540028', '4217387', 'check-digit', 5],
    ['72040046', '111198700', 'check-digit', 5],
    ['26580070', '43434280', 'check-digit', 5],
    ['72020070', '847321750', 'account', 32],
    ['72020070', '800000000', 'account', 32],
    ['10020890', '897', 'check-digit', 32],
    ['21050000', '99999', 'account', 36],
    ['21050000', '101104', 'check-digit', 36],
    ['10000000', '12300999', 'account', 42],
    ['10000000', '110001000', 'account', 42],
    ['10000000', '100010001', 'account', 42],
    ['10000000', '1234400000', 'account', 42],
    ['10000000', '50461999', 'account', 42],
    ['10000000', '50465000', 'account', 42],
    ['30060010', '999', 'unclear', 49],
  ])('of %s %s: %s by rule %i', (blz, kontonummer, code, rule) => {
    const refusal = refused(blz, kontonummer);
    expect(refusal).toMatchObject({ code, rule: { number: rule } });
  });

  it('are given for the one Bankleitzahl that Commerzbank has blocked', () => {
    expect(accountFor('50040033', '930125007', () => facts(503, '13'))).toMatchObject({ code: 'bank' });
    expect(refused('50040033', '930125007')).toEqual({ code: 'bank', rule: { number: 1, version: 0 } });
  });

  it('are given for accounts of Commerzbank that are right only with a sub-account, unless its rule appends it', () => {
    const code = (kontonummer: string) => refused('50540028', kontonummer).code;
    expect(code('12302')).toBe('unclear');
    expect(code('12303')).toBe('check-digit');
    expect(code('12345601')).toBe('unclear');
    expect(code('12345602')).toBe('check-digit');
    expect(code('123456701')).toBe('check-digit');
    expect(code('112345601')).toBe('check-digit');
    expect(code('1234560200')).toBe('check-digit');
  });

  it('are not given for accounts of Commerzbank that become a blocked one: these are only in doubt', () => {
    expect(ruled('62280012', '9989870')).toMatchObject({
      kontonummer: '0998987000',
      doubts: [{ code: 'unclear' }],
      confirmed: false,
    });
    expect(refused('62280012', '998987000').code).toBe('account');
  });

  it('are given for prefixes that HypoVereinsbank does not have', () => {
    const rightByMethod99 = '9990000007';
    expect(accountFor('10020890', rightByMethod99, () => facts(0, '99'))).toMatchObject({
      checkDigit: 'valid',
    });
    expect(refused('10020890', rightByMethod99)).toMatchObject({ code: 'unclear' });
  });
});
