import type { GERMAN_EMBED } from '../embedding/de.tsx';
import type { GERMAN_HOME } from '../home/de.tsx';
import type { GERMAN_FRAME } from './de.tsx';
import type { GERMAN_HOME_SCRIPT, GERMAN_PAGE_SCRIPT, GERMAN_SEARCH_FORM } from './script/de.ts';

/** A language of our pages, as in the attribute `lang`. */
export type Language = 'de' | 'en';

// A language must have all words that German has. Comments beside the German ones say what each is for.

/** What the frame around every page says, and the sentences that pages of both languages share. */
export type FrameWords = typeof GERMAN_FRAME;
/** For which days the bank data is valid. */
export type ValidityWords = FrameWords['validity'];
/** What the search for a bank says around its field. */
export type SearchFormWords = typeof GERMAN_SEARCH_FORM;
export type HomeWords = typeof GERMAN_HOME;
export type AccountFormWords = HomeWords['form'];
/** What the page „Einbetten“ says. */
export type EmbedWords = typeof GERMAN_EMBED;
/** What the script of every page writes. */
export type PageScriptWords = typeof GERMAN_PAGE_SCRIPT;
export type HomeScriptWords = typeof GERMAN_HOME_SCRIPT;
