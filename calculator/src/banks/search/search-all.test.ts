import { array, assert, integer, nat, property, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { count } from '../../../../test/count.ts';
import { bankIndex, banks } from '../../../test/bank-index.ts';
import type { BankWithBlz } from '../../iban/bic.ts';
import { BankIndex, wordsOf } from './bank-index.ts';
import { everydayWords } from './everyday-words.ts';
import { foldText } from './spelling.ts';

const NO_NAMES = new Map();
/** Each bank is looked for, or one in so many. */
const STEP = count({ usual: 10, long: 1 });

/** All records that are found, bank by bank. */
const found = <B extends BankWithBlz>(index: Pick<BankIndex<B>, 'search'>, text: string): B[] =>
  index.search(text).hits.flatMap(({ bank, others }) => [bank, ...others]);

it('finds a bank by its BLZ, by its BIC, and by its name and city', () => {
  for (const [index, bank] of banks.entries()) {
    if (index % STEP > 0) continue;
    const { blz, name, city, bic } = bank;
    expect(found(bankIndex, blz)).toEqual([bank]);
    if (bic) expect(found(bankIndex, bic)).toContain(bank);
    expect(found(bankIndex, `${city} ${name}`)).toContain(bank);
  }
});

it('finds exactly the banks that a scan of all banks finds', () => {
  const has = ({ blz, name, city, bic }: BankWithBlz, words: readonly string[]) => {
    const own = foldText(`${name} ${city}`).split(' ');
    const everyday = everydayWords(foldText(name));
    const all = [...own, ...everyday, blz, foldText(bic ?? '')];
    const isJoined = words.length === 2 && all.includes(words.join(''));
    const hasWord = (typed: string) =>
      all.some((word) => word.startsWith(typed)) ||
      (typed.length > 3 && [own.join(''), ...everyday].some((word) => word.includes(typed)));
    return isJoined || words.every(hasWord);
  };
  const index = new BankIndex(banks, NO_NAMES);
  // A text without digits is no BLZ, and one with an ampersand no BIC.
  const piece = nat().chain((number) => {
    const { name = '', city = '' } = banks[number % banks.length] ?? {};
    const text = `${name} ${city}`.replace(/\d/g, '');
    return tuple(nat(text.length), integer({ min: 1, max: 9 })).map(([at, length]) =>
      text.slice(at, at + length),
    );
  });
  assert(
    property(array(piece, { minLength: 1, maxLength: 2 }), (pieces) => {
      const text = pieces.join(' & ');
      const words = wordsOf(text);
      const { hits, isCorrected } = index.search(`${text} &`);
      const records = isCorrected ? [] : hits.flatMap(({ bank, others }) => [bank, ...others]);
      const expected = banks.filter((bank) => words.length > 0 && has(bank, words));
      expect(new Set(records)).toEqual(new Set(expected));
    }),
    { numRuns: count({ usual: 20, long: 100 }) },
  );
});
