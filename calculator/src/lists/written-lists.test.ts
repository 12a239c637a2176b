import { describe, expect, it } from 'vitest';
import { count } from '../../../test/count.ts';
import { fullCalculator } from '../../test/full-calculator.ts';
import { Writer } from '../../test/written-accounts.ts';
import { writtenList } from '../../test/written-lists.ts';
import { checkList } from './check-list.ts';
import { GERMAN_LIST_WORDS } from './de.ts';
import { readList } from './read-list.ts';

/** Checks many lists. @returns the rows with an IBAN that their list does not say, and the share of right rows */
function checkAll(lists: number, maxRows: number, hasHeader: boolean, isAmbiguous: boolean) {
  const wrong: string[] = [];
  let rows = 0;
  let right = 0;
  for (let seed = 1; seed <= lists; seed++) {
    const writer = new Writer(seed * 104_729);
    const list = writtenList(writer, 1 + writer.below(maxRows), hasHeader);
    if (list.isAmbiguous !== isAmbiguous) continue;
    rows += list.ibans.size;
    const read = readList(list.text, fullCalculator);
    if (!('list' in read)) continue;
    for (const { line, iban } of [...checkList(read.list, fullCalculator, GERMAN_LIST_WORDS)].flat()) {
      if (iban && iban === list.ibans.get(line)) right += 1;
      else if (iban) wrong.push(`line ${line} gives ${iban}, not ${list.ibans.get(line)}:\n${list.text}`);
    }
  }
  return { wrong, share: right / rows };
}

describe('written lists', () => {
  it.each([1, 2, 12])('with names of columns and up to %i rows are read', (maxRows) => {
    const { wrong, share } = checkAll(count({ usual: 40, long: 400 }), maxRows, true, false);
    expect(wrong).toEqual([]);
    expect(share).toBeGreaterThan(0.95);
  });

  it.each([1, 2, 12])('without names and with up to %i rows give no wrong IBAN', (maxRows) => {
    expect(checkAll(count({ usual: 40, long: 400 }), maxRows, false, false).wrong).toEqual([]);
  });

  it.each([true, false])('with a second column of accounts give no wrong IBAN, header: %s', (hasHeader) => {
    expect(checkAll(count({ usual: 80, long: 800 }), 12, hasHeader, true).wrong).toEqual([]);
  });

  it('without names but with many rows are read if check digits identify the columns', () => {
    const { wrong, share } = checkAll(count({ usual: 20, long: 60 }), 60, false, false);
    expect(wrong).toEqual([]);
    // One account in five of these lists has a wrong check digit.
    expect(share).toBeGreaterThan(0.3);
  });
});
