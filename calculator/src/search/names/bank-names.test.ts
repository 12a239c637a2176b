import { describe, expect, it } from 'vitest';
import { bankIndex, banksByBlz as banks } from '../../../test/bank-index.ts';
import { foldText } from '../fold-text.ts';
import { bankNames } from './bank-names.ts';
import { FORMER_NAMES } from './former-names.ts';
import { NAMES_IN_USE } from './names-in-use.ts';

const rows = [...NAMES_IN_USE, ...FORMER_NAMES];

describe('the names by which people know banks', () => {
  it('are enough, each with a source', () => {
    expect(NAMES_IN_USE.length).toBeGreaterThanOrEqual(150);
    for (const [name, , source] of rows)
      expect([name, source]).toEqual([
        name,
        expect.stringMatching(/^(website|former website|short name|name|full name|Bundesbank file|BIC)\b/),
      ]);
  });

  it('name banks of the snapshot', () => {
    expect(rows.filter(([, blz]) => !banks.has(blz))).toEqual([]);
  });

  it('never contradict each other: each stands for one BLZ', () => {
    const folded = rows.map(([name]) => foldText(name));
    expect(folded.filter((name, index) => folded.indexOf(name) !== index)).toEqual([]);
  });

  it('hold nothing that separates names in the list of BLZs', () => {
    expect(rows.filter(([name]) => /[\t|\n]/.test(name) || name !== name.trim())).toEqual([]);
  });

  it('find their bank in the search', () => {
    const wrong = rows.filter(([name, blz]) => {
      const { bank, others = [] } = bankIndex.search(name).hits[0] ?? {};
      return ![bank, ...others].some((found) => found?.blz === blz);
    });
    expect(wrong).toEqual([]);
  });

  it('go with the edition: to the successor, or nowhere', () => {
    const [dkb, ing] = ['12030000', '50010517'];
    const edition = new Map([
      [dkb, { successor: '10000001' }],
      ['10000001', { successor: null }],
    ]);
    const names = bankNames(edition);
    expect([...names.keys()]).toEqual(['10000001']);
    expect(names.get('10000001')?.inUse[0]).toBe('DKB');
    expect(bankNames(new Map([[ing, { successor: '10000001' }]])).get(ing)?.inUse[0]).toBe('ING');
    expect(bankNames(new Map()).size).toBe(0);
  });
});
