import { fill } from './fill.ts';
import { COUNTRY, HAS, KINDS, LENGTH, MISSING, STRAY } from './messages.ts';

/**
 * Tells what is wrong with a field, in sentences: that it is empty; else its length and its first wrong character.
 *
 * @param name of the field
 * @param text what was typed, cleaned
 * @param structure the class of each character: `0` a letter, `1` a digit, `2` a digit from 1 to 8, `3` a letter or a
 *   digit. An IBAN has none where its country is unknown
 * @param has what stands between name and length
 * @param found what was found before
 */
export const faults = (
  name: string,
  text: string,
  structure: string | undefined,
  has = HAS,
  found: string[] = [],
): string[] => {
  if (text && structure) {
    if (text.length !== structure.length) found.push(fill(LENGTH, name + has, structure.length, text.length));
    // Only the first one: behind a missing or doubled character, every other one may be in a wrong place.
    [...text].find(
      (character, index, _, type = structure[index] ?? (3 as unknown as string)) =>
        // Lower-case letters and `_`, which `\w` also knows, are gone after cleaning.
        !/0[A-Z]|1\d|2[1-8]|3\w/.test(type + character) &&
        found.push(fill(STRAY, index + 1, name, character, KINDS.split('|')[type as unknown as number])),
    );
  } else found.push(text ? fill(COUNTRY, text.slice(0, 2)) : fill(MISSING, name));
  return found;
};
