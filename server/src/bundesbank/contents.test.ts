import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  csv,
  leadRecord,
  NEXT_NUMBER,
  nextQuarter,
  records,
  snapshot,
  txt,
  xml,
} from '../../test/bank-file.ts';
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
  ])('of %s hold no bank, and can’t be accepted', (_, bytes) => {
    expect(() => contentsOf(bytes)).toThrow(
      expect.objectContaining({
        name: 'RefusedError',
        code: 'not-a-bank-file',
        message: 'This is not a bank file: it holds no bank.',
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

const WEB_PAGE = 'it is a web page.';
const UNLIKE = 'it does not begin like one.';
const few = txt(records().slice(0, 30));
const text = few.toString('latin1');
const MARKED_TXT = `\uFEFF${text}`;
const converted = (encoding: string) =>
  `it was converted into another character encoding (${encoding} instead of ISO-8859-1).`;

describe('what is not a bank file', () => {
  it.each<[string, Buffer, string]>([
    ['an empty file', Buffer.alloc(0), 'it is empty.'],
    ['a web page', Buffer.from('\n<!DOCTYPE html><html lang="de">'), WEB_PAGE],
    ['a web page with a byte order mark', Buffer.from('\uFEFF<html>'), WEB_PAGE],
    ['a ZIP archive', Buffer.from('PK\x03\x04\x14\x00'), 'it is a ZIP archive.'],
    ['a PDF document', Buffer.from('%PDF-1.7'), 'it is a PDF document.'],
    ['a TXT packed with gzip', gzipSync(few), 'it is packed with gzip.'],
    ['a UTF-16 mark after another byte', Buffer.from('xÿþ', 'latin1'), UNLIKE],
    ['big-endian UTF-16', Buffer.from('þÿ', 'latin1'), converted('UTF-16')],
    ['a TXT in UTF-16', Buffer.from(MARKED_TXT, 'utf16le'), converted('UTF-16')],
    ['a TXT in UTF-16 without a mark', Buffer.from(text, 'utf16le'), UNLIKE],
    ['a TXT in UTF-8 with a mark', Buffer.from(MARKED_TXT), converted('UTF-8')],
    ['JSON', Buffer.from('{"error":"busy"}'), UNLIKE],
    ['a record cut off', few.subarray(0, 100), UNLIKE],
    ['random bytes', Buffer.from([0, 255, 13, 10, 7]), UNLIKE],
  ])('is refused as such: %s', (_, bytes, english) => {
    expect(() => contentsOf(bytes)).toThrow(
      expect.objectContaining({
        code: 'not-a-bank-file',
        message: `This is not a bank file: ${english}`,
      }),
    );
  });
});
