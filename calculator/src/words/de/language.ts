import type { CommandLanguage } from '../command-words.ts';
import { GERMAN_COMMAND_WORDS } from './command.ts';
import { blzSentence, ibanSentence, kontonummerSentence } from './faults.ts';
import { GERMAN_LIST_WORDS } from './lists.ts';
import { NOTES } from './notes.ts';

/** All that the command says in German. */
export const GERMAN_LANGUAGE: CommandLanguage = {
  answers: { iban: ibanSentence, blz: blzSentence, kontonummer: kontonummerSentence, notes: NOTES },
  lists: GERMAN_LIST_WORDS,
  command: GERMAN_COMMAND_WORDS,
};
