import { describe, expect, it } from 'vitest';
import { decodeList } from './open-list.ts';

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))));
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const text = 'Bäcker Čapek – 5 €';

describe('the text of a file', () => {
  it.each([
    ['UTF-8', bytes(text), text],
    ['UTF-8 with a byte order mark', bytes([0xef, 0xbb, 0xbf], text), text],
    ['UTF-16 from Excel', bytes([0xff, 0xfe], [...utf16(text)]), text],
    ['UTF-16 with the high byte first', bytes([0xfe, 0xff], [...utf16(text).swap16()]), text],
    ['ISO-8859-1', bytes('M', [0xfc], 'ller, K', [0xf6], 'ln'), 'Müller, Köln'],
    // Some characters that ISO-8859-1 lacks, from Unicode's table CP1252.
    [
      'windows-1252',
      bytes([0xe4, 0x80, 0x82, 0x8a, 0x8e, 0x92, 0x96, 0x99, 0x9e, 0x9f], ' Stra', [0xdf], 'e'),
      'ä€‚ŠŽ’–™žŸ Straße',
    ],
    [
      'DOS, if no quote could be where its umlauts are',
      bytes('M', [0x81], 'ller;B', [0x84], 'cker;Stra', [0xe1], 'e;', [0x8e], 'mter'),
      'Müller;Bäcker;Straße;Ämter',
    ],
    [
      'windows-1252 with quotes',
      bytes([0x84], 'M', [0xe4], 'rz', [0x94], ' M', [0x81], 'ller, Jos', [0xe1]),
      '„März” M\x81ller, Josá',
    ],
  ])('is decoded from %s', (_, file, decoded) => {
    expect(decodeList(file)).toEqual({ text: decoded });
  });

  it.each([
    ['a PDF', bytes('%PDF-1.7 …'), 'data-file'],
    ['a picture', bytes([0x89], 'PNG', [0, 0, 0]), 'data-file'],
    ['51 MB', new Uint8Array(51_000_000), 'list-too-large'],
  ])('is not read from %s', (_, file, fault) => {
    expect(decodeList(file)).toEqual({ fault });
  });
});
