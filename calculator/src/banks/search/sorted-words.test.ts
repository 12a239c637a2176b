import { array, assert, constantFrom, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { SortedWords } from './sorted-words.ts';

it('gives the words with the same beginning in order, each with its holders', () => {
  const words = new SortedWords([['ing', 'diba'], ['ingo'], ['bingen', 'ing'], []]);
  expect(words.startingWith('ing')).toEqual([
    { word: 'ing', holders: [0, 2] },
    { word: 'ingo', holders: [1] },
  ]);
  for (const beginning of ['a', 'ingot', 'z']) expect(words.startingWith(beginning)).toEqual([]);
});

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
