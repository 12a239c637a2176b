import { array, assert, integer, nat, property, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { bankIndex, banks } from '../../../test/bank-index.ts';
import type { BankWithBlz } from '../../iban/bic.ts';
import { BankIndex } from './bank-index.ts';
import { everydayWords } from './everyday-words.ts';
import { readingsOf } from './readings.ts';
import { foldText } from './spelling.ts';
import { wordsOf } from './word-search.ts';

const NO_NAMES = new Map();
/** Every STEP-th bank is looked for. */
const STEP = 10;

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
  const scanned = banks.map((bank) => {
    const own = foldText(`${bank.name} ${bank.city}`).split(' ');
    const everyday = everydayWords(foldText(`${bank.name} ${bank.city}`));
    const all = [...own, ...everyday, bank.blz, foldText(bank.bic ?? '')];
    return { bank, all, joined: [own.join(''), ...everyday] };
  });
  const has = ({ all, joined }: (typeof scanned)[number], words: readonly string[]) => {
    const isJoined = words.length === 2 && all.includes(words.join(''));
    const hasWord = (typed: string) =>
      all.some((word) => word.startsWith(typed)) ||
      (typed.length > 3 && joined.some((word) => word.includes(typed)));
    return isJoined || words.every(hasWord);
  };
  const index = new BankIndex(banks, NO_NAMES);
  const wholeNames = new Set(banks.map(({ name }) => foldText(name)));
  // A text without digits is not a BLZ, and one with an ampersand is not a BIC.
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
      const readings = words.length > 0 ? readingsOf(words, (name) => wholeNames.has(name)) : [];
      const expected = readings
        .map((reading) => scanned.filter((bank) => has(bank, reading)))
        .find((banks) => banks.length > 0);
      expect(new Set(records)).toEqual(new Set(expected?.map(({ bank }) => bank)));
    }),
    { numRuns: 20 },
  );
});
