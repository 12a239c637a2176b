export const GERMAN_SEARCH_FORM = {
  /** The end of the hint: what happens with a search text in a browser without JavaScript. */
  withoutScript: 'Ohne JavaScript wird gesendet, was Sie hier eingeben. Geben Sie keine Kontonummer ein.',
  scriptMissing:
    'Die Suche geht noch nicht, denn ein Skript dieser Seite wurde noch nicht geladen. Laden Sie die Seite neu.',
};
