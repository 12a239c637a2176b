import type { FieldWords } from '../../fields/field-words.ts';
import { withoutPrototype } from '../../without-prototype.ts';
import { groupedBlz } from '../grouped-blz.ts';
import { readingSentence } from './reader.ts';

const NAMES = { blz: 'Bankleitzahl', kontonummer: 'Kontonummer' };

/** What the widget says of a text that stood in its fields, besides the sentences about faults. */
export const GERMAN_FIELD_WORDS: FieldWords = withoutPrototype({
  'account-taken': () => 'Bankleitzahl und Kontonummer übernommen.',
  'blz-taken': () => 'Bankleitzahl übernommen.',
  'kontonummer-taken': () => 'Kontonummer übernommen.',
  'iban-taken': () => 'IBAN übernommen.',
  'put-right': () => 'Bankleitzahl und Kontonummer waren vertauscht und stehen jetzt richtig.',
  'is-iban': () => 'Das ist eine IBAN.',
  'looks-like-iban': () => 'Das sieht wie eine IBAN aus.',
  'is-account': ({ account }) =>
    `Das sind Bankleitzahl und Kontonummer, keine IBAN: ${groupedBlz(account.blz)} und ${account.kontonummer}.`,
  'several-numbers': ({ field, text }) =>
    `„${text}“ kann mehr als eine Zahl sein. Geben Sie die ${NAMES[field]} ohne Trennzeichen ein.`,
  unread: ({ reading }) => readingSentence(reading),
} satisfies FieldWords);
