import type { LanguageHooks } from '../feld/languages.ts';
import type { FieldHooks } from '../fields/field-words.ts';
import type { Hooks } from '../parts/refresh.ts';
import type { Taught } from '../parts/teach.ts';

/** What a page finds as IbanRechner once en.js has come. */
export type WithLanguage = Taught & Hooks & FieldHooks & LanguageHooks & { language?: unknown };

/** The window of the page. Before embed.js has run, it has no IbanRechner. */
export const page = () => window as { IbanRechner?: WithLanguage };
