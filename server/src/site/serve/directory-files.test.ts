import { expect, it } from 'vitest';
import { directoryCsv } from './whole-directory.ts';

const edition = { origin: 'sync' as const, validFrom: null, validUntil: null };
const bank = {
  blz: '10000000',
  city: 'Berlin',
  bic: null,
  checkMethod: '09',
  deletion: false,
  successor: null,
};
const nameIn = (name: string) =>
  directoryCsv({ banks: [{ ...bank, name }], edition })
    .split('\r\n')[1]
    ?.slice('10000000,'.length, -',Berlin,,bundesbank,sync,,'.length);

it.each([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['Ost=West', 'Ost=West'],
])('a spreadsheet reads %s as text', (name, cell) => {
  expect(nameIn(name)).toBe(cell);
});
