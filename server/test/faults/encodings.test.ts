import { expect, it } from 'vitest';
import { readBankFile } from '../../src/bundesbank/contents.ts';
import { records, txt } from '../bank-file.ts';

const full = records();
const text = txt(full).toString('latin1');

/** The file with other bytes for its umlauts. */
function recoded(codes: string): Buffer {
  const table = new Map([...'äöüÄÖÜß'].map((letter, index) => [letter, codes[index] ?? '']));
  return Buffer.from(
    text.replace(/[äöüÄÖÜß]/g, (letter) => table.get(letter) ?? letter),
    'latin1',
  );
}

/** UTF-8 that was read as ISO-8859-1, with columns of the right width. */
const mojibake = txt(
  full.map((record) => {
    const twice = (value: string, width: number) => Buffer.from(value).toString('latin1').slice(0, width);
    return { ...record, name: twice(record.name, 58), shortName: twice(record.shortName, 27) };
  }),
);

// bundesbank/read.test.ts tests UTF-8, UTF-16 with its mark and CP850.
it.each<[string, Buffer, string]>([
  ['UTF-16 without a byte order mark', Buffer.from(text, 'utf16le'), 'not-a-bank-file'],
  ['Mac Roman', recoded('\x8A\x9A\x9F\x80\x85\x86\xA7'), 'faulty-line'],
  ['mojibake', mojibake, 'faulty-line'],
  ['ASCII with question marks', recoded('???????'), 'faulty-line'],
])('a file in another encoding is refused: %s', (_, bytes, code) => {
  expect(() => readBankFile(bytes)).toThrow(expect.objectContaining({ code }));
});
