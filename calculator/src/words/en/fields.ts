import type { FieldWords } from '../../fields/field-words.ts';
import { withoutPrototype } from '../../without-prototype.ts';
import { groupedBlz } from '../grouped-blz.ts';
import { readingSentence } from './reader.ts';

const NAMES = { blz: 'bank code', kontonummer: 'account number' };

/** What the English widget says of a text that stood in its fields, besides the sentences about faults. */
export const ENGLISH_FIELD_WORDS: FieldWords = withoutPrototype({
  'account-taken': () => 'Bank code and account number were filled in.',
  'blz-taken': () => 'The bank code was filled in.',
  'kontonummer-taken': () => 'The account number was filled in.',
  'iban-taken': () => 'The IBAN was filled in.',
  'put-right': () => 'Bank code and account number were swapped. They are in their own fields now.',
  'is-iban': () => 'This is an IBAN.',
  'looks-like-iban': () => 'This looks like an IBAN.',
  'is-account': ({ account }) =>
    `This is a bank code and an account number, not an IBAN: ${groupedBlz(account.blz)} and ${account.kontonummer}.`,
  'several-numbers': ({ field, text }) =>
    `“${text}” may be more than one number. Enter the ${NAMES[field]} without separators.`,
  unread: ({ reading }) => readingSentence(reading),
} satisfies FieldWords);
