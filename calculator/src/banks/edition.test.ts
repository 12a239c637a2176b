import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSnapshot } from '../../tables/snapshot.js';
import { directoryOf } from '../answers/directory-part.ts';
import { rulesPart } from '../answers/rules-part.ts';
import { makeFromParts } from '../answers/with-parts.ts';
import { allBankFacts } from '../rules/bank-tables.ts';
import { editionOf } from './edition.ts';
import { packDirectory } from './pack.ts';

const { banks, ...validity } = readSnapshot();
const byBlz = new Map(banks.map((bank) => [bank.blz, bank]));
const [changed, deleted] = ['37040044', '10010300'];
const added = {
  blz: '10010301',
  name: 'Neue Bank',
  city: 'Berlin',
  bic: 'NEUEDEB1XXX',
  method: '09',
  successor: null,
};
const [NEXT, ...laterBanks] = [
  { validFrom: '2026-06-08', validUntil: '2026-09-06' },
  ...banks
    .filter(({ blz }) => blz !== deleted)
    .map((bank) => (bank.blz === changed ? { ...bank, name: 'Commerzbank neu' } : bank)),
  added,
] as const;
const ruled = new Set(banks.map(({ blz }) => blz));
const packed = packDirectory(banks, validity, ruled, { ...NEXT, banks: laterBanks });

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
    const { lookupBic } = makeFromParts({ directory: directoryOf(packed) });
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
    const edition = editionOf(packed);
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
    const { explainAccount } = makeFromParts({
      directory: directoryOf(packed),
      rules: rulesPart(allBankFacts),
    });
    expect(explainAccount(added.blz, '532013000')).toMatchObject({
      state: 'computed',
      notes: [{ code: 'rule-unknown' }],
    });
    expect(explainAccount(changed, '532013000')).toMatchObject({ state: 'confirmed' });
  });

  it('gives an answer from a single edition, even at midnight', () => {
    const days = ['2026-06-07', '2026-06-08'];
    const { explainAccount } = makeFromParts({
      directory: directoryOf(packed, () => days.shift() ?? NEXT.validFrom),
      rules: rulesPart(allBankFacts),
    });
    const { name } = byBlz.get(deleted) ?? {};
    expect(explainAccount(deleted, '532013000')).toMatchObject({ state: 'confirmed', bank: { name } });
    expect(explainAccount(deleted, '532013000')).toMatchObject({ state: 'none' });
  });

  it('refuses what its edition lacks, and computes once the last edition has ended', () => {
    const { explainAccount } = makeFromParts({
      directory: directoryOf(packed),
      rules: rulesPart(allBankFacts),
    });
    const answers = () => [deleted, added.blz].map((blz) => explainAccount(blz, '532013000'));
    setClock(LAST);
    expect(answers()).toMatchObject([
      { state: 'confirmed' },
      { state: 'none', refusal: { code: 'blz-unknown', validFrom: validity.validFrom } },
    ]);
    setClock(FIRST);
    expect(answers()).toMatchObject([
      { state: 'none', refusal: { code: 'blz-unknown', validFrom: NEXT.validFrom } },
      { state: 'computed' },
    ]);
    setClock(ENDED);
    expect(answers()[0]).toMatchObject({
      state: 'computed',
      notes: [{ code: 'directory-ended', validUntil: NEXT.validUntil }],
    });
  });

  it('packs only what the next edition changes, and nothing if none is known', () => {
    expect(
      JSON.stringify(packed).length - JSON.stringify(packDirectory(banks, validity, ruled)).length,
    ).toBeLessThan(400);
    expect(packDirectory(banks, validity, ruled)).not.toHaveProperty('next');
    const same = packDirectory(banks, validity, ruled, { ...NEXT, banks });
    setClock(FIRST);
    expect([...editionOf(same)().banks.values()]).toEqual(banks);
    expect(() => packDirectory(banks, validity, ruled, { ...NEXT, validFrom: null, banks })).toThrow(
      'The first day of the next edition is not known.',
    );
  });
});
