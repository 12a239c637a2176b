import { array, assert, constantFrom, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { SortedWords } from './sorted-words.ts';

it('finds the same as a scan of all words', () => {
  const letters = string({ unit: constantFrom('a', 'b', 'é', '\uffff', '9'), minLength: 1, maxLength: 4 });
  assert(
    property(array(array(letters)), letters, (wordsOf, beginning) => {
      const found = new SortedWords(wordsOf).startingWith(beginning);
      const expected = [...new Set(wordsOf.flat())].filter((word) => word.startsWith(beginning)).sort();
      expect(found.map(({ word }) => word)).toEqual(expected);
      for (const { word, holders } of found)
        expect([...new Set(holders)]).toEqual(
          [...wordsOf.keys()].filter((of) => wordsOf[of]?.includes(word)),
        );
    }),
  );
});
