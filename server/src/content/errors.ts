/** An error of the API: what it answers, and what the page „Schnittstelle“ lists. */
export interface ErrorContent {
  readonly status: number;
  /** A German sentence. */
  readonly error: string;
}

/** Every error that the server answers. The first four sentences must stay as they are: programs may compare them. */
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
