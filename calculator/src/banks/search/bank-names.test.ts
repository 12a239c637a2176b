import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatFormerNames, MAX_FORMER_NAMES, readFormerNames } from '../../../tables/former-names.js';
import { dataText, readTsv } from '../../../tables/tsv.js';
import { bankIndex, banksByBlz as banks } from '../../../test/bank-index.ts';
import { bankNames } from './bank-names.ts';
import { formerNames, namesInUse } from './names.data.ts';
import { foldText } from './spelling.ts';

const former = readFormerNames();
const banksWithNames = [...banks.values()].map((bank) => ({ bank, names: bankIndex.namesOf(bank) }));
/** The former names of the shipped file: the test edition adds some. */
const shippedNames = () =>
  readFormerNames(readFileSync(new URL('../../../data/former-names.tsv', import.meta.url), 'utf8'));
const NAMES_IN_USE = readTsv(dataText('names-in-use')).map(([name = '', blz = '', source = '']) => {
  return [name, blz, source] as const;
});
const rows = [...NAMES_IN_USE, ...former];

describe('the names by which people know banks', () => {
  it('in use are at least 150, and each name has a source', () => {
    expect(NAMES_IN_USE.length).toBeGreaterThanOrEqual(150);
    for (const [name, , source] of rows)
      expect([name, source]).toEqual([
        name,
        expect.stringMatching(/^(website|former website|short name|name|full name|Bundesbank file|BIC)\b/),
      ]);
  });

  it('belong to banks of the snapshot; only names in use may belong to a bank that has been deleted', () => {
    expect(former.filter(([, blz]) => !banks.has(blz))).toEqual([]);
    const there = NAMES_IN_USE.filter(([, blz]) => banks.has(blz));
    expect(there.length).toBeGreaterThan(NAMES_IN_USE.length * 0.9);
  });

  it('never contradict each other: a name in use means one BLZ, and is not a former name', () => {
    const inUse = NAMES_IN_USE.map(([name]) => foldText(name));
    const all = [...inUse, ...formerNames.map(([name]) => foldText(name))];
    expect(inUse.filter((name, index) => all.lastIndexOf(name) !== index)).toEqual([]);
  });

  it('include former names as the renewal writes them, and not too many', () => {
    expect(readFormerNames(formatFormerNames(former))).toEqual(former);
    expect(shippedNames().length).toBeLessThanOrEqual(MAX_FORMER_NAMES);
    expect(former.filter(([name, blz]) => foldText(name) === foldText(banks.get(blz)?.name ?? ''))).toEqual(
      [],
    );
  });

  it('contain no separator of names in the list of BLZs', () => {
    expect(rows.filter(([name]) => /[\t|\n]/.test(name) || name !== name.trim())).toEqual([]);
  });

  it('find their bank in the search', () => {
    // A search for a name leads to the bank that has it today, even where one of its offices had it and was renamed.
    const today = new Set([...banks.values()].map((bank) => foldText(bank.name)));
    const wrong = [...namesInUse, ...formerNames].filter(([name, listed]) => {
      if (today.has(foldText(name)) || !banks.has(listed)) return false;
      const blz = banks.get(listed)?.successor ?? listed;
      const whole = bankIndex.search(name).hits.filter(
        // Several banks may have had a name, even those with one BIC. Those that have it today come first.
        ({ bank, former }, place) => place === 0 || foldText(former ?? bank.name) === foldText(name),
      );
      return !whole.some(({ bank, others }) =>
        [bank, ...others].some((found) => found.blz === blz || found.bic === banks.get(blz)?.bic),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('are not former names of a bank that has them today', () => {
    const both = banksWithNames.filter(({ bank, names }) => {
      const today = [bank.name, ...(names?.inUse ?? [])].map(foldText);
      return names?.former.some((name) => today.includes(foldText(name)));
    });
    expect(both).toEqual([]);
  });

  it('go to the successor if the edition has it, and are left out if their BLZ is gone', () => {
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
