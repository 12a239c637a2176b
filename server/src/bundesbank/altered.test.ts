import { describe, expect, it } from 'vitest';
import { leadRecord, nextQuarter, snapshot, txt } from '../../test/bank-file.ts';
import type { Bank } from '../directory/bank.ts';
import { contentsOf } from './contents.ts';
import { judge, readFile, type Stored, type Verdict } from './judge.ts';

// A file whose numbers, marks and days are right, but in which somebody has altered successors or methods.

const SERVED = { validFrom: '2031-03-10', validUntil: '2031-06-08' };
const NEXT = { validFrom: '2031-06-09', validUntil: '2031-09-07' };

const edition = {
  ...snapshot.edition,
  ...SERVED,
  origin: 'snapshot' as const,
  at: '',
  banks: snapshot.banks.length,
  records: 4000,
  lastingRecords: 3990,
};
const stored: Stored = {
  edition,
  banks: snapshot.banks,
  state: { held: [edition], history: [edition], withdrawn: [], upcoming: null },
};

/** Judges the file of the next quarter in which `count` banks without a successor have changed. */
function judgeAltered(count: number, change: Partial<Bank>) {
  const chosen = new Set(
    snapshot.banks
      .filter(
        ({ successor, blz, checkMethod }) =>
          !successor && blz !== change.successor && checkMethod !== change.checkMethod,
      )
      .slice(0, count)
      .map(({ blz }) => blz),
  );
  const banks = snapshot.banks.map((bank) => (chosen.has(bank.blz) ? { ...bank, ...change } : bank));
  const bytes = txt(nextQuarter(banks, { banks: snapshot.banks, lastingRecords: 3990 }));
  const today = '2031-05-20';
  const file = readFile(bytes, NEXT, stored, today);
  return judge(file, stored, stored, { today, accept: undefined, mustBeDated: false });
}

const changedBy = (verdict: Verdict) => (verdict.is === 'new' ? verdict.difference.changed : []);

const [target = ''] = snapshot.banks
  .filter(({ deletion }) => !deletion)
  .map(({ blz }) => blz)
  .slice(-1);

describe('a file is refused', () => {
  it.each<[string, number, Partial<Bank>, string]>([
    [
      '480 banks name one successor',
      480,
      { deletion: true, successor: target },
      'with a new successor (at most 2 %)',
    ],
    [
      '480 banks name one, and announce no deletion',
      480,
      { successor: target },
      'without an announced deletion',
    ],
    [
      '100 banks name an unknown BLZ',
      100,
      { deletion: true, successor: '89999998' },
      'a successor that is no bank',
    ],
    ['285 banks get method 09', 285, { checkMethod: '09' }, 'with another check-digit method (at most 1 %)'],
  ])('in which %s', (_, count, change, sentence) => {
    expect(() => judgeAltered(count, change)).toThrow(
      expect.objectContaining({ code: 'implausible', message: expect.stringContaining(sentence) }),
    );
  });
});

describe('a file is taken', () => {
  it.each<[string, number, Partial<Bank>]>([
    ['as many banks name one successor as once did (2012)', 42, { deletion: true, successor: target }],
    ['as many methods change as once did within four years', 17, { checkMethod: '09' }],
  ])('in which %s', (_, count, change) => {
    const changed = changedBy(judgeAltered(count, change));
    expect(changed).toHaveLength(count);
    for (const bank of changed) expect(bank).toMatchObject(change);
  });

  it('with a single successor without an announced deletion, which does not count', () => {
    const verdict = judgeAltered(1, { successor: target, city: 'Neustadt' });
    const [bank] = changedBy(verdict);
    expect(bank).toMatchObject({ city: 'Neustadt', successor: null });
  });
});

describe('a name that a spreadsheet would calculate', () => {
  it.each(['=HYPERLINK("http://x.example";"Bank")', '+49 Bank', '-Bank', '@Bank', '"=1+1"'])(
    'is refused: %s',
    (name) => {
      const [bank] = snapshot.banks;
      if (!bank) throw new Error('The snapshot has a bank.');
      const refused = expect.objectContaining({ code: 'faulty-line' });
      expect(() => contentsOf(txt([leadRecord({ ...bank, name }, 1)]))).toThrow(refused);
      expect(() => contentsOf(txt([leadRecord({ ...bank, city: name.slice(0, 35) }, 1)]))).toThrow(refused);
    },
  );

  it('does not begin with a letter or a digit', () => {
    const [bank] = snapshot.banks;
    if (!bank) throw new Error('The snapshot has a bank.');
    for (const name of ['Übersee-Bank', '1822direkt', 'eins=zwei'])
      expect(contentsOf(txt([leadRecord({ ...bank, name }, 1)])).banks[0]?.name).toBe(name);
  });
});

describe('contentsOf', () => {
  const [one, other] = snapshot.banks
    .filter(({ successor, deletion }) => !successor && !deletion)
    .map((bank) => leadRecord(bank, 1));
  if (!one || !other) throw new Error('There are two banks without a successor.');
  const successorIn = (deletion: string, successor: string, change = 'U') => {
    const { banks, straySuccessors } = contentsOf(
      txt([
        { ...one, deletion, successor },
        { ...other, change },
      ]),
    );
    return [banks[0]?.successor, straySuccessors];
  };

  it('keeps the successor of a record that announces its deletion', () => {
    expect(successorIn('1', other.blz)).toEqual([other.blz, []]);
  });

  it('drops a successor without an announced deletion, or one that is no other bank', () => {
    expect(successorIn('0', other.blz)).toEqual([null, [one.blz]]);
    expect(successorIn('1', '89999998')).toEqual([null, [one.blz]]);
    expect(successorIn('1', one.blz)).toEqual([null, [one.blz]]);
    expect(successorIn('1', other.blz, 'D')).toEqual([null, [one.blz]]);
  });
});
