import { describe, expect, it } from 'vitest';
import {
  fewBranches as edition,
  NEXT_NUMBER,
  nextQuarter,
  records,
  snapshot,
  txt,
} from '../../test/bank-file.ts';
import { wording } from '../../test/languages.ts';
import type { Bank } from '../directory/bank.ts';
import { contentsOf } from './contents.ts';
import { differenceBetween } from './difference.ts';
import { checkMarks, distanceBetween } from './gates.ts';
import { quarterFrom } from './period.ts';
import type { BankRecord } from './record.ts';

const [gone, renamed, ...rest] = snapshot.banks as [Bank, Bank, ...Bank[]];
const fresh = { ...gone, blz: '89999999' };
const before = { ...edition, banks: snapshot.banks };
const next = nextQuarter([{ ...renamed, name: 'Neuer Name' }, ...rest, fresh], before);
const UNKNOWN = { validFrom: null, validUntil: null };

/** Checks records against the snapshot. `validFrom` is their first day; null if it is unknown. */
const check =
  (lines: readonly BankRecord[], validFrom: string | null, stored = edition) =>
  () => {
    const file = { ...contentsOf(txt(lines)), ...(validFrom ? quarterFrom(validFrom) : UNKNOWN) };
    checkMarks(file, stored, differenceBetween(snapshot.banks, file.banks));
  };
/** Checks the file of the next quarter without some of its records. */
const checkWithout = (isGone: (record: BankRecord) => boolean, validFrom: string | null) => {
  const kept = next.filter((record) => !isGone(record));
  return check(kept, validFrom);
};
/** The file with U in place of a mark. */
const without = (mark: string) =>
  next.map((record) =>
    record.change === mark && record.merkmal === '1' ? { ...record, change: 'U' } : record,
  );

describe('a file of the next quarter', () => {
  it('passes when all that changes is marked', () => {
    expect(check(next, '2026-06-08')).not.toThrow();
  });

  it.each([
    [
      'that vanishes without D',
      next.filter(({ change }) => change !== 'D'),
      '1 bank (10000000) missing without mark D',
    ],
    ['that comes without A', without('A'), '1 bank (89999999) new without mark A'],
    ['that changes without M', without('M'), '1 bank (10010010) changed without mark M'],
  ])('is refused for a bank %s', (_, lines, english) => {
    expect(check(lines, '2026-06-08')).toThrow(
      expect.objectContaining({ code: 'unmarked', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }),
    );
    expect(check(lines, '2026-06-08')).toThrow(wording(english));
  });

  it('is refused for a branch that is missing, or one too many', () => {
    const branch = next.find(({ merkmal }) => merkmal === '2') as BankRecord;
    expect(checkWithout((record) => record === branch, '2026-06-08')).toThrow(
      wording('3989 records instead of 3990 go on'),
    );
    expect(check([...next, branch], '2026-06-08')).toThrow(wording('3991 records instead of 3990 go on'));
  });

  it('is refused for a missing branch even if no bank changes', () => {
    const unchanged = nextQuarter(snapshot.banks, before);
    expect(check(unchanged, '2026-06-08')).not.toThrow();
    const place = unchanged.findIndex(({ merkmal }) => merkmal === '2');
    expect(check(unchanged.toSpliced(place, 1), '2026-06-08')).toThrow(
      wording('3989 records instead of 3990 go on'),
    );
  });

  it('is refused, naming 3 of many banks', () => {
    expect(checkWithout(({ blz }) => blz <= '10020000', '2026-06-08')).toThrow(
      wording(' banks (10000000, 10010010, 10010123 …) missing without mark D; '),
    );
  });

  it('is refused, naming all 3 banks', () => {
    const missing = new Set(['10010010', '10010123', '10010178']);
    expect(checkWithout(({ blz }) => missing.has(blz), '2026-06-08')).toThrow(
      wording(
        'The file changes what is stored without marking it: 3 banks (10010010, 10010123, 10010178) missing without mark D; 39',
      ),
    );
  });
});

describe('a file of a later quarter', () => {
  it('may have unmarked changes: the marks of the skipped quarters are missing', () => {
    for (const mark of ['A', 'M']) expect(check(without(mark), '2026-09-07')).not.toThrow();
    expect(checkWithout(({ change }) => change === 'D', '2026-09-07')).not.toThrow();
  });
});

describe.each([
  ['of unknown validity', null],
  ['of the stored quarter, a correction,', '2026-03-09'],
])('a file %s', (_, validFrom) => {
  it('passes when all that changes is marked', () => {
    expect(check(next, validFrom)).not.toThrow();
  });

  it('passes when nothing changes', () => {
    expect(check(records(snapshot.banks, edition.records, NEXT_NUMBER), validFrom)).not.toThrow();
  });

  it('is refused for a bank that vanishes without D beside changes that are marked', () => {
    expect(checkWithout(({ blz }) => blz === '37040044', validFrom)).toThrow(
      wording('(37040044) missing without mark D'),
    );
    expect(checkWithout(({ change }) => change === 'D', validFrom)).toThrow(
      wording('(10000000) missing without mark D'),
    );
  });

  it('is refused for a successor that vanishes without D: the banks that name it have not changed', () => {
    const successor = snapshot.banks.find((bank) => bank.successor !== null)?.successor ?? '';
    expect(checkWithout(({ blz }) => blz === successor, validFrom)).toThrow(
      wording(`(${successor}) missing without mark D`),
    );
  });

  it('is refused for a missing branch beside changes that are marked', () => {
    const branch = next.find(({ merkmal }) => merkmal === '2');
    expect(checkWithout((record) => record === branch, validFrom)).toThrow(wording(' go on'));
  });

  it('passes if additions or changes are unmarked as well as deletions: quarters were skipped', () => {
    for (const mark of ['A', 'M']) {
      const lines = without(mark).filter(({ change }) => change !== 'D');
      expect(check(lines, validFrom)).not.toThrow();
    }
  });
});

describe('the distance between two quarters', () => {
  const march = quarterFrom('2026-03-09');
  it.each([
    ['next quarter', march, quarterFrom('2026-06-08')],
    ['quarters skipped', march, quarterFrom('2026-09-07')],
    ['unknown', march, march],
    ['unknown', march, quarterFrom('2025-12-08')],
    ['unknown', march, UNKNOWN],
    ['unknown', UNKNOWN, march],
  ])('%s', (distance, stored, following) => {
    expect(distanceBetween(stored, following)).toBe(distance);
  });
});
