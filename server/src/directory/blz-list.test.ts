import { expect, it } from 'vitest';
import { snapshot } from '../../test/bank-file.ts';
import { formatBlzList, parseBlzList } from './blz.ts';
import { Directory } from './directory.ts';

it('the list of BLZs carries the names of all banks', () => {
  const { names } = new Directory(snapshot.banks);
  const blzs = snapshot.banks.map(({ blz }) => blz);
  const list = parseBlzList(formatBlzList(blzs, names));
  expect([...list.keys()]).toEqual(blzs);
  expect(names.size).toBeGreaterThan(100);
  for (const [blz, given] of list) expect(given).toEqual(names.get(blz) ?? { inUse: [], former: [] });
});
