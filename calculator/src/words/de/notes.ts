import type { NoteWords } from '../words.ts';
import { COUNTRY_WORDS } from './countries.ts';
import { DIRECTORY_WORDS } from './directory.ts';
import { RULE_WORDS } from './rules.ts';

/** All sentences about notes. Its type makes a missing one an error of the compiler. */
export const NOTES: NoteWords = { ...COUNTRY_WORDS, ...DIRECTORY_WORDS, ...RULE_WORDS };
