import type { CommandLanguage } from '../command-words.ts';
import { ENGLISH_COMMAND_WORDS } from './command.ts';
import { ENGLISH } from './english.ts';
import { ENGLISH_LIST_WORDS } from './lists.ts';

/** All that the command says in English. */
export const ENGLISH_LANGUAGE: CommandLanguage = {
  answers: ENGLISH,
  lists: ENGLISH_LIST_WORDS,
  command: ENGLISH_COMMAND_WORDS,
};
