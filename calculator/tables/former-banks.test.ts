import { describe, expect, it } from 'vitest';
import type { FormerBank } from '../src/banks/former-banks.ts';
import { readFormerBanks, renewFormerBanks } from './former-banks.js';
import { readSnapshot } from './snapshot.js';

type Bank = Parameters<typeof renewFormerBanks>[0]['banks'][number];
const bank = (blz: string, name = 'Bank', successor: string | null = null): Bank => ({
  ...{ blz, name, city: 'Musterstadt', bic: 'ABCDDEFFXXX', method: '09', successor },
});
const former = (blz: string, successor: string | null = null): FormerBank => ({
  ...{ blz, name: 'Alte Bank', longestName: null, city: 'Ort', bic: null, successor, source: 'file' },
  ...{ lastEdition: '2019-06-03', firstMissing: '2019-09-09' },
  names: [{ name: 'Alte Bank', from: 2002, until: 2019 }],
});
const renew = (
  before: Bank[],
  after: Bank[],
  known: FormerBank[] = [],
  more: Parameters<typeof renewFormerBanks>[3] = {},
) =>
  renewFormerBanks(
    { validFrom: '2030-12-09', banks: before },
    { validFrom: '2031-03-10', banks: after },
    known,
    more,
  );
const successors = (banks: readonly FormerBank[]) => banks.map(({ blz, successor }) => `${blz} ${successor}`);

describe('the former banks after a renewal', () => {
  it('include what the edition drops, with what is known of it', () => {
    const dropped = bank('10000001', 'Volksbank Musterdorf -alt-', '10000002');
    expect(
      renew([dropped, bank('10000002')], [bank('10000002')], [], {
        formerNames: [
          ['Raiffeisenbank Musterdorf', '10000001', 'Bundesbank file 2028-06-12'],
          ['Ganz anders', '10000002', 'Bundesbank file 2028-06-12'],
        ],
      }),
    ).toEqual([
      {
        ...{ blz: '10000001', name: 'Volksbank Musterdorf', longestName: null, city: 'Musterstadt' },
        ...{ bic: 'ABCDDEFFXXX', lastEdition: '2030-12-09', firstMissing: '2031-03-10' },
        successor: '10000002',
        names: [
          { name: 'Raiffeisenbank Musterdorf', from: null, until: 2028 },
          { name: 'Volksbank Musterdorf', from: null, until: 2030 },
        ],
        source: 'snapshot 2030-12-09',
      },
    ]);
  });

  it('lack what is a bank again, and keep the others in the order of their Bankleitzahlen', () => {
    const known = [former('10000003'), former('10000005')];
    expect(
      successors(renew([bank('10000009'), bank('10000004')], [bank('10000003'), bank('10000009')], known)),
    ).toEqual(['10000004 null', '10000005 null']);
  });

  it('have a successor of today: followed on, named by the last notice, or none', () => {
    const known = [
      former('10000001', '10000002'),
      former('10000003', '10000004'),
      former('10000005', '10000008'),
    ];
    const before = [bank('10000002', 'Mittlere'), bank('10000004'), bank('10000006'), bank('10000008')];
    expect(
      successors(
        renew(before, [bank('10000008')], known, {
          successors: [
            ['10000002', '10000008'],
            ['10000006', '99999999'],
          ],
        }),
      ),
    ).toEqual([
      '10000001 10000008',
      '10000002 10000008',
      '10000003 null',
      '10000004 null',
      '10000005 10000008',
      '10000006 null',
    ]);
    // Two that name each other lead nowhere.
    expect(
      successors(renew([], [], [former('10000001', '10000002'), former('10000002', '10000001')])),
    ).toEqual(['10000001 null', '10000002 null']);
  });
});

describe('the table of former banks', () => {
  const banks = readFormerBanks();
  const today = new Set(readSnapshot().banks.map(({ blz }) => blz));

  it('has no bank of today, and no successor that is not one', () => {
    expect(banks.filter(({ blz }) => today.has(blz))).toEqual([]);
    expect(banks.filter(({ successor }) => successor !== null && !today.has(successor))).toEqual([]);
    expect(new Set(banks.map(({ blz }) => blz)).size).toBe(banks.length);
  });

  it('says of each what is needed', () => {
    for (const { blz, name, longestName, city, lastEdition, firstMissing, names } of banks) {
      expect(blz).toMatch(/^[1-8]\d{7}$/);
      expect([name, city].every(Boolean)).toBe(true);
      expect(lastEdition < firstMissing).toBe(true);
      expect(names.every(({ from, until }) => until > 2001 && (from ?? 0) <= until)).toBe(true);
      if (longestName !== null) expect(names.map((one) => one.name)).toContain(longestName);
    }
  });
});
