import { describe, expect, it } from 'vitest';
import { brokenRules } from '../../../server/test/typography.ts';
import { readFormerBanks } from '../../tables/former-banks.js';
import { GERMAN_FORMER } from './de.ts';
import { ENGLISH_FORMER } from './en.ts';
import {
  formerBlz,
  formerFacts,
  formerFromColumns,
  isReplaced,
  toFormerColumns,
  withoutAlt,
} from './former-banks.ts';
import { inSentence } from './former-words.ts';

const banks = readFormerBanks();
const facts = { ...{ blz: '10000001', city: 'Ort', lastYear: 2013 }, longestName: null, longestUntil: null };
const belonged = (name: string) => GERMAN_FORMER.belonged({ ...facts, name });
const successor = (name: string, city = 'Ort') =>
  GERMAN_FORMER.successor({ blz: '44160014', name, city }).replaceAll('\u00a0', ' ');

describe('the German sentence about a former bank', () => {
  it.each([
    ['SEB', 'gehörte sie zur SEB'],
    ['Dresdner Bank', 'gehörte sie zur Dresdner Bank'],
    ['Volks- und Raiffeisenbank', 'gehörte sie zur Volks- und Raiffeisenbank'],
    ['VR Bank', 'gehörte sie zur VR Bank'],
    ['netbank', 'gehörte sie zur netbank'],
    ['Bankhaus Löbbecke', 'gehörte sie zum Bankhaus Löbbecke'],
    // An adjective would change its ending, and a name may be of any gender.
    ['Deutsche Apotheker- und Ärztebank', 'hieß die Bank Deutsche Apotheker- und Ärztebank'],
    ['Bankverein Bebra', 'hieß die Bank Bankverein Bebra'],
    ['Delbrück & Co', 'hieß die Bank Delbrück & Co'],
    ['SEB TZN MB Ffm', 'hieß die Bank SEB TZN MB Ffm'],
  ])('has an article only where the name tells which: %s', (name, part) => {
    expect(belonged(name)).toBe(`Bis 2013 ${part}, Ort.`);
  });

  it.each([
    ['Dortmunder Volksbank', 'Nachfolgerin ist die Dortmunder Volksbank (BLZ 441 600 14).'],
    ['Deutsche Bank', 'Nachfolgerin ist die Deutsche Bank (BLZ 441 600 14).'],
    ['Volksbank -alt-', 'Nachfolgerin ist die Volksbank, Ort (BLZ 441 600 14).'],
    ['NRW.BANK', 'Nachfolgerin: NRW.BANK (BLZ 441 600 14).'],
  ])('names the successor: %s', (name, sentence) => expect(successor(name)).toBe(sentence));

  it('and the English one are in good order for every bank', () => {
    const wrong = banks.flatMap((bank) => {
      const one = formerFacts(bank);
      const german = GERMAN_FORMER.belonged(one);
      const both = `${german} ${ENGLISH_FORMER.belonged(one)}`;
      const isWhole =
        /^(?:Bis \d{4}|Sie wurde vor 2008) .*\.$/.test(german) && both.includes(inSentence(one.name));
      return isWhole && !/null|undefined|NaN/.test(both) ? [] : [both];
    });
    expect(wrong).toEqual([]);
    const { gone, ask, oldIban, replaced, accountMayDiffer } = GERMAN_FORMER;
    for (const text of [gone, ask, oldIban, replaced, accountMayDiffer])
      expect(brokenRules(text)).toEqual([]);
  });
});

describe('a name that ends in „-alt-“', () => {
  it.each([
    ['Volksbank Wismar -alt-', 'Volksbank Wismar'],
    ['Volksbank Grevenbrück -alt', 'Volksbank Grevenbrück'],
    ['Volksbank Altshausen -alt-.', 'Volksbank Altshausen'],
    ['VR-Bank Westmünst.-alt-', 'VR-Bank Westmünst.'],
  ])('loses that: %s', (name, short) => {
    expect([isReplaced(name), withoutAlt(name)]).toEqual([true, short]);
  });

  it.each(['Alte Leipziger', 'Volksbank Altshausen', 'Sparkasse Altötting'])(
    'is not this one: %s',
    (name) => {
      expect([isReplaced(name), withoutAlt(name)]).toEqual([false, name]);
    },
  );
});

it('former banks are the same after a way through columns', () => {
  const all = banks.map(formerBlz);
  expect(formerFromColumns(toFormerColumns(all))).toEqual(all);
});
