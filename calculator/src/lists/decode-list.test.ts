import { describe, expect, it } from 'vitest';
import { decodeList } from './open-list.ts';

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))));
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const text = 'Bäcker Čapek – 5 €';

describe('the text of a file', () => {
  it.each([
    ['UTF-8', bytes(text)],
    ['UTF-8 with a byte order mark', bytes([0xef, 0xbb, 0xbf], text)],
    ['UTF-16 from Excel', bytes([0xff, 0xfe], [...utf16(text)])],
    ['UTF-16 with the high byte first', bytes([0xfe, 0xff], [...utf16(text).swap16()])],
  ])('is decoded from %s', (_, file) => {
    expect(decodeList(file)).toEqual({ text });
  });

  it('is decoded from windows-1252, with characters that ISO-8859-1 lacks, and from ISO-8859-1', () => {
    const file = bytes('B', [0xe4], 'cker ', [0x96], ' 5 ', [0x80], ' Stra', [0xdf], 'e');
    expect(decodeList(file)).toEqual({ text: 'Bäcker – 5 € Straße' });
    expect(decodeList(new Uint8Array(Buffer.from('Müller, Köln', 'latin1')))).toEqual({
      text: 'Müller, Köln',
    });
  });

  it('has characters of windows-1252 as the Encoding Standard names them', () => {
    // Some that ISO-8859-1 lacks, from Unicode's table CP1252.
    const file = bytes([0xe4, 0x80, 0x82, 0x8a, 0x8e, 0x92, 0x99, 0x9e, 0x9f]);
    expect(decodeList(file)).toEqual({ text: 'ä€‚ŠŽ’™žŸ' });
  });

  it('has the umlauts of DOS, if no quote could be where they are', () => {
    const file = bytes('M', [0x81], 'ller;B', [0x84], 'cker;Stra', [0xe1], 'e;', [0x8e], 'mter');
    expect(decodeList(file)).toEqual({ text: 'Müller;Bäcker;Straße;Ämter' });
    const quoted = bytes([0x84], 'M', [0xe4], 'rz', [0x94], ' M', [0x81], 'ller, Jos', [0xe1]);
    expect(decodeList(quoted)).toEqual({ text: '„März” M\x81ller, Josá' });
  });

  it.each([
    ['a PDF', bytes('%PDF-1.7 …'), 'data-file'],
    ['a picture', bytes([0x89], 'PNG', [0, 0, 0]), 'data-file'],
    ['51 MB', new Uint8Array(51_000_000), 'list-too-large'],
  ])('is not read from %s', (_, file, fault) => {
    expect(decodeList(file)).toEqual({ fault });
  });
});
