import { describe, expect, it } from 'vitest';
import type { BankRecord } from '../../src/bundesbank/record.ts';
import { FULL_SIZE, NEXT_NUMBER, records, snapshot, txt } from '../bank-file.ts';
import { bundesbank } from '../bundesbank.ts';
import { editionA } from './editions.ts';
import { type Ending, useServedDirectory } from './served-directory.ts';

const survives = useServedDirectory();
const good = records(editionA.banks, FULL_SIZE, NEXT_NUMBER + 1);
const text = editionA.file.toString('latin1');
const latin1 = (content: string) => Buffer.from(content, 'latin1');

/** Syncs from a server that answers 200 with a body. */
async function syncFrom(body: Buffer, ending: Ending) {
  const url = await bundesbank({ 'GET /blz.txt': (_, response) => response.end(body) });
  return survives(`${url}/blz.txt`, ending);
}

describe('an answer that is no bank file, or not a single one', () => {
  it.each<[string, string | Buffer, string]>([
    ['JSON', '{"error":"busy"}', 'not-a-bank-file'],
    ['a PDF', '%PDF-1.7\n%âãÏÓ', 'not-a-bank-file'],
    ['a ZIP', 'PK\x03\x04\x14\x00', 'not-a-bank-file'],
    [
      'Austria’s file',
      'Kennzeichen;Identnummer;Bankleitzahl;Institutsart;Bankenname\r\nHaupt;8800;20111;KI;Erste Bank\r\n',
      'not-a-bank-file',
    ],
    [
      'Switzerland’s file',
      '01100   0001110000001008000SNB         Schweiz. Nationalbank\r\n',
      'not-a-bank-file',
    ],
    ['nothing', '', 'not-a-bank-file'],
    ['one record', txt(good.slice(0, 1)), 'implausible'],
    [
      'the file three times over',
      Buffer.concat([editionA.file, editionA.file, editionA.file]),
      'lead-record',
    ],
    ['two files in one', Buffer.concat([editionA.file, txt(good.slice(0, 10))]), 'lead-record'],
  ])('%s', async (_, body, code) => {
    await syncFrom(Buffer.from(body), ['rejected', code]);
  });
});

describe('a file in another encoding', () => {
  /** The file with other bytes for its umlauts. */
  const recoded = (codes: string) => {
    const table = new Map([...'äöüÄÖÜß'].map((letter, index) => [letter, codes[index] ?? '']));
    return latin1(text.replace(/[äöüÄÖÜß]/g, (letter) => table.get(letter) ?? letter));
  };
  const swapped = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();
  /** UTF-8 that was read as ISO-8859-1, with columns of the right width. */
  const mojibake = txt(
    good.map((record) => {
      const twice = (value: string, width: number) => Buffer.from(value).toString('latin1').slice(0, width);
      return { ...record, name: twice(record.name, 58), shortName: twice(record.shortName, 27) };
    }),
  );
  it.each<[string, Buffer, string]>([
    ['UTF-8', Buffer.from(text), 'faulty-line'],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`), 'not-a-bank-file'],
    ['UTF-16', Buffer.from(text, 'utf16le'), 'not-a-bank-file'],
    ['UTF-16 with a byte order mark', Buffer.from(`\uFEFF${text}`, 'utf16le'), 'not-a-bank-file'],
    ['UTF-16, big-endian', swapped, 'not-a-bank-file'],
    ['CP850', recoded('\x84\x94\x81\x8E\x99\x9A\xE1'), 'faulty-line'],
    ['Mac Roman', recoded('\x8A\x9A\x9F\x80\x85\x86\xA7'), 'faulty-line'],
    ['mojibake', mojibake, 'faulty-line'],
    ['ASCII with question marks', recoded('???????'), 'faulty-line'],
    ['ASCII with umlauts as plain vowels', recoded('aouAOUs'), 'implausible'],
  ])('%s', async (_, body, code) => {
    await syncFrom(body, ['rejected', code]);
  });
});

describe('a file with rows missing', () => {
  it.each([90, 6])('%d % of the banks, evenly', async (percent) => {
    const kept = snapshot.banks.filter((_, index) => (index * percent) % 100 >= percent);
    await syncFrom(txt(records(kept, FULL_SIZE, NEXT_NUMBER + 1)), ['rejected', 'implausible']);
  });

  it('6 % of its lines', async () => {
    await syncFrom(txt(good.filter((_, index) => (index * 6) % 100 >= 6)), ['rejected', 'lead-record']);
  });
});

describe('a file with a fault in the middle', () => {
  const change = (fields: Partial<BankRecord>) =>
    txt(good.map((record, index) => (index === 7000 ? { ...record, ...fields } : record)));
  const line = (edit: (line: string) => string) =>
    latin1(
      text
        .split('\r\n')
        .map((content, index) => (index === 7000 ? edit(content) : content))
        .join('\r\n'),
    );
  const lead = good.find(({ merkmal }) => merkmal === '1');

  it.each<[string, Buffer, string]>([
    ['the code 00000000', change({ blz: '00000000' }), 'faulty-line'],
    ['letters in a code', change({ blz: '1001OO10' }), 'faulty-line'],
    ['a BIC of seven', change({ bic: 'COBADEF' }), 'faulty-line'],
    ['a control character', change({ name: 'Bank\x07' }), 'faulty-line'],
    ['a NUL', change({ city: 'Köln\0' }), 'faulty-line'],
    ['a line of 167 bytes', line((content) => content.slice(1)), 'faulty-line'],
    ['a line of 169 bytes', line((content) => `${content} `), 'faulty-line'],
    ['a line twice as long', line((content) => content + content), 'faulty-line'],
    ['a blank line', line(() => ''), 'faulty-line'],
    ['LF for CR LF', latin1(text.replaceAll('\r\n', '\n')), 'faulty-line'],
    ['a code twice', txt([...good, { ...lead, name: 'Noch eine Bank' } as BankRecord]), 'lead-record'],
  ])('%s', async (_, body, code) => {
    const { failures } = await syncFrom(body, ['rejected', code]);
    if (code === 'faulty-line') expect(failures[0]?.german).toMatch(/Zeile \d+/);
  });

  it('is refused, but not for a blank line at its end', async () => {
    await syncFrom(Buffer.concat([editionA.file, Buffer.from('\r\n')]), ['updated']);
  });
});
