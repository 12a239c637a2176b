import { describe, expect, it } from 'vitest';
import { withWideEnd, type ZipFile, zipFile } from '../../../test/zip-file.ts';
import { readZipEntries, Unpacker } from './archive.ts';
import { withFault, type ZipEntry } from './workbook.ts';

const FILES = [
  { name: 'xl/a.xml', content: '<a/>' },
  { name: 'b', content: 'last' },
];
const archive = withWideEnd(zipFile(FILES));

/** The names of an archive's files, or why it is refused. */
function namesOf(bytes: Uint8Array) {
  const read = withFault(() => readZipEntries(bytes));
  return 'fault' in read ? read.fault : [...read.keys()];
}

describe('the directory of an archive', () => {
  it('is read with its place in 64 bits, and with names that have backslashes', () => {
    expect(namesOf(archive)).toEqual(['xl/a.xml', 'b']);
    expect(namesOf(zipFile([{ name: 'xl\\A.xml', content: '' }]))).toEqual(['xl/a.xml']);
  });

  it.each([
    ['the signature of a line in the directory', 'PK\x01\x02', 0, 0x504b],
    ['the packed size, which ends outside the file', 'PK\x01\x02', 20, archive.length],
    ['the signature in front of a file', 'PK\x03\x04', 0, 0x504b],
    ['the name in front of a file', 'PK\x03\x04', 30, 0x78],
    // The last file has one character in its name. Here this is an extra field, so that its content stays in its place.
    ['the length of the name in front of a file', 'PK\x03\x04', 26, 0x10000],
    ['the signature of the end in 64 bits', 'PK\x06\x06', 0, 0x504b],
    ['the signature of its locator', 'PK\x06\x07', 0, 0x504b],
  ])('is damaged if a wrong number is %s', (_, signature, place, wrong) => {
    // In a larger buffer, nothing else refuses to read behind the archive's end.
    const buffer = Buffer.concat([archive, archive]);
    const bytes = buffer.subarray(0, archive.length);
    bytes.writeUInt32LE(wrong, bytes.lastIndexOf(signature, undefined, 'latin1') + place);
    expect(namesOf(bytes)).toBe('damaged');
  });

  it('is damaged if a number needs more than 53 bits', () => {
    expect(namesOf(zipFile([{ name: 'a', content: '', isWide: true, size: 2 ** 60 }]))).toBe('damaged');
  });
});

describe('an unpacker', () => {
  const entriesOf = (...files: ZipFile[]) => [...readZipEntries(zipFile(files)).values()];
  /** How many bytes come out of the files together, or why they are refused. */
  const unpacked = (maxBytes: number, entries: readonly ZipEntry[]) =>
    withFault(() => {
      const unpacker = new Unpacker(maxBytes);
      return {
        bytes: entries
          .flatMap((entry) => [...unpacker.unpack(entry)])
          .reduce((sum, { length }) => sum + length, 0),
      };
    });

  it.each([0, 8])('counts the bytes of all files together, packed by method %d', (method) => {
    const entries = entriesOf(
      { name: 'a', content: '12345', method },
      { name: 'b', content: '67890', method },
    );
    expect(unpacked(10, entries)).toEqual({ bytes: 10 });
    expect(unpacked(9, entries)).toEqual({ fault: 'unpacks-too-large' });
  });

  it('takes 50 MB, and beyond that fifty times the packed bytes', () => {
    const zeros = (count: number) => entriesOf({ name: 'a', content: new Uint8Array(count) });
    expect(unpacked(1e9, zeros(52_000_000))).toEqual({ bytes: 52_000_000 });
    expect(unpacked(1e9, zeros(60_000_000))).toEqual({ fault: 'unpacks-too-large' });
  });
});
