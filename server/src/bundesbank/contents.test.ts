import { describe, expect, it } from 'vitest';
import { csv, leadRecord, NEXT_NUMBER, nextQuarter, snapshot, txt, xml } from '../../test/bank-file.ts';
import { contentsOf } from './contents.ts';

const LASTING = snapshot.edition.lastingRecords ?? 0;

describe('the contents of a file', () => {
  it('are its banks, highest number and marks', () => {
    const [gone, ...banks] = snapshot.banks;
    const lines = nextQuarter(banks);
    const { marks, ...contents } = contentsOf(txt(lines));
    expect(contents).toMatchObject({
      records: LASTING,
      banks,
      highestRecordNumber: NEXT_NUMBER,
      lastingRecords: LASTING - 1,
      added: 0,
      deleted: 1,
    });
    expect(marks.get(gone?.blz ?? '')).toBe('D');
    expect(marks.get('37040044')).toBe('U');
    expect(marks.size).toBe(snapshot.banks.length);
  });

  const [bank] = snapshot.banks.slice(0, 1).map((one) => leadRecord(one, 1));
  it.each([
    ['a CSV with its header alone', csv([])],
    ['an XML without an entry', xml([])],
    ['another XML', Buffer.from('<?xml version="1.0"?><rss><channel/></rss>')],
    ['a TXT whose only bank is gone', txt(bank ? [{ ...bank, change: 'D' }] : [])],
  ])('of %s hold no bank, and nobody may accept them', (_, bytes) => {
    expect(() => contentsOf(bytes)).toThrow(
      expect.objectContaining({
        name: 'RefusedError',
        code: 'not-a-bank-file',
        message: 'This is no bank file: it holds no bank.',
        german: 'Das ist keine Bankleitzahlendatei: Sie enthält keine Bank.',
        details: [],
        sha256: null,
      }),
    );
  });
});

describe('a Nachfolge-BLZ', () => {
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

  it('is kept if the record announces its deletion', () => {
    expect(successorIn('1', other.blz)).toEqual([other.blz, []]);
  });

  it('is dropped without an announced deletion, or if no other bank has it', () => {
    expect(successorIn('0', other.blz)).toEqual([null, [one.blz]]);
    expect(successorIn('1', '89999998')).toEqual([null, [one.blz]]);
    expect(successorIn('1', one.blz)).toEqual([null, [one.blz]]);
    expect(successorIn('1', other.blz, 'D')).toEqual([null, [one.blz]]);
  });
});
