import type { UnreadReading } from '../../answers/judgement.ts';
import { group } from '../../iban/group.ts';
import type { RowReading } from '../../lists/list.ts';
import type { ReadingFault } from '../../reader/reading.ts';
import { groupedBlz } from '../grouped-blz.ts';

/** What digits say that are not all of a number. @param found as it stands in the text */
export const notWholeSentence = (found: string) =>
  `“${found}” is not a whole number. Enter all its digits, and nothing else.`;

/** Why a number can be no part of an account. @param found as it stands in the text */
const REFUSED: Readonly<Record<ReadingFault, (found: string) => string>> = {
  date: (found) => `“${found}” is a date. If a table has changed the number, enter it again as text.`,
  decimal: (found) => `“${found}” has decimal places. Bank code and account number are whole numbers.`,
  shortened: (found) =>
    `Excel has shortened this number (“${found}”). Format the column as text, and enter the number again.`,
  letters: (found) => `“${found}” has letters in it. Bank code and account number have only digits.`,
  words: notWholeSentence,
  masked: notWholeSentence,
  sign: notWholeSentence,
  direction: () => 'This text has characters that reverse it. Type the numbers instead.',
  length: () => 'The text is too long. Insert only the part with the bank details.',
};

/** What a reading from which no account can be taken says. */
export function unreadSentence(reading: UnreadReading): string {
  switch (reading.code) {
    case 'unclear':
      return unclearSentence(
        reading.candidates.map((candidate) =>
          'iban' in candidate ? `IBAN ${group(candidate.iban)}` : numbersInWords(candidate),
        ),
      );
    case 'contradiction':
      return `The IBAN ${group(reading.iban)} and ${numbersInWords(reading)} do not belong to the same account. Ask which one is right.`;
    case 'refused':
      return REFUSED[reading.fault](reading.found);
    case 'nothing':
      return 'This row has no account.';
  }
}

/** What the reading of a row says that is no account. @returns `''` for an IBAN and an account */
export function readingSentence(reading: RowReading): string {
  switch (reading.code) {
    case 'iban':
    case 'account':
      return '';
    case 'incomplete':
      return 'blz' in reading ? 'The account number is missing.' : 'The bank code is missing.';
    case 'which-number':
      return `Is ${reading.kontonummer} the account number? The bank code is missing.`;
    case 'not-whole':
      return notWholeSentence(reading.found);
    case 'skipped':
      return 'A title or a total, no account.';
    default:
      return unreadSentence(reading);
  }
}

/** @param candidates what could be meant, in words */
const unclearSentence = (candidates: readonly string[]) =>
  candidates.length === 0
    ? 'Which number is the bank code and which the account number is not clear.'
    : `Which account is meant is not clear. Possible: ${candidates.join('; ')}.`;

function numbersInWords({
  blz,
  kontonummer,
}: {
  readonly blz?: string;
  readonly kontonummer?: string;
}): string {
  const parts = [blz && `bank code ${groupedBlz(blz)}`, kontonummer && `account number ${kontonummer}`];
  return parts.filter(Boolean).join(', ');
}
