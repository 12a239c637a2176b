import { describe, expect, it } from 'vitest';
import { bankIndex, banks } from '../../../test/bank-index.ts';
import type { BankWithBlz } from '../../iban/bic.ts';
import { BankIndex } from './bank-index.ts';
import { MAX_WORDS, wordsOf } from './word-search.ts';

const NO_NAMES = new Map();

/** All records that are found, bank by bank. */
const found = <B extends BankWithBlz>(index: Pick<BankIndex<B>, 'search'>, text: string): B[] =>
  index.search(text).hits.flatMap(({ bank, others }) => [bank, ...others]);

/** The hits, each as `37040044 Commerzbank, Köln`. */
function hits(text: string): string[] {
  return found(bankIndex, text).map(({ blz, name, city }) => `${blz} ${name}, ${city}`);
}

describe('the search', () => {
  it.each([
    '37040044',
    '370 400 44',
    ' 370-400-44\u00a0',
    'DE89 3704 0044 0532 0130 00',
    'IBAN: de89370400440532013000',
    'DE89 3704 0044',
  ])('finds the one bank of a BLZ or a German IBAN: %s', (text) => {
    expect(hits(text)).toEqual(['37040044 Commerzbank, Köln']);
  });

  it('finds banks by the beginning of a BLZ or an IBAN', () => {
    for (const text of ['370400', '370 400', 'DE89 3704 00']) {
      expect(hits(text).length).toBeGreaterThan(1);
      for (const hit of hits(text)) expect(hit).toMatch(/^370400/);
    }
  });

  it('finds what is near a text that finds nothing: without one of its words, or the end of a BLZ', () => {
    expect(hits('Sparkasse KölnBonn Quatschwort')).toEqual([]);
    const near = (text: string) => bankIndex.near(text).map(({ bank }) => bank.blz);
    expect(near('Sparkasse KölnBonn Quatschwort')).toEqual(['37050198']);
    expect(near('37050197')).toContain('37050198');
    expect(near('Quatschwort')).toEqual([]);
  });

  it('finds banks by the first four letters of a BIC or more, in any case', () => {
    for (const text of ['COBADEFF', 'cobadeff', 'COBA DEFF']) {
      const best = found(bankIndex, text).slice(0, 10);
      expect(best.map(({ bic }) => bic?.slice(0, 8))).toEqual(Array(10).fill('COBADEFF'));
    }
    const withCoba = banks.filter(({ bic }) => bic?.startsWith('COBA'));
    expect(new Set(found(bankIndex, 'coba').slice(0, withCoba.length))).toEqual(new Set(withCoba));
  });

  it('gives the same answer for each way of writing an umlaut or ß', () => {
    for (const [umlaut, ...others] of [
      ['köln', 'koeln', 'KOLN', 'Ko\u0308ln'],
      ['Gießen', 'giessen', 'GIESSEN'],
      ['Münchner Bank', 'muenchner bank', 'Munchner-Bank'],
    ] as const) {
      expect(hits(umlaut).length).toBeGreaterThan(0);
      for (const other of others) expect(hits(other)).toEqual(hits(umlaut));
    }
  });

  it('gives whole words first, then beginnings of words, then the middle of words', () => {
    const some = ['Neubanker', 'Banker Bund', 'BANK', 'Banker'].map((name, index) => ({
      blz: `1000000${index}`,
      name,
      city: 'Berlin',
      bic: null,
    }));
    const names = (text: string) => found(new BankIndex(some, NO_NAMES), text).map(({ name }) => name);
    expect(names('bank')).toEqual(['BANK', 'Banker', 'Banker Bund', 'Neubanker']);
    expect(names('bank bund')).toEqual(['Banker Bund']);
  });

  it('finds a BLZ before a name of the same digits', () => {
    const some = [
      { blz: '18220000', name: 'Direkt', city: 'Bonn', bic: null },
      { blz: '20000000', name: '1822direkt', city: 'Bonn', bic: null },
    ];
    expect(found(new BankIndex(some, NO_NAMES), '1822')).toEqual(some);
  });

  it('finds nothing for a text that no bank matches', () => {
    for (const text of ['', ' ', '–', '37040045', '99999', '370400440', 'xyzxyz', 'AT61 1904 3002 3457 3201'])
      expect(hits(text)).toEqual([]);
  });

  it('looks for up to three letters at the beginning of words only', () => {
    const some = ['Ingo', 'Bingener Bank'].map((name, index) => ({
      blz: `1000000${index}`,
      name,
      city: 'Ulm',
      bic: null,
    }));
    const names = (text: string) => found(new BankIndex(some, NO_NAMES), text).map(({ name }) => name);
    expect(names('inge')).toEqual(['Bingener Bank']);
    for (const text of ['i', 'in', 'ing']) expect(names(text)).toEqual(['Ingo']);
    expect(names('u b')).toEqual(['Bingener Bank']);
    expect(names('ulm nk')).toEqual([]);
  });

  it('can search for as many words as a bank can have, and finds nothing for more', () => {
    const longest = 'Vietnam Joint Stock Commercial Bank for Industry and Trade Frankfurt am Main';
    expect(wordsOf(longest)).toHaveLength(MAX_WORDS);
    const bank = { blz: '50320000', name: longest.slice(0, -18), city: 'Frankfurt am Main', bic: null };
    const index = new BankIndex([bank], NO_NAMES);
    expect(found(index, longest)).toEqual([bank]);
    expect(found(index, `${longest} V`)).toEqual([]);
    // A repeated word changes nothing.
    expect(found(index, `${longest} Vietnam Bank`)).toEqual([bank]);
    for (const { name, city } of banks)
      expect(wordsOf(`${name} ${city}`).length).toBeLessThanOrEqual(MAX_WORDS);
  });

  it('finds a bank however many letters of its name are typed', () => {
    const name = 'Sparkasse Landsberg-Diessen';
    for (let length = 1; length <= name.length; length += 1) {
      const some = found(bankIndex, name.slice(0, length));
      expect(some.map(({ blz }) => blz)).toContain('70052060');
    }
  });
});
