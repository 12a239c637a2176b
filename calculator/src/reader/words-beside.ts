import { placeNumbers } from './place-numbers.ts';
import { plainText } from './plain-text.ts';
import { tokensOf } from './tokens.ts';

/** What may stand around the words once the account is gone. */
const ENDS = /^[\s,;:/|()-]+|[\s,;:/|(-]+$/g;

/**
 * A text without the numbers of an account and their labels: of „Sparkasse Köln, Kto 123“, it leaves „Sparkasse Köln“.
 * Numbers that have another place, such as a street's, stay with their words.
 */
export function wordsBeside(text: string): string {
  return placeNumbers(tokensOf(plainText(text)))
    .filter(({ kind }) => kind !== 'label' && kind !== 'number')
    .map((token) => token.gap + token.text)
    .join('')
    .replace(ENDS, '')
    .replace(/\s+/g, ' ');
}
