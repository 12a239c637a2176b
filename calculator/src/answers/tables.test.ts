import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSnapshot } from '../../tables/snapshot.js';
import { fromColumns, toColumns } from '../banks/bank-table.ts';
import { withRule } from '../rules/known-rules.ts';
import { makeCalculator } from './calculator.ts';
import { GERMAN } from './notes-de.ts';
import { makeTables } from './tables.ts';

const { banks: listed, ...validity } = readSnapshot();
const banks = listed.map(withRule);
const byBlz = new Map(banks.map((bank) => [bank.blz, bank]));
const [changed, deleted] = ['37040044', '10010300'];
const added = {
  blz: '10010301',
  name: 'Neue Bank',
  city: 'Berlin',
  bic: 'NEUEDEB1XXX',
  method: '09',
  rule: null,
  successor: null,
};
/** A Bankleitzahl that no bank has or had. */
const NEVER = '37040045';
const [NEXT, ...laterBanks] = [
  { validFrom: '2026-06-08', validUntil: '2026-09-06' },
  ...banks
    .filter(({ blz }) => blz !== deleted)
    .map((bank) => (bank.blz === changed ? { ...bank, name: 'Commerzbank neu' } : bank)),
  added,
] as const;
const columns = toColumns(banks, validity, { ...NEXT, banks: laterBanks });
const calculatorOf = (today?: () => string) => makeCalculator(makeTables(columns, today), GERMAN);

/** The last millisecond of the snapshot, the first of the next edition, the first after it. Berlin has UTC+2 then. */
const [LAST, FIRST, ENDED] = [
  '2026-06-07T21:59:59.999Z',
  '2026-06-07T22:00:00.000Z',
  '2026-09-06T22:00:00.000Z',
];
const setClock = (time: string) => vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });
afterEach(() => vi.useRealTimers());

describe('a directory that knows its next edition', () => {
  it('changes at midnight in Berlin, in the same process, and back if the clock was wrong', () => {
    const { lookupBic } = calculatorOf();
    const names = () =>
      [changed, deleted, added.blz].map((blz) => {
        const bank = lookupBic(blz);
        return 'name' in bank ? bank.name : null;
      });
    const before = ['Commerzbank', byBlz.get(deleted)?.name, null];
    const after = ['Commerzbank neu', null, 'Neue Bank'];
    for (const [time, expected] of [
      [LAST, before],
      [FIRST, after],
      ['2027-01-01T00:00:00Z', after],
      [LAST, before],
    ] as const) {
      setClock(time);
      expect(names()).toEqual(expected);
    }
  });

  it('has every bank of both editions as it is, in the order of Bankleitzahlen', () => {
    const edition = makeTables(columns);
    setClock(LAST);
    expect([...edition().banks.values()]).toEqual(banks);
    expect(edition()).toMatchObject(validity);
    expect(edition().banks).toBe(edition().banks);
    setClock(FIRST);
    const sorted = [...laterBanks].sort((one, other) => Number(one.blz) - Number(other.blz));
    expect([...edition().banks.values()]).toEqual(sorted);
    expect(edition()).toMatchObject(NEXT);
    expect(edition().banks).toBe(edition().banks);
  });

  it('knows which of the new banks has no known rule', () => {
    setClock(FIRST);
    const { explainAccount } = calculatorOf();
    expect(explainAccount(added.blz, '532013000')).toMatchObject({
      state: 'computed',
      notes: [{ code: 'rule-unknown' }],
    });
    expect(explainAccount(changed, '532013000')).toMatchObject({ state: 'confirmed' });
  });

  it('gives an answer from a single edition, even at midnight', () => {
    const days = ['2026-06-07', '2026-06-08'];
    const { explainAccount } = calculatorOf(() => days.shift() ?? NEXT.validFrom);
    const { name } = byBlz.get(deleted) ?? {};
    expect(explainAccount(deleted, '532013000')).toMatchObject({ state: 'confirmed', bank: { name } });
    expect(explainAccount(deleted, '532013000')).toMatchObject({ state: 'none' });
  });

  it('refuses what its edition lacks, and computes once the last edition has ended', () => {
    const { explainAccount } = calculatorOf();
    const answers = () => [deleted, added.blz].map((blz) => explainAccount(blz, '532013000'));
    setClock(LAST);
    expect(answers()).toMatchObject([
      { state: 'confirmed' },
      { state: 'none', refusal: { code: 'blz-unknown', validFrom: validity.validFrom } },
    ]);
    setClock(FIRST);
    expect(answers()).toMatchObject([
      { state: 'none', refusal: { code: 'blz-former', name: byBlz.get(deleted)?.name } },
      { state: 'computed' },
    ]);
    expect(explainAccount(NEVER, '1').refusal).toMatchObject({
      code: 'blz-unknown',
      validFrom: NEXT.validFrom,
    });
    setClock(ENDED);
    expect(answers()[0]).toMatchObject({ state: 'none', refusal: { code: 'blz-former' } });
    expect(explainAccount(NEVER, '1')).toMatchObject({
      state: 'computed',
      notes: [{ code: 'directory-ended', validUntil: NEXT.validUntil }],
    });
  });

  it('has only what the next edition changes, and nothing if none is known', () => {
    expect(columns.next?.banks.blz).toEqual([added.blz, changed].sort());
    expect(columns.next?.deleted).toEqual([deleted]);
    expect(toColumns(banks, validity)).not.toHaveProperty('next');
    const same = toColumns(banks, validity, { ...NEXT, banks });
    expect(same.next).toMatchObject({ banks: { blz: [] }, deleted: [] });
    setClock(FIRST);
    expect([...makeTables(same)().banks.values()]).toEqual(banks);
    expect(() => toColumns(banks, validity, { ...NEXT, validFrom: null, banks })).toThrow(
      'The first day of the next edition is not known.',
    );
  });
});

describe('the columns of a directory', () => {
  it('survive JSON, in any order of the banks, with whatever a name or a bank lacks', () => {
    const odd = [
      {
        blz: '20000000',
        name: 'A|B\\n"C" \u2028',
        city: 'Ort, a. d. Ö',
        bic: null,
        method: null,
        rule: null,
        successor: null,
      },
      {
        blz: '10000000',
        name: '__proto__',
        city: 'x',
        bic: 'AAAADEAAXXX',
        method: '09',
        rule: { number: 0, version: 0 },
        successor: '20000000',
      },
      {
        blz: '30000000',
        name: 'x',
        city: 'x',
        bic: 'AAAADEAAXXX',
        method: 'A2',
        rule: { number: 57, version: 10 },
        successor: null,
      },
    ];
    const { banks: read, validUntil } = JSON.parse(JSON.stringify(toColumns(odd, validity)));
    expect(fromColumns(read)).toEqual([odd[1], odd[0], odd[2]]);
    expect(validUntil).toBe(validity.validUntil);
  });
});
