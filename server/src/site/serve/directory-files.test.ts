import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { Directory } from '../../directory/directory.ts';
import { directoryCsv } from '../../directory/texts.ts';
import type { Served } from '../../store/watch-store.ts';
import { wholeDirectory } from './whole-directory.ts';

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
  ['Bank "Nord", Ost', '"Bank ""Nord"", Ost"'],
  ['Süd; West', '"Süd; West"'],
])('a spreadsheet reads %s as text', (name, cell) => {
  expect(nameIn(name)).toBe(cell);
});

it('the files have the days of their edition once these are known, although its banks stay the same', async () => {
  const directory = new Directory([{ ...bank, name: 'Bundesbank' }]);
  let validFrom: string | null = null;
  const served = () => ({ directory, state: { edition: { ...edition, validFrom } } }) as unknown as Served;
  const files = wholeDirectory(served, () => {});
  const texts = () => files.map(([, file]) => `${file({ headers: {} } as FastifyRequest).body}`);
  expect(texts().join()).not.toContain('2099-03-09');
  validFrom = '2099-03-09';
  for (const [place, [path]] of files.entries()) {
    // Its rows are of banks that are gone: they have the days of other editions.
    if (path === '/bankleitzahlen-frueher.csv') continue;
    await expect.poll(() => texts()[place]).toContain('2099-03-09');
  }
});
