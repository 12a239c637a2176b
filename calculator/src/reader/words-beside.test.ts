import { expect, it } from 'vitest';
import { wordsBeside } from './read-fields.ts';

it.each([
  ['Sparkasse KölnBonn Kto 123', 'Sparkasse KölnBonn'],
  ['Kto.-Nr. 532 013 000,\nSparkasse KölnBonn', 'Sparkasse KölnBonn'],
  ['Kontonummer lautet 5, GLS Bank', 'GLS Bank'],
  ['Konto 123 (Sparkasse  KölnBonn)', 'Sparkasse KölnBonn'],
  ['Sparkasse KölnBonn (Konto 123)', 'Sparkasse KölnBonn'],
  ['COLSDE33XXX Kto 123', 'COLSDE33XXX'],
  // Numbers that are not part of an account stay with their words.
  ['Sparkasse KölnBonn, Hahnenstr. 57, Kto 123', 'Sparkasse KölnBonn, Hahnenstr. 57'],
  ['Kto Hahnenstr. 57', 'Hahnenstr. 57'],
  ['1822direkt Kto 123', '1822direkt'],
  ['Der Schlüssel lautet 4711', 'Der Schlüssel lautet 4711'],
  ['lautet 4711', 'lautet 4711'],
  ['Kto 123', ''],
  ['123', ''],
  ['', ''],
])('„%s“ has „%s“ beside the account', (text, words) => {
  expect(wordsBeside(text)).toBe(words);
});
