import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { csv, records, snapshot, txt, xml } from '../../test/bank-file.ts';
import { originals } from '../../test/originals.ts';
import { rulesOf } from './contents.ts';

const some = snapshot.banks.slice(0, 3);
const lines = records(some, 5, 5);
const codes = some.map(({ blz }) => blz);
const extended = txt(lines, new Map());

const csvWith = (rule: string) =>
  Buffer.from(
    csv(lines)
      .toString('latin1')
      .replaceAll(/(?<=\d")\r/g, `;${rule}\r`),
    'latin1',
  );

describe('rulesOf', () => {
  it('gives the rule of each bank, not those of branches or deleted banks', () => {
    const [first = '', ...rest] = codes;
    const expected = [[first, '004201'], ...rest.map((blz) => [blz, '000000'])];
    expect(rulesOf(txt(lines, new Map([[first, '004201']])))).toEqual(expected);
    const deleted = lines.map((line, index) => (index === 0 ? { ...line, change: 'D' } : line));
    expect(rulesOf(txt(deleted, new Map()))?.map(([blz]) => blz)).toEqual(rest);
  });

  it('reads rules in XML and CSV, too', () => {
    const withRules = xml(lines)
      .toString()
      .replaceAll('</BLZEintrag>', '<IBANRegel>000503</IBANRegel></BLZEintrag>');
    expect(rulesOf(Buffer.from(withRules))).toEqual(codes.map((blz) => [blz, '000503']));
    expect(rulesOf(csvWith('000503'))).toEqual(codes.map((blz) => [blz, '000503']));
  });

  it('sorts the rules by BLZ, whatever the order of the file', () => {
    expect(rulesOf(txt(lines.toReversed(), new Map()))?.map(([blz]) => blz)).toEqual(codes);
  });

  it('is null if a file has no rules', () => {
    const blank = Buffer.from(extended.toString('latin1').replaceAll('000000\r', '      \r'), 'latin1');
    for (const bytes of [txt(lines), csv(lines), xml(lines), blank]) expect(rulesOf(bytes)).toBeNull();
  });

  it('refuses a rule of another form, or a bank without one', () => {
    const other = Buffer.from(extended.toString('latin1').replace(/000000\r/, '00 503\r'), 'latin1');
    expect(() => rulesOf(other)).toThrow(`The IBAN rule of ${codes[0]} (field 14) is “00 503”.`);
    expect(() => rulesOf(csvWith('0005030'))).toThrow('(field 14) is “0005030”.');
    const missing = Buffer.from(extended.toString('latin1').replace(/000000\r/, '      \r'), 'latin1');
    expect(() => rulesOf(missing)).toThrow(`The IBAN rule of ${codes[0]} (field 14) is “”.`);
  });

  it.skipIf(!originals)('gives the committed table from the file that it was made from', ({ skip }) => {
    const table = readFileSync('calculator/data/iban-rules.tsv', 'utf8');
    const day = /valid from (\S+),/.exec(table)?.[1];
    const path = ['', '_rebuilt']
      .map((suffix) => `${originals}/bundesbank/blz2_${day}${suffix}.txt`)
      .find((one) => existsSync(one));
    if (!path) return skip(`There is no extended file of ${day}.`);
    const rows = table.split('\n').filter((line) => line && !line.startsWith('#'));
    expect(rulesOf(readFileSync(path))?.map((row) => row.join('\t'))).toEqual(rows);
  });
});
