import type { Brand } from '../calculator/functions.ts';

/** An error of the API: what it answers, and what the page „Schnittstelle“ lists. */
export interface ErrorContent {
  readonly status: number;
  /** A German sentence. */
  readonly error: string;
}

/** Every error that the API answers. The first four sentences must stay as they are: programs may compare them. */
export const ERRORS = {
  malformedBlz: { status: 400, error: 'BLZ muss 8-stellig sein.' },
  noBank: { status: 404, error: 'Keine Bank mit dieser BLZ gefunden.' },
  notFound: { status: 404, error: 'Nicht gefunden.' },
  wrongMethod: { status: 405, error: 'Methode nicht erlaubt.' },
  internal: { status: 500, error: 'Interner Fehler.' },
  badRequest: { status: 400, error: 'Ungültige Anfrage.' },
  tooSlow: { status: 408, error: 'Die Anfrage kam zu langsam.' },
  tooLong: { status: 431, error: 'Die Anfrage ist zu lang.' },
} as const satisfies Readonly<Record<string, ErrorContent>>;

// Texts that several pages show.

/** Shown where a page speaks of the banks' rules. */
export const STATEMENT_DECIDES = 'Es gilt die IBAN auf dem Kontoauszug.';

/** In place of a BIC, for a bank without one. */
export const NO_BIC = 'keiner im Verzeichnis';

/** What the search in all banks says if it is sent empty. */
export const EMPTY_BANK_SEARCH = 'Geben Sie einen Namen, einen Ort, einen BIC oder eine Bankleitzahl ein.';

/** What a search for a bank says without a hit, and then what to do. */
export const NO_BANK_FOUND = 'Keine Bank gefunden.';
export const OTHER_SEARCH = 'Versuchen Sie es mit einem Teil des Namens oder nur mit dem Ort.';

/** Says where the accounts of a brand are that is not a bank of the directory. */
export const brandSentence = ({ name, institution, seat }: Brand) =>
  `„${name}“ steht nicht im Verzeichnis der Bundesbank. Soweit bekannt, führt ${institution} in ${seat} die Konten. Sicher zeigt es die IBAN: Prüfen Sie sie, dann sehen Sie Land und Bank.`;

/** What the search in all banks says if a visitor types an account into it. */
export const ACCOUNT_IN_BANK_SEARCH =
  'Das sieht nach einer Kontonummer oder einer IBAN aus. Suchen Sie nach Name, Ort, BIC oder Bankleitzahl.';

/** About searches for a bank that our server answers. */
export const SEARCHES_UNLOGGED = 'Unsere Anwendung führt kein Protokoll über diese Anfragen.';
