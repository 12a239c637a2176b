import type { SearchFormWords } from '../words.ts';

export const GERMAN_SEARCH_FORM: SearchFormWords = {
  withoutScript: 'Ohne JavaScript wird gesendet, was Sie hier eingeben. Geben Sie keine Kontonummer ein.',
  scriptMissing:
    'Die Suche geht noch nicht, denn ein Skript dieser Seite wurde noch nicht geladen. Laden Sie die Seite neu.',
};
