import { cleanIban, group, sharedOf } from '../../../calculator/fields.ts';
import { calculator } from '../calculator.ts';
import { bankOf } from './answers.ts';
import { kindOf } from './kind-of-text.ts';

/** The texts of the two fields. */
export type Texts = readonly [first: string, second: string];

/** What the calculator's reader has made of the two texts. */
export interface ReadForm {
  readonly texts: Texts;
  /** Whether the first text is an IBAN, perhaps with a typing error. */
  readonly isIban: boolean;
  /** What was understood, if a text has changed; or `''`. */
  readonly understood: string;
  /** What is not clear; or `''`. */
  readonly question: string;
}

/** What people write between an account number and the name of its bank: „Kto 123 bei der …“, „Bank: …“. */
const BEFORE_NAME = /^(?:(?:bei|at|with)(?: der| the)?|(?:bank|(?:kredit|geld)?institut):) /iu;

/** A word of a name, not a number with typing errors: 1822direkt. */
const WORD_WITH_DIGITS = /(?<![\p{L}\d])\d{1,4}\p{L}{3,}/gu;

/**
 * Reads what stands in the two fields. Without banken.js, the texts stay as they are.
 *
 * @param inserted a text that has come into a field at once, and the place of that field
 */
export function readForm(typed: Texts, inserted?: { place: 0 | 1; text: string }): ReadForm {
  const texts = inNameOrder(typed);
  const unread = { texts, isIban: kindOf(texts[0]) === 'iban', understood: '', question: '' };
  // The reader knows numbers. A name without any is for the search.
  const read = sharedOf(calculator()).readTexts?.(isOnlyName(texts[0]) ? ['', texts[1]] : texts, inserted);
  if (!read) return unread;
  const { reading, sentence, words } = read;
  if (reading.code === 'iban') {
    const isAlone = cleanIban(texts[0]) === reading.iban;
    // A pasted IBAN drops no number that stood beside it: whether that is of the same account is asked later.
    const second = inserted?.place === 0 ? texts[1] : '';
    return { ...unread, texts: [isAlone ? texts[0] : group(reading.iban), second], isIban: true };
  }
  if (/^(?:unclear|contradiction|refused)$/.test(reading.code)) return { ...unread, question: sentence };
  const [first = texts[0], second = texts[1]] = read.texts;
  const name = words.replace(BEFORE_NAME, '');
  return { ...unread, texts: [first || name, second], understood: sentence };
}

/** The name of a bank belongs into the first field, a number beside it into the second. */
function inNameOrder([first, second]: Texts): Texts {
  const isSwapped = isOnlyName(second) && kindOf(first) === 'blz' && !bankOf(first);
  return isSwapped ? [second, first] : [first, second];
}

/** Whether a text is the name of a bank, without a number. */
function isOnlyName(text: string): boolean {
  return kindOf(text) === 'name' && !/\d/.test(text.replace(WORD_WITH_DIGITS, ''));
}
