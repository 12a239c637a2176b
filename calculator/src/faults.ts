import { COUNTRY, HAS, KINDS, LENGTH, MISSING, STRAY } from './messages.ts';
import { tell } from './tell.ts';

/**
 * Tells what is wrong with a field, in sentences: that it is empty; else its length and its first wrong character.
 *
 * @param name of the field
 * @param text what was typed, cleaned
 * @param structure the class of each character: `0` a letter or a digit, `1` a digit, `2` a digit from 1 to 8, `3` a
 *   letter. Behind its end, `0` counts. An IBAN has none where its country is unknown
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
    if (text.length !== structure.length) tell(found, LENGTH, name + has, structure.length, text.length);
    // Only the first one: behind a missing or doubled character, every other one may be in a wrong place.
    // Code units: A to Z are 65 to 90, 0 to 9 are 48 to 57, the classes 48 to 51, and behind the end there is NaN.
    [...text].find(
      (character, index, _, type = structure.charCodeAt(index), code = character.charCodeAt(0)) => {
        const strays =
          code > 64 && code < 91
            ? type % 3
            : code < 48 || code > 57 || type - 49 > ((code % 9 !== 3) as unknown as number);
        return strays && tell(found, STRAY, index + 1, name, character, KINDS.split('|')[type & 3]);
      },
    );
  } else tell(found, text ? COUNTRY : MISSING, text.slice(0, 2) || name);
  return found;
};
